// The routes and the history of the browser.

export type Route =
  | { page: "inn" }
  | { page: "about" }
  | { page: "host" }
  | { page: "account" }
  | { page: "game"; game: string; friends: boolean }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "gathering"; code: string }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [, page, table] = /^\/(table|replay)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (table) return { page: page as "table" | "replay", table };
  const code = /^\/join\/([a-z0-9-]+)\/?$/i.exec(path)?.[1];
  if (code) return { page: "gathering", code: code.toLowerCase().replaceAll("-", "") };
  const [, game, friends] = /^\/game\/([\w-]+)(\/friends)?\/?$/.exec(path) ?? [];
  if (game) return { page: "game", game, friends: Boolean(friends) };
  if (path === "/") return { page: "inn" };
  if (/^\/host\/?$/.test(path)) return { page: "host" };
  if (/^\/account\/?$/.test(path)) return { page: "account" };
  if (/^\/about\/?$/.test(path)) return { page: "about" };
  return { page: "lost" };
}

class Router {
  route = $state<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    scrollTo(0, 0);
    this.#read();
  }

  #read(): void {
    const next = routeOf(location.pathname);
    if (JSON.stringify(next) === JSON.stringify(this.route)) return;
    this.route = next;
    document.getElementById("app")?.focus({ preventScroll: true }); // whoever listens to the page begins at its top
  }

  /** Links inside the site change the page without loading it again. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    if (link.hash && link.pathname === location.pathname) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
