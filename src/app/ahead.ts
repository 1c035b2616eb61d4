import type { Language } from "../core/language.ts";
import { loadWords } from "../words/index.ts";
import { type PanelEntry, panelOf } from "./games/index.ts";
import { PAGE_LOADERS } from "./page-loaders.ts";
import { painted } from "./painted.ts";
import type { Route } from "./router.ts";

/** What a game brings to a page, where it is not named like the page itself. */
const PARTS: { readonly [Page in Route["page"]]?: Exclude<keyof PanelEntry, "numbers"> } = {
  new: "setup",
  editor: "editor",
  workshop: "workshop",
  rules: "rules",
  lesson: "lesson",
  print: "print",
};

function fetchesOf(route: Route, language: Language): readonly (Promise<unknown> | undefined)[] {
  const page = route.page in PAGE_LOADERS ? PAGE_LOADERS[route.page as keyof typeof PAGE_LOADERS] : undefined;
  return [loadWords(language), page?.()];
}

function partOf(route: Route): Promise<unknown> | undefined {
  const part = PARTS[route.page];
  const panel = "game" in route ? panelOf(route.game) : undefined;
  return part && panel?.[part]?.();
}

/**
 * Fetches what a page will ask for anyway, one thing after the other: at once what its first words need, and when
 * they can be read, what its game brings. What fails is fetched again by whoever needs it, who also tells of it.
 */
export function fetchAhead(route: Route, language: Language): void {
  for (const fetch of fetchesOf(route, language)) fetch?.catch(() => undefined);
  painted.then(() => partOf(route)).catch(() => undefined);
}
