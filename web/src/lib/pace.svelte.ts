// How fast things are shown, and whether a choice is asked about once more: as this browser's guest wants it.
import { remember, remembered } from "./storage";

export const SPEEDS = ["calm", "normal", "quick", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const TIMES: Record<Speed, number> = { calm: 1.7, normal: 1, quick: 0.5, instant: 0 };

class Wanted {
  speed = $state<Speed>(SPEEDS.find((speed) => speed === remembered("speed")) ?? "normal");
  confirms = $state(remembered("confirm") !== "off");
  eventsWait = $state(remembered("events") === "wait");
}

const wanted = new Wanted();

export const speed = (): Speed => wanted.speed;

/** Milliseconds that something takes that would usually take so many. */
export const paced = (milliseconds: number): number => milliseconds * TIMES[wanted.speed];

export function chooseSpeed(chosen: Speed): void {
  remember("speed", chosen);
  wanted.speed = chosen;
  showPace();
}

/** So that styles know it, too. */
export function showPace(): void {
  document.documentElement.dataset.pace = wanted.speed;
}

/** Whether what is chosen is sent by a button; otherwise it is sent as soon as nothing else can be chosen. */
export const confirms = (): boolean => wanted.confirms;

export function chooseConfirming(on: boolean): void {
  remember("confirm", on ? "on" : "off");
  wanted.confirms = on;
}

/** Whether an event stays in sight until the guest goes on; otherwise it goes on by itself. */
export const eventsWait = (): boolean => wanted.eventsWait;

export function chooseWaiting(on: boolean): void {
  remember("events", on ? "wait" : "go-on");
  wanted.eventsWait = on;
}
