/**
 * The board without a server, from moments of real games (tools/web_fixture.py).
 * Address: dev/valskyrr.html?moment=fight&lang=de&theme=dark&seats=0
 */
import { mount } from "svelte";
import "../src/app.css";
import { readContent } from "../src/lib/content";
import type { Content as SentContent } from "../src/lib/generated/rest";
import type { Lang } from "../src/lib/i18n";
import { settings } from "../src/lib/settings.svelte";
import { TableState } from "../src/lib/table.svelte";
import type { DecisionView, EventView, View } from "../src/lib/wire";
import { loadBoard } from "../src/games";

interface Moment {
  view: View & { heroes: { id: string }[] };
  decisions: Record<Lang, DecisionView[]>;
  events: Record<Lang, EventView[]>;
}

const asked = new URLSearchParams(location.search);
const lang = (asked.get("lang") ?? "en") as Lang;
const own = (asked.get("seats") ?? "0").split(",").map(Number);
const moments = import.meta.glob<Moment>("./fixtures/*.json", { import: "default" });

async function load<T>(name: string): Promise<T> {
  const found = moments[`./fixtures/${name}.json`];
  if (!found) throw new Error(`There is no moment ${name}.`);
  return (await found()) as T;
}

async function start(): Promise<void> {
  settings.lang = lang;
  const theme = asked.get("theme");
  if (theme) document.documentElement.dataset["theme"] = theme;
  document.documentElement.lang = lang;
  const moment = await load<Moment>(asked.get("moment") ?? "fight");
  const content = readContent(await load<SentContent>(`content.${lang}`));
  const table = new TableState({ answer: (decision, picked) => console.log("answer", decision.key, picked) });
  const seats = moment.view.heroes.map((hero, seat) => ({
    seat,
    hero: hero.id,
    kind: own.includes(seat) ? "person" : "bot",
    name: own.includes(seat) ? "Mira" : "",
    connected: true,
    mine: own.includes(seat),
  }));
  table.welcome({
    type: "hello",
    seq: 1,
    room: {
      code: "",
      game: "valskyrr",
      name: "",
      status: "running",
      setup: {},
      seats,
      host: true,
      spectators: 0,
      undo: "free",
      speaker: "anyone",
    },
    view: moment.view,
    checksum: 0,
    decisions: moment.decisions[lang],
    log: [],
    chat: [],
    can_undo: false,
    can_redo: false,
  });
  if (asked.has("events")) table.events = moment.events[lang];
  const Board = await loadBoard("valskyrr");
  const target = document.getElementById("app");
  const props = {
    get view() {
      return table.view;
    },
    content,
    table,
  };
  if (Board && target) mount(Board, { target, props });
  Object.assign(window, { table });
}

void start();
