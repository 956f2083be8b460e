// Reads out what is said at a table and what has the focus. F2 repeats what was said last, Ctrl is silence.
import { announcer } from "../lib/announcer";
import { rate } from "../lib/speaking.svelte";
import { language, say } from "../lib/texts.svelte";
import { sayGroup, sayPart } from "./parts";
import { voiceFor } from "./voices";

const LED = 250; // milliseconds: where the focus was led is read after what the table says meanwhile, and not once more
const MOVING = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

class Speaker {
  #gone: AbortController | null = null;
  #latest: string[] = []; // what the table said last
  #waiting: string[] = []; // until the browser lets the page speak
  #moving = false; // by a key, at this moment
  #group: string | null = null;
  #led: ReturnType<typeof setTimeout> | undefined;
  #field: EventTarget | null = null; // that has just been read

  begin(): void {
    if (this.#gone) return;
    this.#gone = new AbortController();
    const { signal } = this.#gone;
    const stop = announcer.listen((sayings) => this.tell(sayings.map(({ words }) => words)));
    signal.addEventListener("abort", stop);
    document.addEventListener("focusin", (event) => this.#focused(event.target as Element), { signal });
    document.addEventListener("input", (event) => this.#changed(event.target as Element), { signal });
    addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    addEventListener("pointerdown", () => this.#allowed(), { signal, capture: true });
    this.tell([say("speech-begins"), ...(voiceFor(language()) ? [] : [say("speech-no-voice")])]);
  }

  end(): void {
    this.#gone?.abort();
    this.#gone = null;
    this.silence();
  }

  /** What the table says, in its order. */
  tell(words: string[]): void {
    this.#latest = words;
    for (const each of words) this.#utter(each);
  }

  repeat(): void {
    this.silence();
    for (const each of this.#latest) this.#utter(each);
  }

  silence(): void {
    clearTimeout(this.#led);
    this.#waiting = [];
    speechSynthesis.cancel();
  }

  /** At once, instead of what is being said: somebody goes about the page. */
  #instead(words: string): void {
    this.silence();
    this.#utter(words);
  }

  #utter(words: string): void {
    if (navigator.userActivation?.hasBeenActive === false) {
      this.#waiting.push(words);
      return;
    }
    const spoken = new SpeechSynthesisUtterance(words.replaceAll(" · ", ", ").replaceAll("§", ""));
    const voice = voiceFor(language());
    spoken.lang = voice?.lang ?? language();
    spoken.voice = voice;
    spoken.rate = rate() / 100;
    speechSynthesis.speak(spoken);
  }

  /** A browser is silent until somebody has used the page. */
  #allowed(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) this.#utter(each);
  }

  #key(event: KeyboardEvent): void {
    if (event.key === "F2" && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      this.repeat();
    } else if (event.key === "Control") {
      this.silence();
    } else if (MOVING.has(event.key)) {
      this.#moving = true;
      setTimeout(() => (this.#moving = false));
    }
    this.#allowed();
  }

  #focused(element: Element): void {
    const group = sayGroup(element);
    const entered = group && group !== this.#group ? [group] : [];
    this.#group = group;
    const part = sayPart(element);
    const words = [...entered, part.all].filter(Boolean).join(": ");
    this.#field = element;
    clearTimeout(this.#led);
    if (!words) return;
    if (this.#moving) return this.#instead(words);
    const before = this.#latest;
    this.#led = setTimeout(() => {
      if (this.#latest === before || !this.#latest.some((spoken) => spoken.includes(part.name))) this.#utter(words);
    }, LED);
  }

  /** A slider, a list or a switch that was changed by keys says its new value; letters that are typed do not. */
  #changed(element: Element): void {
    if (element !== this.#field || !element.matches("select, input[type=range], input[type=radio], input[type=checkbox]")) return;
    this.#instead(sayPart(element).value);
  }
}

export const speaker = new Speaker();
