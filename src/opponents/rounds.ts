import type { Dice } from "../core/dice.ts";
import type { PromptId } from "../core/game.ts";
import { answersFor, type Desk, isLegal, type Round } from "./desk.ts";
import type { Meter } from "./meter.ts";
import { drawn, type Mix, shares } from "./mix.ts";
import { nodeOf } from "./node.ts";
import type { Weighed } from "./weighed.ts";

/** A desk with what its owner has learned. Later rounds weigh more: everybody plays better then. */
interface Student {
  readonly desk: Desk;
  /** What each order was worth in all rounds. */
  readonly sums: Float64Array;
  /** How often each order was the best answer so far. */
  readonly chosen: Float64Array;
  mix: Mix;
  rounds: number;
}

function studentOf(desk: Desk): Student {
  const { length } = desk.orders;
  const nothing = new Float64Array(length);
  return { desk, sums: nothing, chosen: nothing.slice(), mix: shares(nothing), rounds: 0 };
}

function ownAnswers(answers: ReadonlyMap<PromptId, unknown>, desk: Desk, desks: readonly Desk[]) {
  const own = new Map<PromptId, unknown>();
  for (const { prompt } of desks) {
    if (prompt.seat === desk.prompt.seat && prompt.id !== desk.prompt.id)
      own.set(prompt.id, answers.get(prompt.id));
  }
  return own;
}

/** What each order of one desk is worth to its seat while all others keep to their answers. */
function row(
  round: Round,
  desk: Desk,
  answers: ReadonlyMap<PromptId, unknown>,
  desks: readonly Desk[],
  meter: Meter,
  dice: Dice,
): Float64Array {
  const own = ownAnswers(answers, desk, desks);
  const worth = (state: unknown) => round.game.appraise(state, desk.prompt.seat);
  const values = Float64Array.from(desk.orders, (order) =>
    isLegal(round, desk, order, own)
      ? nodeOf(round, new Map(answers).set(desk.prompt.id, order), worth, meter, dice)
      : Number.NaN,
  );
  const least = Math.min(...values.filter((value) => !Number.isNaN(value)));
  return values.map((value) => (Number.isNaN(value) ? least : value));
}

/** What the order of a desk is that has answered the others best in all rounds so far. */
function learn(student: Student, values: Float64Array): void {
  const { sums, chosen } = student;
  student.rounds += 1;
  values.forEach((value, index) => {
    sums[index] = (sums[index] ?? 0) + student.rounds * value;
  });
  const best = sums.indexOf(Math.max(...sums));
  chosen[best] = (chosen[best] ?? 0) + student.rounds;
  student.mix = shares(chosen);
}

/** One lesson for one desk: its row against one plot of each of the others, drawn from their mixes. */
function teach(round: Round, student: Student, all: readonly Student[], meter: Meter, dice: Dice): void {
  const desks = all.map(({ desk }) => desk);
  const wanted = ({ orders }: Desk, index: number) => orders[drawn(all[index]?.mix ?? [], dice)];
  const answers = answersFor(round, desks, wanted, dice);
  learn(student, row(round, student.desk, answers, desks, meter, dice));
}

/**
 * Many desks at once: round by round, each desk's row of orders is weighed against the mixed plots of all the
 * others, and the order that has answered them best so far joins its mix. Goes on while the budget lasts, one round
 * at least.
 */
export function manyDesks(round: Round, meter: Meter, dice: Dice): readonly Weighed[] {
  const students = [...round.own, ...round.others].map(studentOf);
  const lesson = students.reduce((sum, { desk }) => sum + desk.orders.length, 0);
  do {
    for (const student of students) teach(round, student, students, meter, dice);
  } while (meter.left >= lesson);
  return students.map(({ desk, mix, sums, rounds }) => {
    const weight = (rounds * (rounds + 1)) / 2;
    return { desk, mix, values: sums.map((sum) => sum / weight) };
  });
}
