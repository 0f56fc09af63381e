/** The server's REST side. */
import { type Content, readContent } from "./content";
import type {
  ChapterText,
  ChronicleView,
  EveningView,
  GameSummary as GameInfo,
  Replay,
  ReviewView,
  RuleText,
  Content as SentContent,
  Rulebook as SentRulebook,
} from "./generated/rest";
import type { RepairOffers } from "./repair";
import { settings } from "./settings.svelte";
import type { EndingView, Joined, NewRoom, Problem, RoomOpened, RoomView, Stands, Windows } from "./wire";

/** A refused request: a slug, and one clear sentence. */
export class Refusal extends Error {
  readonly slug: string;
  readonly why: string;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.message);
    this.slug = problem.slug;
    this.why = problem.why ?? "";
    this.status = status;
  }
}

/** Whether what was asked for is not there, or no longer. */
export const isMissing = (error: unknown): boolean => error instanceof Refusal && error.status === 404;

/** A request; a cookie that no script can read tells who asks. */
async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("accept-language", settings.lang);
  if (init.body && !headers.has("content-type")) headers.set("content-type", "application/json");
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers, credentials: "same-origin" });
  } catch {
    throw new Refusal({ slug: "no-connection", message: "", why: "" }, 0);
  }
  if (response.ok) return response;
  let problem: Problem = { slug: "server-error", message: response.statusText, why: "" };
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // Not ours: a proxy's page, perhaps.
  }
  throw new Refusal(problem, response.status);
}

/** Whether the server answers; if it does not, why. */
export async function alive(): Promise<void> {
  await request("/health");
}

async function json<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await request(path, init);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });
const room = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;

/** Language → text. */
export type Words = Record<string, string>;

export type { Choice as ChoiceInfo, Field as FieldInfo, GameSummary as GameInfo, Replay } from "./generated/rest";

let listed: Promise<GameInfo[]> | null = null;

/** The games, fetched once. */
export function games(): Promise<GameInfo[]> {
  listed ??= json<GameInfo[]>("/api/games").catch((error: unknown) => {
    listed = null;
    throw error;
  });
  return listed;
}

const contents = new Map<string, Promise<Content>>();

/** The content of a game, fetched once per language. */
export function content(game: string, lang: string): Promise<Content> {
  const key = `${game}/${lang}`;
  let found = contents.get(key);
  if (!found) {
    found = json<SentContent>(`/api/games/${game}/content?lang=${lang}`).then(readContent);
    found.catch(() => contents.delete(key));
    contents.set(key, found);
  }
  return found;
}

/** A rule, and the chapter in which it stands. */
export interface Rule extends RuleText {
  chapter: string;
}

export interface Rulebook {
  title: string;
  chapters: ChapterText[];
  rules: Rule[];
}

const books = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, lang: string): Promise<Rulebook> {
  const key = `${game}/${lang}`;
  let found = books.get(key);
  if (!found) {
    found = json<SentRulebook>(`/api/games/${game}/rules?lang=${lang}`).then(readRules);
    found.catch(() => books.delete(key));
    books.set(key, found);
  }
  return found;
}

function readRules({ title, chapters }: SentRulebook): Rulebook {
  const rules = chapters.flatMap(({ key, rules }) => rules.map((rule) => ({ ...rule, chapter: key })));
  return { title, chapters, rules };
}

export const openRoom = (wish: NewRoom): Promise<RoomOpened> => json("/api/rooms", post(wish));
export const roomView = (code: string): Promise<RoomView> => json(room(code));
/** Take a seat, or watch (-1); newcomers say the password, if the table has one. */
export const join = (code: string, person: string, seat: number, password = ""): Promise<Joined> =>
  json(`${room(code)}/join`, post({ person, seat, password }));
export const start = (code: string): Promise<unknown> => json(`${room(code)}/start`, { method: "POST" });
export const changeSeat = (code: string, seat: number, kind: string): Promise<unknown> =>
  json(`${room(code)}/seats/${seat}`, post({ kind }));
export const setWindows = (code: string, seat: number, wish: Windows): Promise<unknown> =>
  json(`${room(code)}/seats/${seat}/windows`, { method: "PUT", body: JSON.stringify(wish) });
