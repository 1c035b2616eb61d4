import { parseArgs } from "node:util";
import { tally } from "../src/cli/simulate.ts";
import { seededChoices } from "../src/core/dice/random.ts";
import type { Balance, SideId } from "../src/core/game.ts";
import { hashOf } from "../src/core/hash.ts";
import { readShape } from "../src/core/input/shape.ts";
import { GAMES } from "../src/games/index.ts";
import { findGame, type GameEntry } from "../src/games/registry.ts";
import { usualConfig } from "../src/games/usual.ts";
import { keepMeasured, measuredSoFar, rowOf, withGame } from "./balance/record.ts";
import { keepRow } from "./balance/rows.ts";

/**
 * `npx tsx scripts/balance.ts [SCENARIO...] [--game dogfight] [--players pilot] [--games 200] [--nodes N] [--print]`: plays every
 * scenario of a game, or the named ones, computer against computer, until so many games of each are known. Every game
 * is kept at once in scripts/balance/GAME.json, so that a row that was interrupted goes on where it was, as long as
 * players, nodes and the scenario's beginning are the same; the row that comes of them in src/games/GAME/data/balance.ts.
 * `--print` plays all anew and keeps nothing; `--nodes` lets the players think less than they do at the table, where
 * games are long.
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
const { players } = values;
const limit = values.nodes === undefined ? {} : { nodes: Number(values.nodes) };

/** The scenario's sides, and the hash of the state in which it begins. */
async function beginningOf(entry: GameEntry, scenario: string) {
  const game = await entry.load();
  const config = readShape(game.config, usualConfig(entry.meta, scenario));
  if (!config.ok) throw new Error(`scenario ${scenario} of ${entry.meta.id} can't be set up`);
  const sides = [...new Set(game.seats(config.value).map(({ side }) => side))];
  return { sides, setup: hashOf(game.setup(config.value, seededChoices("balance"))) };
}

/** A sentence about a row; its share counts draws as halves. */
function told(
  scenario: string,
  { games, wins, draws, turns, nodes }: Balance,
  sides: readonly SideId[],
): string {
  const share = Math.round((1000 * (wins[0] + draws / 2)) / games) / 10;
  const won = sides.map((side, place) => `${side} ${wins[place]}`);
  const fair = share >= FAIR.from && share <= FAIR.to ? "" : `, not within ${FAIR.from} to ${FAIR.to}`;
  const budget = nodes === undefined ? "" : ` of ${nodes} nodes`;
  return `${scenario}: ${games} games${budget}: ${won.join(", ")}, draws ${draws}: ${share} in 100${fair}; median ${turns} turns`;
}

async function measure(entry: GameEntry, scenario: string, scenarios: readonly string[]): Promise<void> {
  const { sides, setup } = await beginningOf(entry, scenario);
  const wanted = { players, ...limit, setup };
  let measured = values.print
    ? { ...wanted, winners: "", turns: "" }
    : measuredSoFar(values.game, scenario, wanted);
  const from = measured.winners.length;
  const games = Math.max(0, Number(values.games) - from);
  const started = performance.now();
  const pairing = { scenario, red: players, blue: players, seed: `balance ${scenario}`, ...limit };
  if (games > 0)
    await tally(GAMES, values.game, { ...pairing, games, from }, (_, result) => {
      measured = withGame(measured, result, sides);
      if (!values.print) keepMeasured(values.game, scenario, measured);
    });
  const row = rowOf(measured);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${told(scenario, row, sides)}; ${games} played now in ${seconds} s`);
  if (!values.print) keepRow(values.game, scenarios, scenario, row);
}

const entry = findGame(GAMES, values.game);
if (!entry) {
  console.error(`There is no game ${values.game}.`);
  process.exitCode = 1;
} else {
  const scenarios = entry.meta.scenarios.map(({ id }) => id);
  for (const id of positionals.length > 0 ? positionals : scenarios) await measure(entry, id, scenarios);
}
