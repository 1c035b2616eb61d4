import { readShape } from "../core/shape.ts";
import { GAMES } from "../games/index.ts";
import { findGame, type GameEntry } from "../games/registry.ts";
import type { Bot } from "../opponents/bot.ts";
import { BOTS } from "../opponents/index.ts";
import { complain, printLine } from "./output.ts";
import { type GameResult, type Pairing, playGame } from "./playout.ts";

/** What a caller asks for; `red` plays the game's first side and `blue` every other. */
export interface Wanted {
  readonly scenario?: string;
  readonly red: string;
  readonly blue: string;
  readonly games: number;
  readonly seed: string;
}

/** What came out of all games. Times in seconds. */
export interface Tally {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  readonly games: number;
  readonly players: Readonly<Record<string, string>>;
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly unfinished: number;
  readonly turns: { readonly least: number; readonly median: number; readonly most: number };
  readonly orders: number;
  readonly seconds: number;
  readonly ordersPerSecond: number;
}

/** One sentence about a wish that can't be met. */
class Unmet extends Error {}

function named<T>(things: readonly T[], idOf: (thing: T) => string, id: string, kind: string): T {
  const found = things.find((thing) => idOf(thing) === id);
  if (found) return found;
  throw new Unmet(`There is no ${kind} ${id}; there is ${things.map(idOf).join(", ")}.`);
}

function botNamed(id: string): Bot {
  return named(BOTS, (bot) => bot.id, id, "computer player");
}

function scenarioOf({ meta }: GameEntry, wanted: string | undefined): string {
  const id = wanted ?? (meta.scenarios[0]?.id as string);
  return named(meta.scenarios, (scenario) => scenario.id, id, `scenario of ${meta.id} called`).id;
}

async function pairingOf(entry: GameEntry, scenario: string, { red, blue }: Wanted): Promise<Pairing> {
  const game = await entry.load();
  const config = readShape(game.config, { scenario });
  if (!config.ok) throw new Error(`scenario ${scenario} of ${entry.meta.id} can't be set up`);
  const sides = [...new Set(game.seats(config.value).map((seat) => seat.side))];
  const bots = sides.map((side, index) => [side, botNamed(index === 0 ? red : blue)] as const);
  return { game, config: config.value, bots: new Map(bots) };
}

function lengths(turns: readonly number[]): Tally["turns"] {
  const sorted = turns.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] as number;
  return { least: at(0), median: at(Math.floor(sorted.length / 2)), most: at(sorted.length - 1) };
}

function count(results: readonly GameResult[], winner: GameResult["winner"]): number {
  return results.filter((result) => result.winner === winner).length;
}

/** Plays whole games and counts; `onGame` hears of each game that is over. */
export async function tally(
  games: readonly GameEntry[],
  id: string,
  wanted: Wanted,
  onGame: (done: number) => void = () => {},
): Promise<Tally> {
  const entry = findGame(games, id) ?? named(games, (one) => one.meta.id, id, "game");
  const scenario = scenarioOf(entry, wanted.scenario);
  const pairing = await pairingOf(entry, scenario, wanted);
  const started = performance.now();
  const results: GameResult[] = [];
  for (let index = 0; index < wanted.games; index++) {
    results.push(playGame(pairing, `${wanted.seed}/${index}`));
    onGame(index + 1);
  }
  const seconds = (performance.now() - started) / 1000;
  const orders = results.reduce((sum, result) => sum + result.orders, 0);
  const sides = [...pairing.bots.keys()];
  return {
    game: id,
    scenario,
    seed: wanted.seed,
    games: wanted.games,
    players: Object.fromEntries([...pairing.bots].map(([side, bot]) => [side, bot.id])),
    wins: Object.fromEntries(sides.map((side) => [side, count(results, side)])),
    draws: count(results, null),
    unfinished: count(results, undefined),
    turns: lengths(results.map((result) => result.turns)),
    orders,
    seconds,
    ordersPerSecond: Math.round(orders / seconds),
  };
}

function sentences(result: Tally): string[] {
  const { turns, seconds } = result;
  const players = Object.entries(result.players).map(([side, bot]) => `${side} (${bot})`);
  const wins = Object.entries(result.wins).map(([side, won]) => `${side} wins ${won}`);
  return [
    `${result.game}, ${result.scenario}: ${result.games} games of ${players.join(" against ")}, seed ${result.seed}.`,
    `${wins.join(", ")}, draws ${result.draws}, unfinished ${result.unfinished}.`,
    `Turns: median ${turns.median}, least ${turns.least}, most ${turns.most}.`,
    `${result.orders} orders in ${seconds.toFixed(2)} s: ${result.ordersPerSecond} orders a second.`,
  ];
}

/** A progress bar where somebody watches; otherwise nothing. */
async function progress(games: number): Promise<{ update(done: number): void; stop(): void }> {
  if (!process.stderr.isTTY) return { update() {}, stop() {} };
  const { default: bars } = await import("cli-progress");
  const bar = new bars.SingleBar({ clearOnComplete: true }, bars.Presets.shades_classic);
  bar.start(games, 0);
  return bar;
}

/** `simulate GAME`. */
export async function simulate(id: string, wanted: Wanted, json: boolean): Promise<void> {
  const bar = await progress(wanted.games);
  try {
    const result = await tally(GAMES, id, wanted, (done) => bar.update(done));
    bar.stop();
    for (const line of json ? [JSON.stringify(result)] : sentences(result)) await printLine(line);
  } catch (error) {
    bar.stop();
    if (!(error instanceof Unmet)) throw error;
    complain(error.message);
  }
}
