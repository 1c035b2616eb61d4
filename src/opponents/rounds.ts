import type { Dice } from "../core/dice.ts";
import type { PromptId } from "../core/game.ts";
import { answersFor, type Desk, isLegal, type Round } from "./desk.ts";
import type { Meter } from "./meter.ts";
import { drawn } from "./mix.ts";
import { nodeOf } from "./node.ts";
import { average, type Learner, learn, learner } from "./regret.ts";
import type { Weighed } from "./weighed.ts";

/** A desk with what its owner has learned. */
interface Student {
  readonly desk: Desk;
  readonly learner: Learner;
  /** Sums of what each order was worth, for the explanation. */
  readonly sums: Float64Array;
}

function studentOf(desk: Desk): Student {
  const { length } = desk.orders;
  return { desk, learner: learner(length), sums: new Float64Array(length) };
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

/** One lesson for one desk: its row against one plot of each of the others, drawn from their mixes. */
function teach(round: Round, student: Student, class_: readonly Student[], meter: Meter, dice: Dice): void {
  const desks = class_.map(({ desk }) => desk);
  const wanted = ({ orders }: Desk, index: number) => orders[drawn(class_[index]?.learner.mix ?? [], dice)];
  const values = row(round, student.desk, answersFor(round, desks, wanted, dice), desks, meter, dice);
  learn(student.learner, values);
  values.forEach((value, index) => {
    student.sums[index] = (student.sums[index] ?? 0) + value;
  });
}

/**
 * Many desks at once: round by round, each desk's row of orders is weighed against the mixed plots of all the
 * others, and its mix follows its regrets. Goes on while the budget lasts, once round at least.
 */
export function manyDesks(round: Round, meter: Meter, dice: Dice): readonly Weighed[] {
  const students = [...round.own, ...round.others].map(studentOf);
  const lesson = students.reduce((sum, { desk }) => sum + desk.orders.length, 0);
  do {
    for (const student of students) teach(round, student, students, meter, dice);
  } while (meter.left >= lesson);
  return students.map(({ desk, learner: learned, sums }) => ({
    desk,
    mix: average(learned),
    values: sums.map((sum) => sum / Math.max(1, learned.rounds)),
  }));
}
