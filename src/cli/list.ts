import type { Language } from "../core/language.ts";
import { GAMES } from "../games/index.ts";
import type { GameEntry } from "../games/registry.ts";
import { OPPONENTS } from "../opponents/index.ts";
import { printLine } from "./output.ts";

export interface Listing {
  readonly games: readonly {
    readonly id: string;
    readonly title: string;
    readonly rules: number;
    readonly scenarios: readonly { readonly id: string; readonly title: string; readonly pieces: number }[];
  }[];
  readonly bots: readonly string[];
}

export function listing(games: readonly GameEntry[], language: Language): Listing {
  return {
    games: games.map(({ meta }) => ({
      id: meta.id,
      title: meta.title[language],
      rules: meta.rules,
      scenarios: meta.scenarios.map(({ id, title, pieces }) => ({ id, title: title[language], pieces })),
    })),
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
  const all = listing(GAMES, language);
  for (const line of json ? [JSON.stringify(all)] : paragraphs(all)) await printLine(line);
}
