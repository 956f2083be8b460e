// A websocket connection to a table that reconnects with growing pauses; answers are matched to commands by `ref`.
import type { AnyMessage, AnyCommand, Problem, Update, Welcome } from "../wire/messages";
import { problem } from "./api";
import { Folding } from "./changes";

export type ConnectionStatus = "connecting" | "live" | "offline" | "ended";
type WithoutRef<T> = T extends unknown ? Omit<T, "ref"> : never;
export type Command = WithoutRef<AnyCommand>;
type Greeting = Extract<Command, { type: "hello" | "watch" }>;

interface Hooks {
  /** What is said first, and again whenever something was missed. */
  greeting(): Greeting;
  welcome(message: Welcome): void;
  /** False: something is missing before it. */
  update(message: Update): boolean;
  status(status: ConnectionStatus): void;
  /** The table does not let this guest in at all; true: try again. */
  refused(problem: Problem): Promise<boolean>;
}

const BEAT = 3_000; // milliseconds between two looks at the line
const SILENCE = 9_000; // milliseconds without a word after which the server is asked for one: on a train nobody says that the line is cut
const PATIENCE = 12_000; // milliseconds that an answer may take
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;

export class Connection {
  #address: string;
  #hooks: Hooks;
  #socket: WebSocket | null = null;
  #ref = 0;
  #hello = 0;
  #waiting = new Map<number, (answer: AnyMessage) => void>();
  #failures = 0;
  #beats: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #settling = false;
  #ended = false;
  #folding = new Folding();
  #folds = true; // until a change did not fit, which no server of today sends

  constructor(address: string, hooks: Hooks) {
    this.#address = address;
    this.#hooks = hooks;
  }

  open(): void {
    if (this.#ended) return;
    clearTimeout(this.#retry);
    this.#hooks.status(this.#failures ? "offline" : "connecting");
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#sayHello();
    const late = setTimeout(() => this.#giveUp(socket), PATIENCE);
    socket.onmessage = (event) => {
      clearTimeout(late);
      this.#heardAt = performance.now();
      if (socket === this.#socket) this.#hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      clearTimeout(late);
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Now rather than later: the network has changed, or the page is looked at again. */
  hurry(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) void this.send({ type: "ping" });
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beats);
    this.#socket?.close();
    this.#answerAll();
    this.#hooks.status("ended");
  }

  /** The answer to a command; a Problem where the connection is lost meanwhile. */
  send(command: Command): Promise<AnyMessage> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(problem("offline"));
    const ref = ++this.#ref;
    const socket = this.#socket;
    return new Promise((answer) => {
      const late = setTimeout(() => this.#giveUp(socket), PATIENCE);
      this.#waiting.set(ref, (message) => {
        clearTimeout(late);
        answer(message);
      });
      socket.send(JSON.stringify({ ...command, ref }));
    });
  }

  /** Is anybody there? What awaits an answer finds that out by itself, and a line that is being closed is no line any more. */
  #beat(): void {
    const socket = this.#socket;
    if (socket && socket.readyState > WebSocket.OPEN) this.#giveUp(socket);
    else if (!this.#waiting.size && performance.now() - this.#heardAt >= SILENCE) void this.send({ type: "ping" });
  }

  #sayHello(): void {
    this.#hello = ++this.#ref;
    this.#socket?.send(JSON.stringify({ ...this.#hooks.greeting(), changes: this.#folds, ref: this.#hello }));
  }

  #hear(message: AnyMessage): void {
    switch (message.type) {
      case "welcome":
        this.#failures = 0;
        clearInterval(this.#beats);
        this.#beats = setInterval(() => this.#beat(), BEAT);
        this.#folding.take(message);
        this.#hooks.welcome(message);
        this.#hooks.status("live");
        this.#answer(message.ref, message);
        break;
      case "change": {
        const update = this.#folding.fold(message);
        this.#folds = update !== null;
        if (update) this.#hear(update);
        else this.#sayHello();
        break;
      }
      case "update":
        this.#folding.take(message);
        if (!this.#hooks.update(message)) this.#sayHello();
        if (message.ref !== null) this.#answer(message.ref, message);
        break;
      case "problem":
        if (message.ref === null || message.ref === this.#hello) void this.#unwelcome(message);
        else this.#answer(message.ref, message);
        break;
      default:
        this.#answer(message.ref, message);
    }
  }

  async #unwelcome(message: Problem): Promise<void> {
    this.#settling = true; // the server hangs up meanwhile
    const again = await this.#hooks.refused(message).catch(() => false);
    this.#settling = false;
    if (again && this.#socket?.readyState === WebSocket.OPEN) this.#sayHello();
    else if (this.#socket?.readyState === WebSocket.CLOSED) this.#lost();
  }

  #answer(ref: number, message: AnyMessage): void {
    this.#waiting.get(ref)?.(message);
    this.#waiting.delete(ref);
  }

  #answerAll(): void {
    for (const answer of this.#waiting.values()) answer(problem("offline"));
    this.#waiting.clear();
  }

  /** Nothing comes any more; a browser may wait a minute longer for an end that both sides agree on. */
  #giveUp(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    this.#lost();
  }

  #lost(): void {
    clearInterval(this.#beats);
    this.#answerAll();
    if (this.#ended || this.#settling) return;
    this.#failures += 1;
    this.#hooks.status("offline");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }
}
