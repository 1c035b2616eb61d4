import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Tally, tally } from "../src/cli/simulate.ts";
import type { Balance } from "../src/core/game.ts";
import { GAMES } from "../src/games/index.ts";

/**
 * `npx tsx scripts/balance.ts [SCENARIO...] [--game dogfight] [--players pilot] [--games 200] [--nodes N] [--print]`: plays every
 * scenario of a game, or the named ones, computer against computer, and keeps what came out in
 * src/games/GAME/balance.ts, scenario by scenario, so that it can be stopped and goes on where it was. `--print`
 * keeps nothing; `--nodes` lets the players think less than they do at the table, where games are long.
 */
const FAIR = { from: 35, to: 65 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string", default: "dogfight" },
    players: { type: "string", default: "pilot" },
    games: { type: "string", default: "200" },
    nodes: { type: "string" },
    print: { type: "boolean", default: false },
  },
});

const file = new URL(`../src/games/${values.game}/balance.ts`, import.meta.url);

/** A data file without a row. */
const EMPTY = `import type { Balance } from "../../core/game.ts";

/** Written by scripts/balance.ts: how games of computer players came out, by scenario. */
export const BALANCE: Readonly<Record<string, Balance>> = {
};
`;

function rowOf({ games, wins, draws, turns, standings }: Tally): Balance {
  const [first = 0, second = 0] = Object.values(wins);
  return { players: standings[0].bot, games, wins: [first, second], draws, turns: turns.median };
}

/** A line of the data file as the formatter writes it. */
function lineOf([id, { players, games, wins, draws, turns }]: readonly [string, Balance]): string {
  const key = /^[a-z]+$/.test(id) ? id : JSON.stringify(id);
  return `  ${key}: { players: "${players}", games: ${games}, wins: [${wins.join(", ")}], draws: ${draws}, turns: ${turns} },`;
}

/** Keeps a row beside those of other scenarios, which another run may have written meanwhile. */
function keep(scenario: string, row: Balance): void {
  const text = existsSync(file) ? readFileSync(file, "utf8") : EMPTY;
  const lines = new Map(
    text.split("\n").flatMap((line) => {
      const id = /^ {2}"?([a-z0-9-]+)"?: \{ players/.exec(line)?.[1];
      return id === undefined ? [] : [[id, line]];
    }),
  );
  lines.set(scenario, lineOf([scenario, row]));
  const head = text.slice(0, text.indexOf("= {") + 3);
  const rows = scenarios.flatMap((id) => lines.get(id) ?? []);
  writeFileSync(file, `${[head, ...rows, "};"].join("\n")}\n`);
}

/** Wins of the first side in a hundred, draws counted as halves. */
function shareOf({ standings }: Tally): number {
  return Math.round(1000 * standings[0].share) / 10;
}

function told(result: Tally): string {
  const share = shareOf(result);
  const sides = Object.entries(result.wins).map(([side, won]) => `${side} ${won}`);
  const fair = share >= FAIR.from && share <= FAIR.to ? "" : `, not within ${FAIR.from} to ${FAIR.to}`;
  return `${result.scenario}: ${sides.join(", ")}, draws ${result.draws}: ${share} in 100${fair}; median ${result.turns.median} turns; ${Math.round(result.seconds)} s`;
}

const scenarios = GAMES.find(({ meta }) => meta.id === values.game)?.meta.scenarios.map(({ id }) => id) ?? [];
if (scenarios.length === 0) console.error(`There is no game ${values.game}.`);
const games = Number(values.games);
const { players } = values;

for (const scenario of positionals.length > 0 ? positionals : scenarios) {
  const result = await tally(GAMES, values.game, {
    scenario,
    red: players,
    blue: players,
    games,
    seed: `balance ${scenario}`,
    ...(values.nodes !== undefined && { nodes: Number(values.nodes) }),
  });
  console.log(told(result));
  if (values.print) continue;
  keep(scenario, rowOf(result));
}
