import type { SideId } from "../core/game.ts";
import { itemAt } from "../core/item-at.ts";
import { present } from "../core/present.ts";
import { GAMES } from "../games/index.ts";
import type { GameEntry } from "../games/registry.ts";
import type { Opponent } from "../opponents/opponent.ts";
import { complain, printLine } from "./output.ts";
import { type GameResult, type Pairing, playGame } from "./playout.ts";
import { type Timed, timed } from "./timed.ts";
import {
  botsTold,
  gameNamed,
  named,
  opponentNamed,
  type ScenarioTable,
  scenarioOf,
  tableOf,
  Unmet,
} from "./wanted.ts";

/** A share with the interval in which the true one lies 95 times of 100. All from 0 to 1. */
interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of 97.5 %. */
const Z = 1.959964;

/** Wilson's 95 % interval for `score` points out of `games` tries of at most one point; 0 to 1 without tries. */
export function wilson(score: number, games: number): Interval {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = score / games;
  const zz = Z * Z;
  const middle = share + zz / (2 * games);
  const width = Z * Math.sqrt((share * (1 - share)) / games + zz / (4 * games * games));
  const whole = 1 + zz / games;
  return {
    share,
    low: Math.max(0, (middle - width) / whole),
    high: Math.min(1, (middle + width) / whole),
  };
}

/** Who plays which side of a game, as it was called: `simulate luftwaffe --american pilot --german=cadet`. */
interface Seating {
  /** What else stood there: the game. */
  readonly rest: readonly string[];
  /** By the side's own name, the computer player. */
  readonly sides: Readonly<Record<string, string>>;
}

const OPTION = /^--([^=]+)(?:=(.*))?$/s;

/** Arguments that no option has taken: each `--SIDE BOT` seats a computer player. */
export function seatingOf(words: readonly string[]): Seating {
  const rest: string[] = [];
  const sides = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    const word = itemAt(words, at);
    const [, side, bot] = OPTION.exec(word) ?? [];
    if (side === undefined) rest.push(word);
    else sides.set(side, bot ?? words[++at] ?? "");
  }
  return { rest, sides: Object.fromEntries(sides) };
}

/**
 * What a caller asks for; `red` plays the game's first side and `blue` every other, unless `sides` names who plays one.
 * With `swap` they change sides after every game.
 */
export interface Wanted {
  readonly scenario?: string;
  readonly red: string;
  readonly blue: string;
  /** Computer players by the game's own names of its sides. */
  readonly sides?: Readonly<Record<string, string>>;
  readonly games: number;
  readonly seed: string;
  readonly swap?: boolean;
  /** Turns after which a game is left; it counts as drawn then. */
  readonly turns?: number;
  /** The most nodes that a player may spend on an answer, where that is less than its own budget. */
  readonly nodes?: number;
  /** The number of the first game, 0 unless games before it are known already: a game's dice follow from its number. */
  readonly from?: number;
}

/** How one of the two players did. A game drawn or left counts half in `share`, whose 95 % interval is from `low` to `high`. */
export interface BotResult extends Interval {
  readonly bot: string;
  readonly wins: number;
  readonly draws: number;
}

/** What came out of all games. Times in seconds. */
export interface Tally {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  readonly games: number;
  readonly swap: boolean;
  /** Who plays each side in the first game. */
  readonly players: Readonly<Record<string, string>>;
  /** By side, whoever played it. */
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly unfinished: number;
  /** Of the player called `red`, then of the one called `blue`, on whichever side they played. */
  readonly standings: readonly [BotResult, BotResult];
  readonly turns: { readonly least: number; readonly median: number; readonly most: number };
  readonly orders: number;
  readonly seconds: number;
  readonly ordersPerSecond: number;
  /** Milliseconds of processor time an answer, of the player called `red` and of the one called `blue`. */
  readonly slowest: readonly [number, number];
  readonly mean: readonly [number, number];
}

async function timedOpponent(id: string, most = Infinity): Promise<Timed> {
  const player = await opponentNamed(id);
  return timed({ ...player, nodes: Math.min(player.nodes, most) });
}

/** The pairing with `red` on the first side and the one with `blue` there. */
type Pairings = readonly [Pairing, Pairing];

function pairingsOf(
  { sides, ...table }: ScenarioTable,
  [red, blue]: readonly [Opponent, Opponent],
): Pairings {
  const seated = (first: Opponent, other: Opponent): Pairing => ({
    ...table,
    bots: new Map(sides.map((side, index) => [side, index === 0 ? first : other])),
  });
  return [seated(red, blue), seated(blue, red)];
}

/** Who plays the first side and who the others, each called by its seat or by its own name. */
function seated(
  { red, blue, sides = {} }: Wanted,
  id: string,
  known: readonly SideId[],
): readonly [string, string] {
  for (const [side, bot] of Object.entries(sides)) {
    named(known, (one) => one, side, `side of ${id} called`);
    if (bot === "") throw new Unmet(`--${side} needs a computer player; there is ${botsTold()}.`);
  }
  const [first = "", ...others] = known;
  const other = others.find((side) => Object.hasOwn(sides, side));
  return [sides[first] ?? red, other === undefined ? blue : present(sides[other])];
}

