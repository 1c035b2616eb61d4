import type { Language } from "../core/language.ts";
import type { Face } from "../face/face.ts";
import { GAMES } from "../games/index.ts";
import { findGame } from "../games/registry.ts";
import { loadWords } from "../words/index.ts";
import { loadRoom, loadRooms } from "./catalogues.ts";
import { PAGE_LOADERS } from "./page-loaders.ts";
import { painted } from "./painted.ts";
import type { Route } from "./router.ts";

/** The rooms whose words a page speaks as soon as it stands; found by scripts/page-rooms.ts. */
declare const PAGE_ROOMS: { readonly [page: string]: readonly string[] };

/** The part of a game's face that a page shows. */
const FACES: { readonly [Page in Route["page"]]?: keyof Face } = {
  new: "setup",
  rules: "book",
  lesson: "lesson",
  editor: "editor",
  workshop: "workshop",
  print: "papers",
};

function fetchesOf(route: Route, language: Language): readonly (Promise<unknown> | undefined)[] {
  const page = route.page in PAGE_LOADERS ? PAGE_LOADERS[route.page as keyof typeof PAGE_LOADERS] : undefined;
  const rooms = PAGE_ROOMS[route.page] ?? [];
  return [
    loadWords(language),
    // Words of rooms that come with the page and are not known before.
    page?.().then(() => loadRooms(language)),
    ...rooms.map((room) => loadRoom(room, language)),
  ];
}

function partOf(route: Route): Promise<unknown> | undefined {
  if (!("game" in route)) return undefined;
  const part = FACES[route.page];
  return part && findGame(GAMES, route.game)?.face(part);
}

/**
 * Fetches what a page will ask for anyway, one thing after the other: at once what its first words need, and when
 * they can be read, what its game brings. What fails is fetched again by whoever needs it, who also tells of it.
 */
export function preload(route: Route, language: Language): void {
  for (const fetch of fetchesOf(route, language)) fetch?.catch(() => undefined);
  painted.then(() => partOf(route)).catch(() => undefined);
}