export const changeRoom = (
  code: string,
  change: { undo?: string; speaker?: string; bots?: string; name?: string },
): Promise<unknown> => json(room(code), { method: "PATCH", body: JSON.stringify(change) });
/** The host deletes the table for ever. */
export const deleteRoom = (code: string): Promise<unknown> => json(room(code), { method: "DELETE" });
/** Keep the token of a seat link as a cookie; without one, hear the own token, to be passed on to another device. */
export const enter = (code: string, token = ""): Promise<Joined> =>
  json(`${room(code)}/enter`, { method: "POST", headers: token ? { authorization: `Bearer ${token}` } : {} });
/** A new token for a seat, to be passed on as a link; the seat is then no longer held here. */
export const linkSeat = (code: string, seat: number): Promise<Joined> =>
  json(`${room(code)}/seats/${seat}/link`, { method: "POST" });
/** The host removes somebody; with a ban, for good. */
export const removePerson = (
  code: string,
  wish: { seat?: number; watcher?: string; ban: boolean },
): Promise<unknown> => json(`${room(code)}/remove`, post(wish));
export const unban = (code: string, number: number): Promise<unknown> => json(`${room(code)}/unban`, post({ number }));
/** The host gives the table a password; an empty one is none. */
export const setPassword = (code: string, password: string): Promise<unknown> =>
  json(`${room(code)}/password`, { method: "PUT", body: JSON.stringify({ password }) });
/** The host says where notices about the table are posted; an empty address is nowhere. */
export const setWebhook = (code: string, url: string, lang: string): Promise<unknown> =>
  json(`${room(code)}/webhook`, { method: "PUT", body: JSON.stringify({ url, lang }) });
export const fork = (code: string, step: number): Promise<RoomOpened> =>
  json(`${room(code)}/fork`, post({ step }));

/** The host takes the table back to a step. */
export const goBack = (code: string, step: number): Promise<Stands> => json(`${room(code)}/return`, post({ step }));
/** What the host can repair by words now. */
export const repairOffers = (code: string): Promise<RepairOffers> => json(`${room(code)}/repair`);
/** The host repairs the position that stands after so many answers. */
export const repair = (code: string, words: string[], step: number): Promise<Stands> =>
  json(`${room(code)}/repair`, post({ words, step }));

/** A table from a downloaded record or a game saved in the terminal; the person takes the seats. */
export const importRoom = (data: Blob, person: string): Promise<RoomOpened> =>
  json(`/api/import?person=${encodeURIComponent(person)}`, {
    method: "POST",
    body: data,
    headers: { "content-type": "application/octet-stream" },
  });

/** The table as a seat saw it at a step; the last step if it is negative. */
export async function replay(code: string, step: number, seat: number, lang: string): Promise<Replay> {
  const asked = `${step >= 0 ? `step=${step}&` : ""}seat=${seat}&lang=${lang}`;
  return json<Replay>(`${room(code)}/replay?${asked}`);
}

/** The last page of a game that is over. */
export const ending = (code: string, lang: string): Promise<EndingView> => json(`${room(code)}/ending?lang=${lang}`);

/** How a game that is over went, as far as it is known; `begin` lets a bot think about it. */
export const review = (code: string, begin = false): Promise<ReviewView> =>
  json(`${room(code)}/review`, begin ? { method: "POST" } : undefined);

/** The host ends the evening; the campaign goes on at another table, without some and with others. */
export const nextEvening = (code: string, leaving: string[], joining: string[]): Promise<Joined> =>
  json(`${room(code)}/evenings`, post({ leaving, joining }));
/** On to the table of the next evening, as the same person. */
export const followCampaign = (code: string): Promise<Joined> => json(`${room(code)}/follow`, { method: "POST" });
/** The evenings of a campaign up to this one. */
export const evenings = (code: string, lang: string): Promise<EveningView[]> => json(`${room(code)}/evenings?lang=${lang}`);
/** Everything that happened on one evening. */
export const chronicle = (code: string, lang: string): Promise<ChronicleView> => json(`${room(code)}/chronicle?lang=${lang}`);

/** Save what an address serves as a file. */
async function download(path: string, name: string): Promise<void> {
  const response = await request(path);
  const given = /filename="?([^";]+)"?/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = given ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const downloadRecord = (code: string): Promise<void> =>
  download(`${room(code)}/record`, `tafelrunde-${code}.json`);
export const downloadCampaign = (code: string): Promise<void> =>
  download(`${room(code)}/campaign`, `tafelrunde-campaign-${code}.json`);
export const downloadReport = (code: string, lang: string): Promise<void> =>
  download(`${room(code)}/report?lang=${lang}`, `tafelrunde-${code}.toml`);
