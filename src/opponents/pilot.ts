import type { Dice } from "../core/dice.ts";
import { type Ahead, followUp } from "./ahead.ts";
import { onlyBest, worthOfEach } from "./best.ts";
import { breadthOf, imagine, type Round } from "./desk.ts";
import { search } from "./matrix.ts";
import { type Meter, meterOf } from "./meter.ts";
import { pick } from "./mix.ts";
import { matrixOfPair } from "./node.ts";
import type { Opponent } from "./opponent.ts";
import { manyDesks } from "./rounds.ts";
import { decide, played, type Weighed } from "./weighed.ts";

/** Answers that come into question for each prompt where all are listed. */
export const MOST = 240;
/** Parts of the budget that go into drawing them elsewhere, for a lone question and for one of several. */
const ALONE = 0.3;
const TOGETHER = 0.015;
const STEPS = 12;
const ROUNDS = 250;

/** Where only some of very many answers were drawn, the best of them are followed up. */
const AHEAD: Ahead = {
  looks: [
    { width: 12, times: 2 },
    { width: 4, times: 4 },
  ],
  glances: 6,
};

/** The seat's desks with their mixes: the best answer where nobody else is asked, else a mix that can't be outguessed. */
export function weighRound(round: Round, meter: Meter, dice: Dice, ahead: Ahead = AHEAD): readonly Weighed[] {
  const { own, others, game, seat } = round;
  const [mine] = own;
  const [his] = others;
  const worth = (state: unknown) => game.appraise(state, seat);
  if (mine && own.length === 1 && !his) {
    const first = worthOfEach(round, mine, worth, meter, dice);
    const values = mine.drawn ? followUp(round, mine, first, ahead, worth, meter, dice) : first;
    return [{ desk: mine, mix: onlyBest(values), values }];
  }
  if (mine && his && own.length + others.length === 2) {
    const matrix = matrixOfPair(round, { mine, his, rest: new Map() }, worth, meter, dice);
    const from = pick(matrix.columns, dice);
    const found = search(matrix, { from, steps: STEPS, rounds: ROUNDS }, meter);
    return [
      { desk: mine, mix: found.rows, values: found.worth },
      { desk: his, mix: found.columns, values: found.against },
    ];
  }
  return manyDesks(round, meter, dice);
}

/**
 * Weighs both sides' plots against each other and plays the mix that regret matching finds; fires what hurts most on
 * average over the dice.
 */
export const pilot: Opponent = {
  id: "pilot",
  nodes: 4000,
  answer(game, view, prompts, budget, dice) {
    const meter = meterOf(budget);
    const round = imagine(game, view, prompts, breadthOf(MOST, budget.nodes, ALONE, TOGETHER), dice);
    const weighed = weighRound(round, meter, dice).slice(0, round.own.length);
    return decide(
      round,
      weighed.map((one) => played(round, one)),
      meter,
      dice,
    );
  },
};
