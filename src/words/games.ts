import type { Meta, MetaWords, ScenarioMeta, ScenarioWords, SideWords } from "../core/game.ts";
import type { Language } from "../core/language.ts";
import { GAMES } from "../games/index.ts";

/** What menus say of each game, by its id, and what the sides of all are called. */
interface Spoken {
  readonly games: ReadonlyMap<string, MetaWords>;
  readonly sides: ReadonlyMap<string, SideWords>;
}

/** Every language that was loaded. */
const spoken = new Map<Language, Spoken>();

/** Loads what menus say of all games in one language, once. */
export async function loadGameWords(language: Language): Promise<void> {
  if (spoken.has(language)) return;
  const games = await Promise.all(
    GAMES.map(async ({ meta, metaWords }) => [meta.id, await metaWords(language)] as const),
  );
  const sides = games.flatMap(([, words]) => Object.entries(words.sides ?? {}));
  spoken.set(language, { games: new Map(games), sides: new Map(sides) });
}

/** What menus say of a game in a language that was loaded; of one that is not known, its id alone. */
export function gameWords(game: string, language: Language): MetaWords {
  const known = spoken.get(language)?.games.get(game);
  return known ?? { title: game, blurb: "", scenarios: {} };
}

/** What a scenario of a game is called, in a language that was loaded; undefined for one that the game has not. */
export function scenarioWords(
  game: string,
  scenario: string | null,
  language: Language,
): ScenarioWords | undefined {
  const { scenarios } = gameWords(game, language);
  return scenario !== null && Object.hasOwn(scenarios, scenario) ? scenarios[scenario] : undefined;
}

/** What a scenario of a game is called; one that the game has not, by its id. */
export function scenarioTitle(game: string, scenario: string, language: Language): string {
  return scenarioWords(game, scenario, language)?.title ?? scenario;
}

/** A scenario with what menus say of it. */
type ToldScenario = ScenarioMeta & ScenarioWords;

/** The scenarios of a game with what its words say of them. */
export function scenariosIn(meta: Meta, { scenarios }: MetaWords): readonly ToldScenario[] {
  return meta.scenarios.map((one) => ({ title: one.id, blurb: "", ...scenarios[one.id], ...one }));
}

/** The scenarios of a game with what menus say of them, in a language that was loaded. */
export function scenariosOf(meta: Meta, language: Language): readonly ToldScenario[] {
  return scenariosIn(meta, gameWords(meta.id, language));
}

/** What sides that are named after their colour are called now, by their ids. */
const shownAs = new Map<string, string>();

/** From now on sides have the names of others, by their ids, since they are drawn in those colours. */
export function nameSides(ids: Readonly<Record<string, string>>): void {
  shownAs.clear();
  for (const [id, shown] of Object.entries(ids)) if (shown !== id) shownAs.set(id, shown);
}

/** Whether every side is drawn in the colour that it is named after. */
export function sidesShownAsNamed(): boolean {
  return shownAs.size === 0;
}

/** The id by which a side is called in the colours in which it is drawn. */
export function shownSide(id: string): string {
  return shownAs.get(id) ?? id;
}

/** What a side is called, by its id, in a language that was loaded. */
export function sideWords(side: string, language: Language): SideWords | undefined {
  return spoken.get(language)?.sides.get(shownSide(side));
}

/** A side by its id or its name, in any language that was loaded. */
export function findSide(text: string): SideWords | undefined {
  for (const { sides } of spoken.values()) {
    const found = sides.get(text) ?? [...sides.values()].find(({ name }) => name === text);
    if (found) return found;
  }
  return undefined;
}
