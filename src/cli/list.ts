import type { Language } from "../core/language.ts";
import { GAMES } from "../games/index.ts";
import type { GameEntry } from "../games/registry.ts";
import { OPPONENTS } from "../opponents/index.ts";
import { scenariosIn } from "../words/games.ts";
import { printLine } from "./output.ts";

interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  readonly scenarios: readonly { readonly id: string; readonly title: string; readonly pieces: number }[];
}

export interface Listing {
  readonly games: readonly ListedGame[];
  readonly bots: readonly string[];
}

async function listed({ meta, metaWords }: GameEntry, language: Language): Promise<ListedGame> {
  const words = await metaWords(language);
  return {
    id: meta.id,
    title: words.title,
    rules: meta.rules,
    scenarios: scenariosIn(meta, words).map(({ id, title, pieces }) => ({ id, title, pieces })),
  };
}

export async function listing(games: readonly GameEntry[], language: Language): Promise<Listing> {
  return {
    games: await Promise.all(games.map((entry) => listed(entry, language))),
    bots: OPPONENTS.map((one) => one.id),
  };
}

function paragraphs({ games, bots }: Listing): string[] {
  const scenarios = games.flatMap((game) => [
    `${game.id}: ${game.title}`,
    ...game.scenarios.map(({ id, title, pieces }) => `  ${id}: ${title} (${pieces} pieces)`),
  ]);
  return [...scenarios, `bots: ${bots.join(", ")}`];
}

/** `list`: games with their scenarios, and computer players. */
export async function list(json: boolean, language: Language): Promise<void> {
  const all = await listing(GAMES, language);
  for (const line of json ? [JSON.stringify(all)] : paragraphs(all)) await printLine(line);
}
