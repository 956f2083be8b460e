// The sound language: short synthesised melodies of one family, each of a shape of its own. Nothing is loaded, and nothing sounds until asked for.
import { remember, remembered } from "./storage";

/** Tones of a sound: when they begin (s), their pitch (Hz), how long (s) and how loud they are. */
type Tone = [start: number, pitch: number, length: number, level: number];

/** In the order in which they are explained. No two rise and fall alike, so that pitch alone need not tell them apart. */
export const SCORE = {
  turn: [
    [0, 587, 0.18, 0.35],
    [0.13, 880, 0.34, 0.35],
  ],
  theirs: [
    [0, 440, 0.1, 0.16],
    [0.1, 330, 0.16, 0.16],
  ],
  gain: [
    [0, 523, 0.14, 0.3],
    [0.08, 659, 0.14, 0.3],
    [0.16, 784, 0.24, 0.35],
  ],
  rival: [
    [0, 494, 0.12, 0.26],
    [0.1, 659, 0.12, 0.26],
    [0.2, 494, 0.22, 0.26],
  ],
  loss: [
    [0, 392, 0.18, 0.36],
    [0.16, 330, 0.18, 0.36],
    [0.32, 247, 0.36, 0.4],
  ],
  danger: [
    [0, 233, 0.1, 0.45],
    [0.11, 330, 0.1, 0.45],
    [0.22, 233, 0.1, 0.45],
    [0.33, 330, 0.2, 0.45],
  ],
  refused: [
    [0, 165, 0.1, 0.5],
    [0.16, 165, 0.2, 0.5],
  ],
  place: [[0, 196, 0.12, 0.5]],
  throw: [
    [0, 98, 0.06, 0.35],
    [0.04, 131, 0.06, 0.32],
    [0.08, 175, 0.06, 0.28],
    [0.12, 233, 0.16, 0.22],
  ],
  near: [
    [0, 659, 0.1, 0.26],
    [0.14, 659, 0.1, 0.26],
    [0.28, 494, 0.3, 0.26],
  ],
  double: [
    [0, 587, 0.08, 0.3],
    [0.09, 784, 0.12, 0.32],
    [0.22, 784, 0.08, 0.3],
    [0.31, 988, 0.24, 0.34],
  ],
  set: [
    [0, 523, 0.1, 0.3],
    [0.09, 659, 0.1, 0.3],
    [0.18, 784, 0.1, 0.32],
    [0.27, 659, 0.1, 0.32],
    [0.36, 1047, 0.36, 0.36],
  ],
  dice: [
    [0, 310, 0.04, 0.4],
    [0.07, 260, 0.04, 0.4],
    [0.13, 340, 0.04, 0.35],
    [0.21, 290, 0.06, 0.45],
  ],
  won: [
    [0, 523, 0.1, 0.32],
    [0.12, 523, 0.1, 0.32],
    [0.24, 523, 0.1, 0.32],
    [0.36, 784, 0.5, 0.38],
  ],
  lost: [
    [0, 440, 0.18, 0.32],
    [0.18, 392, 0.18, 0.32],
    [0.36, 330, 0.18, 0.32],
    [0.54, 220, 0.5, 0.38],
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SCORE;

const USUAL = 70; // of a hundred
const LATE = 1.5; // seconds: what would be heard so long after it happened is left out

/** Each game has a voice of its own: the same melodies on another instrument. */
const VOICES: Record<string, { type: OscillatorType; bright: number }> = {
  carcassonne: { type: "triangle", bright: 4 },
  "super-teams": { type: "sawtooth", bright: 2.5 },
  "precious-cargo": { type: "sine", bright: 8 },
  adventures: { type: "square", bright: 2 },
};
let voice = VOICES.carcassonne!;

/** Lets what follows be heard in the voice of a game. */
export function tune(game: string): void {
  voice = VOICES[game] ?? VOICES.carcassonne!;
}

let context: AudioContext | null = null;
let free = 0; // when the last sound has ended, by the clock of the context

export function soundOn(): boolean {
  return (remembered("sound") ?? (matchMedia("(hover: none)").matches ? "off" : "on")) === "on";
}

export function chooseSound(on: boolean): void {
  remember("sound", on ? "on" : "off");
  play("place");
}

/** From 0 to 100. */
export function volume(): number {
  return Number(remembered("volume") ?? USUAL);
}

export function chooseVolume(chosen: number): void {
  remember("volume", String(chosen));
  sound("gain");
}

/** Lets something be heard, where sounds are wanted; one after the other. */
export function play(name: Sound): void {
  if (soundOn()) begin(name, free);
}

/** Lets a sound be heard at once. */
export function sound(name: Sound): void {
  begin(name, 0);
}

function begin(name: Sound, earliest: number): void {
  if (navigator.userActivation?.hasBeenActive === false || volume() === 0) return;
  context ??= new AudioContext();
  void context.resume();
  const at = Math.max(context.currentTime, earliest);
  if (at - context.currentTime > LATE) return;
  for (const tone of SCORE[name] as Tone[]) pluck(context, at, tone);
  free = at + lasting(name);
}

/** Seconds. */
export function lasting(name: Sound): number {
  const [start, , length] = SCORE[name].at(-1)!;
  return start + length;
}

function pluck(audio: AudioContext, from: number, [start, pitch, length, level]: Tone): void {
  const at = from + start;
  const source = new OscillatorNode(audio, { type: voice.type, frequency: pitch });
  const colour = new BiquadFilterNode(audio, { type: "lowpass", frequency: pitch * voice.bright });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime((level * volume()) / 200, at + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length + 0.05);
  source.connect(colour).connect(loudness).connect(audio.destination);
  source.start(at);
  source.stop(at + length + 0.1);
}
