import { beforeEach, describe, expect, test } from "vitest";
import { Connection, FIRST_WAIT, type LineState, OPENING, PING_EVERY, PROBE, type Socket } from "../src/lib/connection";
import { checksum } from "../src/lib/patch";
import type { Hello, Patch, TableView, Update } from "../src/lib/wire";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class Clock {
  now = 0;
  queue: { at: number; run: () => void }[] = [];
  later = (run: () => void, milliseconds: number): unknown => {
    const timer = { at: this.now + milliseconds, run };
    this.queue.push(timer);
    return timer;
  };
  cancel = (timer: unknown): void => {
    this.queue = this.queue.filter((one) => one !== timer);
  };
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.queue.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.now = next.at;
      this.cancel(next);
      next.run();
    }
    this.now = end;
  }
}

const VIEW: TableView = { round: 1, heroes: [{ id: "a", focus: 0 }] };

function hello(seq: number, view: TableView = VIEW): Hello {
  return {
    type: "hello",
    seq,
    room: {} as Hello["room"],
    view,
    checksum: checksum(view),
    decisions: [],
    log: [],
    chat: [],
    can_undo: false,
    can_redo: false,
    step: 0,
    back_to: 0,
    last_answer: -1,
    outcome: null,
    trouble: false,
    notice: null,
  };
}

function update(seq: number, patch: Patch, view: TableView): Update {
  return {
    type: "update",
    seq,
    patch,
    checksum: checksum(view),
    events: [],
    decisions: [],
    can_undo: false,
    can_redo: false,
    step: 0,
    back_to: 0,
    last_answer: -1,
    outcome: null,
    trouble: false,
    notice: null,
  };
}

let sockets: FakeSocket[] = [];
let states: LineState[] = [];
let views: TableView[] = [];
let hellos = 0;
let clock: Clock;

function line(): Connection {
  const made = new Connection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    lang: () => "de",
    handlers: {
      state: (state) => states.push(state),
      hello: () => hellos++,
      update: (_, view) => views.push(view),
      other: () => undefined,
    },
    random: () => 0.5,
    later: clock.later,
    cancel: clock.cancel,
  });
  made.connect();
  return made;
}

const last = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;

beforeEach(() => {
  sockets = [];
  states = [];
  views = [];
  hellos = 0;
  clock = new Clock();
});

