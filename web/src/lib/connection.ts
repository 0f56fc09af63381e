/**
 * The line to the server: opens, resumes from the last number, and comes back by itself.
 *
 * The view is kept here as plain data; every patch is proved by its checksum, and where it does not fit the
 * whole table is asked for again.
 */
import { apply, checksum } from "./patch";
import type { FromClient, Hello, Refused, ToClient, Update, TableView } from "./wire";

export type LineState = "connecting" | "online" | "waiting" | "closed" | "denied";

/** What we use of a WebSocket; tests bring their own. */
export interface Socket {
  send(data: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface Handlers {
  state(state: LineState, retryIn: number): void;
  hello(hello: Hello): void;
  update(update: Update, view: TableView): void;
  other(message: Exclude<ToClient, Hello | Update>): void;
}

export interface Options {
  open(): Socket;
  lang(): string;
  handlers: Handlers;
  /** Injected by tests. */
  random?: () => number;
  later?: (run: () => void, milliseconds: number) => unknown;
  cancel?: (timer: unknown) => void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
export const PING_EVERY = 20_000;
export const SILENCE = 50_000;
export const OPENING = 15_000;
export const PROBE = 4_000;

/** The server will not have us; trying again would not help. */
const FINAL_CODES = new Set([1008, 4400, 4401, 4403, 4404, 4409, 4410]);

export class Connection {
  state: LineState = "closed";
  seq = 0;
  said = 0;
  view: TableView | null = null;
  private socket: Socket | null = null;
  private tries = 0;
  private fulls = 0;
  private retry: unknown = null;
  private pinger: unknown = null;
  private limit: unknown = null;
  private heard = false;
  private silent = 0;
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  connect(): void {
    this.stop();
    this.enter("connecting");
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: "resume", seq: this.seq, said: this.said, lang: this.options.lang() });
      this.watch();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(event.data);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
    this.limit = this.later(() => this.lost(1006), OPENING);
  }

  /** Leave for good. */
  close(): void {
    this.stop();
    this.enter("closed");
  }

  /** Try at once, because the device is back or somebody looks again; a line may have died meanwhile. */
  wake(): void {
    if (this.state === "waiting" || this.state === "connecting") this.connect();
    else if (this.state === "online") this.probe();
  }

  private probe(): void {
    this.heard = false;
    this.send({ type: "ping" });
    this.cancel(this.limit);
    this.limit = this.later(() => {
      if (!this.heard) this.lost(1006);
    }, PROBE);
  }

  /** Whether the message went out. */
  send(message: FromClient): boolean {
    if (!this.socket || (this.state !== "online" && message.type !== "resume" && message.type !== "ping")) {
      return false;
    }
    try {
      this.socket.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  /** Ask for the whole table again. */
  restart(): void {
    this.seq = 0;
    this.view = null;
    this.connect();
  }

  private receive(data: unknown): void {
    this.heard = true;
    let message: ToClient;
    try {
      message = JSON.parse(String(data)) as ToClient;
    } catch {
      return;
    }
    if (message.type === "hello") this.welcome(message);
    else if (message.type === "update") this.step(message);
    else {
      if (message.type === "chat") this.said = message.line.number;
      this.options.handlers.other(message as Exclude<ToClient, Hello | Update>);
    }
    if (this.state === "connecting" && !isRefusal(message)) this.enter("online");
  }

  private welcome(hello: Hello): void {
    this.seq = hello.seq;
    this.said = hello.chat.at(-1)?.number ?? 0;
    this.view = hello.view;
    this.tries = 0;
    this.enter("online");
    this.options.handlers.hello(hello);
  }

  private step(update: Update): void {
    if (update.seq < this.seq) return; // an echo of what we have already
    let view: TableView;
    try {
      view = apply(this.view, update.patch) as TableView;
    } catch {
      this.mismatch();
      return;
    }
    if (checksum(view) !== update.checksum) {
      this.mismatch();
      return;
    }
    this.fulls = 0;
    this.tries = 0;
    this.seq = update.seq;
    this.view = view;
    if (this.state !== "online") this.enter("online");
    this.options.handlers.update(update, view);
  }

  /** What we hold is not what the server holds: start over, but never in a tight circle. */
  private mismatch(): void {
    this.seq = 0;
    this.view = null;
    this.fulls += 1;
    if (this.fulls === 1) this.connect();
    else this.lost(1006);
  }

  private lost(code: number): void {
    this.stop();
    if (FINAL_CODES.has(code)) {
      this.enter("denied");
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    const random = this.options.random ?? Math.random;
    const milliseconds = Math.round(wait * (0.75 + random() / 2));
    this.tries += 1;
    this.enter("waiting", milliseconds);
    this.retry = this.later(() => this.connect(), milliseconds);
  }

  /** Ping while nothing is heard, and give the line up when even that stays unanswered. */
  private watch(): void {
    this.silent = 0;
    const beat = (): void => {
      this.silent = this.heard ? 0 : this.silent + PING_EVERY;
      this.heard = false;
      if (this.silent >= SILENCE) {
        this.lost(1006);
        return;
      }
      this.send({ type: "ping" });
      this.pinger = this.later(beat, PING_EVERY);
    };
    this.pinger = this.later(beat, PING_EVERY);
  }

  private stop(): void {
    const socket = this.socket;
    this.socket = null;
    this.cancel(this.retry);
    this.cancel(this.pinger);
    this.cancel(this.limit);
    this.retry = this.pinger = this.limit = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      try {
        socket.close();
      } catch {
        // It was never open.
      }
    }
  }

  private enter(state: LineState, retryIn = 0): void {
    this.state = state;
    if (state === "online") this.cancel(this.limit);
    this.options.handlers.state(state, retryIn);
  }

  private later(run: () => void, milliseconds: number): unknown {
    return this.options.later ? this.options.later(run, milliseconds) : setTimeout(run, milliseconds);
  }

  private cancel(timer: unknown): void {
    if (timer === null) return;
    if (this.options.cancel) this.options.cancel(timer);
    else clearTimeout(timer as number);
  }
}

function isRefusal(message: ToClient): message is Refused {
  return message.type === "error";
}

/** The WebSocket of a room; a cookie that no script can read tells who comes. */
export function openSocket(code: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const url = `${scheme}://${location.host}/ws/${encodeURIComponent(code)}`;
  return new WebSocket(url, ["tafelrunde"]) as unknown as Socket;
}
