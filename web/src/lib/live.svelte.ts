/** A room: the line to the server, the table it feeds, and everything a person does there. */
import { Connection, type LineState, openSocket } from "./connection";
import { endingOf } from "./ending";
import { notify, setTurn } from "./notice";
import { sentence } from "./problems";
import { forget, remember } from "./rooms";
import { settings, t } from "./settings.svelte";
import { play } from "./sounds";
import { TableState } from "./table.svelte";
import { announcer } from "./announcer.svelte";
import type { ConsentAsked, FromClient, Hello, RoomView, ToClient, Update } from "./wire";

/** Refusals that take the place of the whole table. */
export const GATES = new Set(["password-needed", "banned", "removed", "table-deleted", "table-retired", "damaged-save"]);
/** What is said where the table would be needs no toast. */
const SAID = new Set([...GATES, "unknown-room"]);
/** After which of them there is no table any more. */
export const GONE = new Set(["table-deleted", "table-retired"]);

/** The number of every request for a preview: nobody is told that one came too late. */
const FORESIGHT = -1;

export class Live {
  readonly code: string;
  readonly table: TableState;
  line: LineState = $state("connecting");
  retryAt = $state(0);
  /** Why the server refused something last; if the line is denied, why it is. */
  reason = $state("");
  consents: ConsentAsked[] = $state.raw([]);
  unread = $state(0);
  chatOpen = false;
  private readonly connection: Connection;
  private requests = 0;
  /** The number of the last answer. */
  private answered = 0;
  /** The number of the last request for advice. */
  private advice = 0;
  private wasMine = false;
  /** The wish that this person was the one to decline or withdraw. */
  private declined = 0;
  private lang = settings.lang;

  constructor(code: string) {
    this.code = code;
    this.table = new TableState({
      answer: (decision, picked) => {
        const { step, seat } = decision;
        this.answered = this.number();
        const sent = this.tell({ type: "answer", step, seat, answer: picked, re: this.answered });
        if (sent) play("chosen");
        else this.table.refused();
      },
      foresee: ({ step, seat }, picked) => {
        this.connection.send({ type: "preview", step, seat, answer: picked, re: FORESIGHT });
      },
      advise: ({ step, seat }, stop) => {
        this.advice = this.number();
        return this.tell({ type: "advise", step, seat, stop, re: this.advice });
      },
    });
    this.connection = new Connection({
      open: () => openSocket(code),
      lang: () => settings.lang,
      handlers: {
        state: (state, retryIn) => {
          this.line = state;
          this.retryAt = retryIn ? Date.now() + retryIn : 0;
          if (state !== "online" && this.table.busy) this.table.refused();
          if (state !== "online") this.table.forgetAdvice();
        },
        hello: (hello) => this.hello(hello),
        update: (update, view) => {
          this.table.update(update, view);
          this.happened(update);
        },
        other: (message) => this.other(message),
      },
    });
  }

  connect(): () => void {
    const wake = (): void => {
      if (!document.hidden) this.connection.wake();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.connection.connect();
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.connection.close();
      setTurn(false);
    };
  }

  /** Try again now, from the start: a seat was taken, so somebody else comes. */
  again(): void {
    this.connection.restart();
  }

  retryNow(): void {
    this.connection.wake();
  }

  setLanguage(lang: typeof settings.lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.connection.send({ type: "lang", lang });
  }

  undo(steps = 1): void {
    this.tell({ type: "undo", steps, re: this.number() });
  }

  /** Take everything back that came after this step. */
  undoTo(step: number): void {
    this.tell({ type: "undo", to: step, re: this.number() });
  }

  redo(): void {
    this.tell({ type: "redo", re: this.number() });
  }

  consent(id: number, yes: boolean): void {
    if (!this.tell({ type: "consent", id, yes })) return;
    if (!yes) this.declined = id;
    this.consents = this.consents.filter((asked) => asked.id !== id);
  }

  /** Whether the words went out. */
  talk(text: string): boolean {
    return this.tell({ type: "chat", text });
  }

  private number(): number {
    return ++this.requests;
  }

  private tell(message: FromClient): boolean {
    const sent = this.connection.send(message);
    if (!sent) announcer.toast(t("error-no-connection"), "error");
    return sent;
  }

  private hello(hello: Hello): void {
    this.lang = settings.lang;
    this.reason = "";
    this.consents = [];
    this.table.welcome(hello);
    this.known(hello.room);
    if (this.table.mine) announcer.say(this.table.mine.prompt);
    this.turn();
  }

  private known(room: RoomView): void {
    remember(this.code, { game: room.game, name: room.name });
  }

  private happened(update: Update): void {
    const lines = update.events.map((event) => event.text).filter(Boolean);
    if (update.outcome) {
      const { tone } = endingOf(update.outcome, this.table.room?.seats ?? []);
      play(tone === "lost" ? "lost" : "won");
    }
    const prompt = this.table.mine?.prompt ?? "";
    announcer.say([...lines.slice(-6), prompt].filter(Boolean).join(" "));
    this.turn();
  }

  /** Notice the moment at which it becomes this person's turn. */
  private turn(): void {
    const mine = this.table.mine;
    setTurn(mine !== null);
    if (mine && !this.wasMine) {
      play("turn");
      if (settings.notices) notify(t("notice-turn"), mine.prompt);
    }
    this.wasMine = mine !== null;
  }

  private other(message: Exclude<ToClient, Hello | Update>): void {
    if (message.type === "room") {
      this.table.room = message.room;
      this.known(message.room);
    } else if (message.type === "chat") {
      this.heard(message.line.name, message.line.text);
      this.table.chat = [...this.table.chat, message.line];
    } else if (message.type === "consent") {
      const known = this.consents.some((asked) => asked.id === message.id);
      this.consents = [...this.consents.filter((asked) => asked.id !== message.id), message];
      if (!known && !message.own) play("said");
    } else if (message.type === "consent-over") {
      this.consents = this.consents.filter((asked) => asked.id !== message.id);
      if (message.id === this.declined) return;
      if (!message.granted) announcer.toast(t(message.withdrawn ? "consent-withdrawn" : "consent-declined"));
      else if (message.own) announcer.toast(t("wish-granted"));
    } else if (message.type === "preview") {
      this.table.foreseen(message);
    } else if (message.type === "advising" || message.type === "advice") {
      this.table.advised(message);
    } else if (message.type === "error") {
      // The table may have moved on while somebody pointed at something.
      if (message.re === FORESIGHT) return;
      if (message.re && message.re === this.advice) {
        this.table.notAdvised(sentence(message.slug, message.message));
        return;
      }
      this.reason = message.slug;
      if (GONE.has(message.slug)) forget(this.code);
      if (SAID.has(message.slug) && !message.re) return;
      // Without a number it is about a message that was not read: an answer on its way, perhaps.
      if (message.re === this.answered || (!message.re && this.table.busy)) this.table.refused();
      play("refused");
      announcer.toast(sentence(message.slug, message.message), "error", message.why ?? "");
    }
  }

  private heard(name: string, text: string): void {
    if (settings.muted) return;
    if (!this.chatOpen) this.unread += 1;
    play("said");
    announcer.say(`${name}: ${text}`);
  }
}