describe("the line to the server", () => {
  test("asks for everything first and is online with the greeting", () => {
    const connection = line();
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "resume", seq: 0, said: 0, lang: "de" }]);
    last().says(hello(7));
    expect(connection.state).toBe("online");
    expect(connection.seq).toBe(7);
    expect(hellos).toBe(1);
  });

  test("applies patches and keeps what did not change", () => {
    const connection = line();
    last().onopen?.();
    last().says(hello(7));
    last().says(update(8, { k: { round: { "=": 2 } } }, { ...VIEW, round: 2 }));
    expect(connection.seq).toBe(8);
    expect(views).toStrictEqual([{ ...VIEW, round: 2 }]);
  });

  test("waits for a view that cannot be shown yet", () => {
    line();
    last().onopen?.();
    last().says({ ...hello(7), view: null, notice: { slug: "view-trouble", message: "…" } });
    last().says({ ...update(7, {}, VIEW), checksum: checksum(null) });
    last().says(update(8, { "=": VIEW }, VIEW));
    expect(sockets.length).toBe(1);
    expect(views).toStrictEqual([null, VIEW]);
  });

  test("comes back by itself and resumes from its last number", () => {
    const connection = line();
    last().onopen?.();
    last().says(hello(7));
    last().says({ type: "chat", line: { number: 3, name: "Anna", text: "Hallo", at: 0 } });
    last().onclose?.({ code: 1006, reason: "" });
    expect(connection.state).toBe("waiting");
    expect(connection.send({ type: "redo", re: 1 })).toBe(false);
    clock.pass(FIRST_WAIT);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "resume", seq: 7, said: 3, lang: "de" }]);
    last().says(update(8, { k: { round: { "=": 2 } } }, { ...VIEW, round: 2 }));
    expect(connection.state).toBe("online");
  });

  test("waits longer after each failure, and not at all when woken", () => {
    line();
    for (const wait of [500, 1000, 2000]) {
      last().onclose?.({ code: 1006, reason: "" });
      const before = sockets.length;
      clock.pass(wait - 1);
      expect(sockets.length).toBe(before);
      clock.pass(1);
      expect(sockets.length).toBe(before + 1);
    }
    last().onclose?.({ code: 1006, reason: "" });
  });

  test("a wrong checksum leads to everything anew", () => {
    const connection = line();
    last().onopen?.();
    last().says(hello(7));
    last().says({ ...update(8, { k: { round: { "=": 2 } } }, VIEW), checksum: 1 });
    expect(views).toEqual([]);
    expect(sockets.length).toBe(2);
    last().onopen?.();
    expect(last().sent[0]).toEqual({ type: "resume", seq: 0, said: 0, lang: "de" });
    last().says(hello(8, { round: 2 }));
    expect(connection.view).toEqual({ round: 2 });
  });

  test("a patch that does not fit is no better than a wrong checksum", () => {
    line();
    last().onopen?.();
    last().says(hello(7));
    last().says(update(8, { i: { "3": { "=": 1 } } }, VIEW));
    expect(sockets.length).toBe(2);
  });

  test("two mismatches in a row wait before the next try", () => {
    const connection = line();
    for (let round = 0; round < 2; round++) {
      last().onopen?.();
      last().says(hello(7));
      last().says({ ...update(8, {}, VIEW), checksum: 1 });
    }
    expect(connection.state).toBe("waiting");
  });

  test("what came already is not applied again", () => {
    line();
    last().onopen?.();
    last().says(hello(7));
    last().says(update(6, { k: { round: { "=": 9 } } }, { ...VIEW, round: 9 }));
    expect(views).toEqual([]);
    expect(sockets.length).toBe(1);
  });

  test("a refusal for good is not tried again", () => {
    const connection = line();
    last().onclose?.({ code: 4404, reason: "" });
    expect(connection.state).toBe("denied");
    clock.pass(60_000);
    expect(sockets.length).toBe(1);
  });

  test("whoever looks again learns soon that the line has died", () => {
    const connection = line();
    last().onopen?.();
    last().says(hello(7));
    connection.wake();
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    last().says({ type: "pong" });
    clock.pass(PROBE);
    expect(connection.state).toBe("online");
    connection.wake();
    clock.pass(PROBE - 1);
    expect(connection.state).toBe("online");
    clock.pass(1);
    expect(connection.state).toBe("waiting");
  });

  test("a line that does not open is given up, and tried anew by whoever looks again", () => {
    const connection = line();
    connection.wake();
    expect(sockets.length).toBe(2);
    clock.pass(OPENING);
    expect(connection.state).toBe("waiting");
    clock.pass(FIRST_WAIT);
    expect(sockets.length).toBe(3);
    last().onopen?.();
    last().says(hello(7));
    clock.pass(OPENING);
    expect(connection.state).toBe("online");
  });

  test("pings, and gives a silent line up", () => {
    const connection = line();
    last().onopen?.();
    last().says(hello(7));
    clock.pass(PING_EVERY);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    clock.pass(PING_EVERY * 3 + FIRST_WAIT);
    expect(states).toContain("waiting");
    expect(sockets.length).toBe(2);
    connection.close();
    expect(connection.state).toBe("closed");
    expect(last().closed).toBe(true);
  });

  test("garbage changes nothing", () => {
    const connection = line();
    last().onopen?.();
    last().says(hello(7));
    last().onmessage?.({ data: "{no json" });
    expect(connection.state).toBe("online");
  });
});
