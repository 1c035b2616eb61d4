/**
 * A game's own pages: the set-up editor, the aircraft workshop, its rules, its first lesson, computers playing for
 * whoever looks on, and what can be printed.
 */
const GAME_PAGES = ["editor", "workshop", "rules", "lesson", "show", "print"] as const;
export type GamePage = (typeof GAME_PAGES)[number];

function isGamePage(name: string): name is GamePage {
  return (GAME_PAGES as readonly string[]).includes(name);
}

/** The pages of a table on a server: its host's, the room's screen, a player's and a spectator's. */
const HOSTED_PAGES = ["host", "screen", "join", "watch"] as const;
export type HostedPage = (typeof HOSTED_PAGES)[number];

function isHostedPage(name: string): name is HostedPage {
  return (HOSTED_PAGES as readonly string[]).includes(name);
}

/** The pages of a match that have its figures behind them. */
const COUNTED_AT = ["match", "join", "watch"] as const;
export type CountedAt = (typeof COUNTED_AT)[number];

/** The pages, each with an address after the `#`, so that any static host will do. */
export type Route =
  | { readonly page: "home" }
  /** A game with all its scenarios. */
  | { readonly page: "game"; readonly game: string }
  | { readonly page: "new"; readonly game: string; readonly scenario: string | null }
  | { readonly page: "match"; readonly id: string; readonly at: number | null }
  /** The figures of a match: an own one, or one on the server by its table's code, as who plays or looks on there sees it. */
  | { readonly page: "dice" | "statistics"; readonly of: CountedAt; readonly id: string }
  | { readonly page: "matches" }
  /** A link that holds a whole match. */
  | { readonly page: "link"; readonly packed: string; readonly at: number | null }
  /** A link that holds a whole set-up. */
  | { readonly page: "set-up"; readonly packed: string }
  /** What a game brings beside its table. `id`: a kept set-up or aircraft, a rule's number, a match; null: none. */
  | { readonly page: GamePage; readonly game: string; readonly id: string | null }
  /** Every miniature; `shown`: one by its folder and name, a game for those that play in it, null: all. */
  | { readonly page: "hangar"; readonly shown: string | null }
  /** A table on the server that the page comes from, by its code; null: none yet. */
  | { readonly page: HostedPage; readonly code: string | null }
  | { readonly page: "settings" }
  | { readonly page: "about" }
  | { readonly page: "unknown"; readonly address: string };

/** A moment of a match: 0 is the set-up; null when none is asked for or the figure is none. */
function momentOf(query: string): number | null {
  const at = new URLSearchParams(query).get("at");
  return at !== null && /^\d{1,6}\W*$/.test(at) ? Number.parseInt(at, 10) : null;
}

/** What a link holds, with whatever was added to it but a moment: text that does not belong there makes it a broken one. */
function packedWith(packed: string, query: string): string {
  return /^(at=\d{1,6})?\W*$/.test(query) ? packed : `${packed}?${query}`;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function routeOf(parts: readonly string[], query: string, usual: string | undefined): Route | undefined {
  const [first, second, third, ...more] = parts;
  if (more.length > 0) return undefined;
  if (first !== undefined && isGamePage(first)) {
    const game = second ?? usual;
    return game === undefined ? undefined : { page: first, game, id: third ?? null };
  }
  if (first !== undefined && third === undefined && isHostedPage(first))
    return { page: first, code: second ?? null };
  if (third !== undefined) {
    if (first === "new" && second) return { page: "new", game: second, scenario: third };
    const of = COUNTED_AT.find((page) => page === first);
    if (of && second && (third === "dice" || third === "statistics")) return { page: third, of, id: second };
    return undefined;
  }
  if (second !== undefined) {
    if (first === "hangar") return { page: first, shown: second };
    if (first === "game") return { page: "game", game: second };
    if (first === "new") return { page: "new", game: second, scenario: null };
    if (first === "match") return { page: "match", id: second, at: momentOf(query) };
    if (first === "s") return { page: "set-up", packed: query === "" ? second : `${second}?${query}` };
    if (first === "m") return { page: "link", packed: packedWith(second, query), at: momentOf(query) };
    return undefined;
  }
  if (first === undefined) return { page: "home" };
  if (first === "hangar") return { page: first, shown: null };
  if (first === "matches" || first === "settings" || first === "about") return { page: first };
  return undefined;
}

/**
 * The page of an address such as `#/match/abc?at=3`; never fails, an address of no page is `unknown`. `usual`: the game
 * that an address means that names a page of a game alone, such as `#/rules`.
 */
export function parseRoute(hash: string, usual?: string): Route {
  const address = hash.replace(/^#/, "");
  const [path = "", ...rest] = address.split("?");
  const query = rest.join("?");
  const parts = path.split("/").filter((part) => part !== "");
  const decoded = parts.map(decode);
  if (decoded.includes(null)) return { page: "unknown", address };
  return routeOf(decoded as string[], query, usual) ?? { page: "unknown", address };
}

function withMoment(path: string, at: number | null): string {
  return at === null ? path : `${path}?at=${at.toString()}`;
}

/** The address of a page; `parseRoute` of it is the page again. */
export function hrefOf(route: Route): string {
  switch (route.page) {
    case "home":
      return "#/";
    case "new": {
      const scenario = route.scenario === null ? "" : `/${encodeURIComponent(route.scenario)}`;
      return `#/new/${encodeURIComponent(route.game)}${scenario}`;
    }
    case "game":
      return `#/game/${encodeURIComponent(route.game)}`;
    case "match":
      return withMoment(`#/match/${encodeURIComponent(route.id)}`, route.at);
    case "dice":
    case "statistics":
      return `#/${route.of}/${encodeURIComponent(route.id)}/${route.page}`;
    case "editor":
    case "workshop":
    case "rules":
    case "lesson":
    case "show":
    case "print": {
      const id = route.id === null ? "" : `/${encodeURIComponent(route.id)}`;
      return `#/${route.page}/${encodeURIComponent(route.game)}${id}`;
    }
    case "host":
    case "screen":
    case "join":
    case "watch":
      return `#/${route.page}${route.code === null ? "" : `/${encodeURIComponent(route.code)}`}`;
    case "hangar":
      return route.shown === null ? "#/hangar" : `#/hangar/${encodeURIComponent(route.shown)}`;
    case "set-up":
      return `#/s/${route.packed}`;
    case "link":
      return withMoment(`#/m/${route.packed}`, route.at);
    case "unknown":
      return `#${route.address}`;
    default:
      return `#/${route.page}`;
  }
}

/** Goes to a page; `replace` leaves no step back to the page that is left. */
export function navigate(route: Route, how: "push" | "replace" = "push"): void {
  if (how === "push") {
    location.hash = hrefOf(route);
    return;
  }
  history.replaceState(null, "", hrefOf(route));
  dispatchEvent(new HashChangeEvent("hashchange"));
}