/** A game and whether the players had changed sides. */
interface Played extends GameResult {
  readonly swapped: boolean;
}

function lengths(turns: readonly number[]): Tally["turns"] {
  const sorted = turns.toSorted((a, b) => a - b);
  const at = (index: number) => itemAt(sorted, index);
  return { least: at(0), median: at(Math.floor(sorted.length / 2)), most: at(sorted.length - 1) };
}

function count(results: readonly GameResult[], winner: GameResult["winner"]): number {
  return results.filter((result) => result.winner === winner).length;
}

/** How the player did who has the first side in games that are `swapped` or not as given. */
function standing(bot: string, results: readonly Played[], first: string, firstWhen: boolean): BotResult {
  const decided = results.filter(({ winner }) => winner !== null && winner !== undefined);
  const wins = decided.filter(({ winner, swapped }) => (winner === first) === (swapped === firstWhen)).length;
  const draws = results.length - decided.length;
  return { bot, wins, draws, ...wilson(wins + draws / 2, results.length) };
}

/** Plays whole games and counts; `onGame` hears of each game that is over, and how it went. */
export async function tally(
  games: readonly GameEntry[],
  id: string,
  wanted: Wanted,
  onGame: (done: number, result: GameResult) => void = () => {},
): Promise<Tally> {
  const entry = gameNamed(games, id);
  const scenario = scenarioOf(entry, wanted.scenario);
  const table = await tableOf(entry, scenario);
  const names = seated(wanted, entry.meta.id, table.sides);
  const red = await timedOpponent(names[0], wanted.nodes);
  const blue = await timedOpponent(names[1], wanted.nodes);
  const pairings = pairingsOf(table, [red.player, blue.player]);
  const swap = wanted.swap ?? false;
  const started = performance.now();
  const results: Played[] = [];
  for (let index = 0; index < wanted.games; index++) {
    const number = (wanted.from ?? 0) + index;
    const swapped = swap && number % 2 === 1;
    const result = playGame(pairings[swapped ? 1 : 0], `${wanted.seed}/${number}`, wanted.turns);
    results.push({ ...result, swapped });
    onGame(index + 1, result);
  }
  const seconds = (performance.now() - started) / 1000;
  const orders = results.reduce((sum, result) => sum + result.orders, 0);
  const { bots } = pairings[0];
  const sides = [...bots.keys()];
  const first = itemAt(sides, 0);
  return {
    game: id,
    scenario,
    seed: wanted.seed,
    games: wanted.games,
    swap,
    players: Object.fromEntries([...bots].map(([side, bot]) => [side, bot.id])),
    wins: Object.fromEntries(sides.map((side) => [side, count(results, side)])),
    draws: count(results, null),
    unfinished: count(results, undefined),
    standings: [standing(names[0], results, first, false), standing(names[1], results, first, true)],
    turns: lengths(results.map((result) => result.turns)),
    orders,
    seconds,
    ordersPerSecond: Math.round(orders / seconds),
    slowest: [red.spent().slowest, blue.spent().slowest],
    mean: [red.spent().mean, blue.spent().mean],
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function told({ bot, wins, share, low, high }: BotResult): string {
  return `${bot} won ${wins}: ${percent(share)} with draws as halves, ${percent(low)} to ${percent(high)} at 95 % confidence.`;
}

function sentences(result: Tally): string[] {
  const { turns, seconds, standings } = result;
  const times = result.slowest.map(
    (ms, index) =>
      `${standings[index]?.bot} ${result.mean[index]?.toFixed(1)} ms, slowest ${ms.toFixed(0)} ms`,
  );
  const players = Object.entries(result.players).map(([side, bot]) => `${side} (${bot})`);
  const wins = Object.entries(result.wins).map(([side, won]) => `${side} wins ${won}`);
  const sides = result.swap ? ", changing sides after every game" : "";
  return [
    `${result.game}, ${result.scenario}: ${result.games} games of ${players.join(" against ")}${sides}, seed ${result.seed}.`,
    `${wins.join(", ")}, draws ${result.draws}, unfinished ${result.unfinished}.`,
    ...standings.map(told),
    `Turns: median ${turns.median}, least ${turns.least}, most ${turns.most}.`,
    `${result.orders} orders in ${seconds.toFixed(2)} s: ${result.ordersPerSecond} orders a second.`,
    `Processor time an answer: ${times.join("; ")}.`,
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

/** `simulate GAME`, with what else was written. */
export async function simulate(words: readonly string[], wanted: Wanted, json: boolean): Promise<void> {
  const { rest, sides } = seatingOf(words);
  const [id = "", more] = rest;
  if (more !== undefined) return complain(`One game is simulated at a time, not ${id} and ${more}.`);
  const bar = await progress(wanted.games);
  try {
    const result = await tally(GAMES, id, { ...wanted, sides }, (done) => bar.update(done));
    bar.stop();
    for (const line of json ? [JSON.stringify(result)] : sentences(result)) await printLine(line);
  } catch (error) {
    bar.stop();
    if (!(error instanceof Unmet)) throw error;
    complain(error.message);
  }
}
