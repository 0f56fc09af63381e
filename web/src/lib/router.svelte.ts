/** The pages by their address. */

export type Page =
  | { name: "lobby" }
  | { name: "room"; code: string }
  | { name: "rules"; game: string; rule: string }
  | { name: "cards"; game: string; card: string }
  | { name: "replay"; code: string; step: number }
  | { name: "chronicle"; code: string }
  | { name: "credits" }
  | { name: "missing" };

export function pageOf(path: string, hash = ""): Page {
  const [, first = "", second = ""] = path.split("/");
  if (first === "" || first === "index.html") return { name: "lobby" };
  if (first === "credits") return { name: "credits" };
  if (first === "r" && second) return { name: "room", code: second };
  if (first === "rules") {
    return { name: "rules", game: second, rule: decodeURIComponent(hash.slice(1)) };
  }
  if (first === "cards") {
    return { name: "cards", game: second, card: decodeURIComponent(hash.slice(1)) };
  }
  if (first === "chronicle" && second) return { name: "chronicle", code: second };
  if (first === "replay" && second) return { name: "replay", code: second, step: Number.parseInt(hash.slice(1), 10) || 0 };
  return { name: "missing" };
}

class Router {
  page: Page = $state.raw(pageOf(location.pathname, location.hash));

  constructor() {
    const read = (): void => {
      this.page = pageOf(location.pathname, location.hash);
    };
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.page = pageOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Links inside the client change the page without loading it again. */
export function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!plain || !link || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.pathname === location.pathname && url.hash) return;
  event.preventDefault();
  router.go(url.pathname + url.hash);
}
