// Short synthesised sounds of one family: plucked tones over a soft filter. Nothing is loaded, and nothing sounds until asked for.
import type { Sound } from "../games/game";
import { remember, remembered } from "./storage";

/** Tones of a sound: when they begin (s), their pitch (Hz), how long (s) and how loud they are. */
type Tone = [start: number, pitch: number, length: number, level: number];

const SCORE: Record<Sound, Tone[]> = {
  place: [
    [0, 196, 0.12, 0.5],
    [0.02, 392, 0.08, 0.25],
  ],
  throw: [
    [0, 98, 0.1, 0.35],
    [0.03, 147, 0.16, 0.2],
  ],
  points: [
    [0, 523, 0.14, 0.3],
    [0.08, 659, 0.14, 0.3],
    [0.16, 784, 0.24, 0.35],
  ],
  dice: [
    [0, 310, 0.04, 0.4],
    [0.07, 260, 0.04, 0.4],
    [0.13, 340, 0.04, 0.35],
    [0.21, 290, 0.06, 0.45],
  ],
  danger: [
    [0, 233, 0.22, 0.4],
    [0.14, 185, 0.32, 0.45],
  ],
  turn: [
    [0, 587, 0.18, 0.35],
    [0.13, 880, 0.34, 0.35],
  ],
};

let context: AudioContext | null = null;

export function soundOn(): boolean {
  return (remembered("sound") ?? (matchMedia("(hover: none)").matches ? "off" : "on")) === "on";
}

export function chooseSound(on: boolean): void {
  remember("sound", on ? "on" : "off");
  if (on) play("place");
}

export function play(sound: Sound): void {
  if (!soundOn() || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SCORE[sound]) pluck(context, tone);
}

function pluck(audio: AudioContext, [start, pitch, length, level]: Tone): void {
  const at = audio.currentTime + start;
  const voice = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const colour = new BiquadFilterNode(audio, { type: "lowpass", frequency: pitch * 4 });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(level * 0.35, at + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length + 0.05);
  voice.connect(colour).connect(loudness).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length + 0.1);
}
