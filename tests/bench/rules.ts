import { diceFrom } from "../../src/core/dice.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { begin, type Match, now, type Played, play } from "../../src/core/match.ts";
import { dogfight } from "../../src/games/dogfight/index.ts";
import { SCENARIOS } from "../../src/games/dogfight/scenarios.ts";
import { greatWar } from "../../src/games/great-war/index.ts";
import { random } from "../../src/opponents/random.ts";
import { answersOf } from "../../src/opponents/table.ts";
import { randomChess } from "./chess.ts";
import { compare, perSecond, type Row, thousands } from "./row.ts";
import { randomTicTacToe } from "./tictactoe.ts";

const game: AnyGame = dogfight;
const dice = diceFrom(() => Math.floor(Math.random() * 0x1_0000_0000));

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(JSON.stringify(played));
}

/** So many a side from the scenario of four a side. */
function aSide(count: number): unknown {
  const { table, aircraft } = SCENARIOS["four-a-side"];
  return { table, aircraft: aircraft.filter(({ id }) => Number(id.slice(1)) <= count) };
}

/** A random answer to every open prompt, each from the list of all legal ones. */
function randomAnswers(match: Match): Map<string, string> {
  const { state, prompts } = now(match);
  const texts = new Map<string, string>();
  const views = new Map<string, unknown>();
  const owns = new Map<string, Map<string, unknown>>();
  for (const prompt of prompts) {
    const view = views.get(prompt.seat) ?? game.view(state, prompt.seat);
    const own = owns.get(prompt.seat) ?? new Map<string, unknown>();
    views.set(prompt.seat, view);
    owns.set(prompt.seat, own);
    const legal = [...game.options(prompt, view, own)];
    const order = legal[Math.floor(Math.random() * legal.length)];
    own.set(prompt.id, order);
    texts.set(prompt.id, game.print(order));
  }
  return texts;
}

/** A whole random game by the kernel: every answer printed, parsed and logged; returns the orders given. */
function randomDogfight(config: unknown): number {
  let match = must(begin(game, config, dice));
  let orders = 0;
  while (now(match).prompts.length > 0) {
    const texts = randomAnswers(match);
    orders += texts.size;
    match = must(play(match, texts, dice));
  }
  return orders;
}

/** A whole random game of the Great War, every answer drawn by `sample`; returns the answers given. */
function randomGreatWar(config: unknown): number {
  let match = must(begin(greatWar, config, dice));
  let orders = 0;
  while (now(match).prompts.length > 0) {
    const texts = answersOf(match, () => random, dice);
    orders += texts.size;
    match = must(play(match, texts, dice));
  }
  return orders;
}

function note(ours: number, reference: number): string {
  return `${thousands(ours)} orders, reference ${thousands(reference)} moves`;
}

/** Whole random games, with parse and log, against two well-known libraries. */
export async function bench(): Promise<Row[]> {
  const [two, four] = [aSide(2), aSide(4)];
  const chess = () => perSecond(randomChess);
  return [
    compare({
      what: "rules: dogfight, 2 a side, all legal orders listed, parse and log",
      bar: "at least 1.0 of chessops' moves",
      ours: () => perSecond(() => randomDogfight(two)),
      reference: chess,
      ok: (ratio) => ratio >= 1,
      note,
    }),
    compare({
      what: "rules: dogfight, 4 a side",
      bar: "printed (chessops)",
      ours: () => perSecond(() => randomDogfight(four)),
      reference: chess,
      ok: () => true,
      note,
    }),
    compare({
      what: "rules: dogfight, 2 a side, with its log",
      bar: "at least 8 times boardgame.io's tic-tac-toe",
      ours: () => perSecond(() => randomDogfight(two)),
      reference: () => perSecond(randomTicTacToe),
      ok: (ratio) => ratio >= 8,
      note,
    }),
    compare({
      what: "rules: the Great War, four a side, orders drawn, parse and log",
      bar: "at least 0.3 of chessops' moves",
      ours: () => perSecond(() => randomGreatWar({ scenario: "dogfight" })),
      reference: chess,
      ok: (ratio) => ratio >= 0.3,
      note,
    }),
  ];
}
