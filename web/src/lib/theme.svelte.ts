// Dark or light: chosen here, or else what the system prefers.
import { showPace, speed } from "./pace.svelte";
import { remember, remembered } from "./storage";

type Theme = "dark" | "light";

class Look {
  theme = $state<Theme>("dark");
}

const look = new Look();

export function theme(): Theme {
  return look.theme;
}

export function startTheme(): void {
  const system = matchMedia("(prefers-color-scheme: light)");
  const follow = () => show((remembered("theme") as Theme | null) ?? (system.matches ? "light" : "dark"));
  system.addEventListener("change", follow);
  follow();
  showPace();
}

export function chooseTheme(chosen: Theme): void {
  remember("theme", chosen);
  show(chosen);
}

function show(chosen: Theme): void {
  look.theme = chosen;
  document.documentElement.dataset.theme = chosen;
  const night = getComputedStyle(document.documentElement).getPropertyValue("--night").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", night);
}

/** Whether the system asks for less motion. */
export function lessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether nothing is to move: by the system's wish, or since everything is to be there at once. */
export function calm(): boolean {
  return lessMotion() || speed() === "instant";
}
