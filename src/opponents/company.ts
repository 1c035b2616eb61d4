import type { Dice } from "../core/dice.ts";
import type { Answers, PromptId } from "../core/game.ts";
import { answersFor, type Desk, type Round } from "./desk.ts";
import type { Meter } from "./meter.ts";
import { pick } from "./mix.ts";
import { nodeOf, type Worth } from "./node.ts";

/** The best of a few answers of one desk while the others keep to theirs. */
function glance(
  round: Round,
  desk: Desk,
  answers: Answers<unknown>,
  count: number,
  meter: Meter,
  dice: Dice,
): unknown {
  const worth: Worth = (state) => round.game.appraise(state, desk.prompt.seat);
  let order = answers.get(desk.prompt.id);
  let most = nodeOf(round, answers, worth, meter, dice);
  for (let turn = 1; turn < count; turn++) {
    const other = desk.orders[pick(desk.orders.length, dice)];
    const value = nodeOf(round, new Map(answers).set(desk.prompt.id, other), worth, meter, dice);
    if (value > most) [order, most] = [other, value];
  }
  return order;
}

/** Some sensible answer of everybody: the best of a few, except from those who are weighed anyway. */
export function company(
  round: Round,
  except: readonly Desk[],
  glances: number,
  meter: Meter,
  dice: Dice,
): Map<PromptId, unknown> {
  const desks = [...round.own, ...round.others];
  const answers = answersFor(round, desks, ({ orders }) => orders[pick(orders.length, dice)], dice);
  for (const desk of desks) {
    if (except.includes(desk)) continue;
    answers.set(desk.prompt.id, glance(round, desk, answers, glances, meter, dice));
  }
  return answers;
}
