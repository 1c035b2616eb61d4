import type { Dice } from "../core/dice.ts";
import type { Ahead } from "./ahead.ts";
import { type Depth, deepWorth } from "./deep.ts";
import { answersFor, breadthOf, type Desk, imagine, type Round } from "./desk.ts";
import { cellsOf } from "./matrix.ts";
import { type Meter, meterOf } from "./meter.ts";
import { drawn, pick } from "./mix.ts";
import { matrixOfPair, nodeOf, type Pair } from "./node.ts";
import type { Opponent } from "./opponent.ts";
import { MOST, weighRound } from "./pilot.ts";
import { rowValues, solve } from "./regret.ts";
import { decide, played, type Weighed } from "./weighed.ts";

/** How many plots of either side of a pair are looked at two turns ahead, and how closely. */
interface Look {
  readonly width: number;
  readonly depth: Depth;
}

const ALONE: Look = { width: 6, depth: { most: 60, steps: 4, rounds: 60, glances: 1 } };
const IN_COMPANY: Look = { width: 4, depth: { most: 30, steps: 2, rounds: 40, glances: 3 } };
const ROUNDS = 300;
/** Parts of the budget for drawing answers, to a lone question and to one of several. */
const DRAWN = 0.12;
const SHARED = 0.005;
const AHEAD: Ahead = {
  looks: [
    { width: 24, times: 2 },
    { width: 8, times: 4 },
    { width: 3, times: 6 },
  ],
  glances: 10,
};
/** Plots tried to find out whose matter most to an aircraft. */
const TRIALS = 3;
/** The part of the budget that goes into the first turn where there are many desks. */
const FIRST_TURN = 0.35;
/** The part that goes into a lone question with more answers than can be listed. */
const ALONE_TURN = 0.55;
/** Appraisals that differ by no more are alike: nobody can hurt anybody. */
const TRIFLE = 1;
const SEEDS = 0x7fff_ffff;

/** The places of the plots played most, and after them of the most promising. */
function foremost({ mix, values }: Weighed, count: number): number[] {
  const places = Array.from({ length: mix.length }, (_, index) => index);
  places.sort((a, b) => (mix[b] ?? 0) - (mix[a] ?? 0) || (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  return places.slice(0, count);
}

function narrowed(one: Weighed, width: number): Desk {
  return { ...one.desk, orders: foremost(one, width).map((place) => one.desk.orders[place]) };
}

/** How far the plots of two desks together change what the seat gets: the spread of a few trials. */
function friction(round: Round, pair: Pair, meter: Meter, dice: Dice): number {
  const worth = (state: unknown) => round.game.appraise(state, round.seat);
  const values = Array.from({ length: TRIALS }, () => {
    const { orders, prompt } = pair.his;
    const answers = new Map(pair.rest).set(prompt.id, orders[pick(orders.length, dice)]);
    return nodeOf(round, answers, worth, meter, dice);
  });
  return Math.max(...values) - Math.min(...values);
}

/** The opposing desk whose plots matter most. */
function rivalOf(
  round: Round,
  mine: Desk,
  others: readonly Weighed[],
  rest: Pair["rest"],
  meter: Meter,
  dice: Dice,
) {
  if (others.length === 1) return others[0];
  let [rival, most] = [others[0], Number.NEGATIVE_INFINITY];
  for (const other of others) {
    const rub = friction(round, { mine, his: other.desk, rest }, meter, dice);
    if (rub > most) [rival, most] = [other, rub];
  }
  return rival;
}

/** What everybody answers, drawn from what they have been found to play. */
function likely(round: Round, weighed: readonly Weighed[], dice: Dice) {
  const wanted = ({ orders }: Desk, index: number) => orders[drawn(weighed[index]?.mix ?? [], dice)];
  return answersFor(
    round,
    weighed.map(({ desk }) => desk),
    wanted,
    dice,
  );
}

/** Whether it makes any difference what either of a pair does, as far as one turn shows. */
function atStake(round: Round, pair: Pair, meter: Meter, dice: Dice): boolean {
  const worth = (state: unknown) => round.game.appraise(state, round.seat);
  const matrix = matrixOfPair(round, pair, worth, meter, dice);
  const values = cellsOf(matrix).flat();
  return Math.max(...values) - Math.min(...values) > TRIFLE;
}

/** The foremost plots of one desk, weighed again two turns ahead against those of its rival. */
function deepen(round: Round, mine: Weighed, all: readonly Weighed[], meter: Meter, dice: Dice): Weighed {
  const others = all.slice(round.own.length);
  const rest = likely(round, all, dice);
  const rival = rivalOf(round, mine.desk, others, rest, meter, dice);
  if (!rival || meter.left === 0) return mine;
  const { width, depth } = all.length === 2 ? ALONE : IN_COMPANY;
  const pair: Pair = { mine: narrowed(mine, width), his: narrowed(rival, width), rest };
  if (!atStake(round, pair, meter, dice)) return mine;
  const worth = deepWorth(round, pair, depth, pick(SEEDS, dice), meter);
  const matrix = matrixOfPair(round, pair, worth, meter, dice);
  const cells = cellsOf(matrix);
  const found = solve(cells, matrix.columns, ROUNDS);
  return { desk: pair.mine, mix: found.rows, values: rowValues(cells, found.columns) };
}

/** Nodes for the first turn: a part where many desks are weighed, or where a lone question is followed up anyway. */
function firstTurn({ own, others }: Round, nodes: number): number {
  const desks = own.length + others.length;
  if (desks > 2) return Math.floor(FIRST_TURN * nodes);
  return own[0]?.drawn && desks === 1 ? Math.floor(ALONE_TURN * nodes) : nodes;
}

/** As the pilot, but two turns ahead: each aircraft's foremost plots against those of the enemy that matters most to it. */
export const ace: Opponent = {
  id: "ace",
  nodes: 13_000,
  answer(game, view, prompts, budget, dice) {
    const meter = meterOf(budget);
    const round = imagine(game, view, prompts, breadthOf(MOST, budget.nodes, DRAWN, SHARED), dice);
    const weighed = weighRound(round, meter.part(firstTurn(round, budget.nodes)), dice, AHEAD);
    const own = weighed.slice(0, round.own.length);
    const deep = round.others.length > 0 ? own.map((one) => deepen(round, one, weighed, meter, dice)) : own;
    return decide(
      round,
      deep.map((one) => played(round, one)),
      meter,
      dice,
    );
  },
};
