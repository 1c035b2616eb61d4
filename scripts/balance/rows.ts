import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Balance } from "../../src/core/game.ts";

/** A data file without a row. */
const EMPTY = `import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
};
`;

/** A line of the data file as the formatter writes it. */
function lineOf(id: string, { players, nodes, games, wins, draws, turns }: Balance): string {
  const key = /^[a-z]+$/.test(id) ? id : JSON.stringify(id);
  const budget = nodes === undefined ? "" : ` nodes: ${nodes},`;
  return `  ${key}: { players: "${players}",${budget} games: ${games}, wins: [${wins.join(", ")}], draws: ${draws}, turns: ${turns} },`;
}

/**
 * Keeps a row in src/games/GAME/data/balance.ts beside those of other scenarios, which another run may have written
 * meanwhile, in the order of `scenarios`.
 */
export function keepRow(game: string, scenarios: readonly string[], scenario: string, row: Balance): void {
  const file = new URL(`../../src/games/${game}/data/balance.ts`, import.meta.url);
  const text = existsSync(file) ? readFileSync(file, "utf8") : EMPTY;
  const lines = new Map(
    text.split("\n").flatMap((line) => {
      const id = /^ {2}"?([a-z0-9-]+)"?: \{ players/.exec(line)?.[1];
      return id === undefined ? [] : [[id, line]];
    }),
  );
  lines.set(scenario, lineOf(scenario, row));
  const head = text.slice(0, text.indexOf("= {") + 3);
  const rows = scenarios.flatMap((id) => lines.get(id) ?? []);
  writeFileSync(file, `${[head, ...rows, "};"].join("\n")}\n`);
}
