import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import { FACES, type Fraction, fraction } from "../combat/die.ts";
import { disengaged, pursuerOf } from "../engagement/position.ts";
import { ratingsAt } from "../hand/limits.ts";
import { scoreOf } from "../outcome/score.ts";
import { withElement, withLeader, withState } from "../state/changed.ts";
import { hasLeader } from "../state/pieces.ts";
import type { Board, State, Step } from "../state/state.ts";
import { other, tell, why } from "../state/tell.ts";

/** DIF-B16: not while Disadvantaged or Tailed. */
export function mayDisengage(board: Board, element: number): boolean {
  return pursuerOf(board, element) < 0;
}

const LEAVES = 4;

/** DIF-B16: faster than every enemy Leader at the level; a quality that nobody knows yet does not count. */
function isFastest(board: Board, element: number): boolean {
  if (!hasLeader(board, element)) return false;
  const open = (place: number) => {
    const { leader } = itemAt(board.elements, place);
    return ratingsAt(board, place, leader.shown ? undefined : "regular").speed;
  };
  const { side } = itemAt(board.setup.elements, element);
  return board.setup.elements.every(
    (one, place) =>
      one.side === side ||
      !hasLeader(board, place) ||
      board.elements[place]?.level !== board.elements[element]?.level ||
      open(place) < open(element),
  );
}

/** DIF-B16: what is added to the D6. */
function disengageBonus(board: Board, element: number): number {
  const { level, leader, wingman } = itemAt(board.elements, element);
  const hurt = (leader.damaged && !leader.down) || (wingman?.damaged && !wingman.down);
  return (level === 1 ? 1 : 0) + (isFastest(board, element) ? 1 : 0) - (hurt ? 1 : 0);
}

/** How likely an Element that tries leaves the fight, and what is added to its D6. */
export function chanceToLeave(
  board: Board,
  element: number,
): { readonly bonus: number; readonly leaves: Fraction } {
  const bonus = disengageBonus(board, element);
  return {
    bonus,
    leaves: fraction(Math.max(0, Math.min(FACES.d6, FACES.d6 + 1 + bonus - LEAVES)), FACES.d6),
  };
}

/** An Element leaves the fight: its cards go to the discards. */
export function gone(state: State, element: number, presence: "left" | "away"): Step {
  const freed = disengaged(state, element);
  const away = withElement(freed.state, element, { presence });
  if (presence === "away") return { state: away, events: freed.events };
  const { hand } = itemAt(away.elements, element).leader;
  const next = withLeader(withState(away, { discard: [...away.discard, ...hand] }), element, { hand: [] });
  return { state: next, events: freed.events };
}

/** Who leaves while his side is ahead may keep its lead by that (DIF-B17). */
function leadOf(state: State, side: Side): readonly [number, number] | null {
  const score = scoreOf(state);
  const [own, enemy] = [score[side], score[other(side)]];
  return own > enemy ? [own, enemy] : null;
}

/** Step i. */
export function disengage(state: State, element: number, dice: Dice): Step & { readonly left: boolean } {
  const { id, side } = itemAt(state.setup.elements, element);
  const bonus = disengageBonus(state, element);
  const [face = 1] = dice.throw({
    dice: ["d6"],
    by: SIDES[side],
    why: why("throw.disengage", { id, bonus }),
  });
  const left = face + bonus >= LEAVES;
  const told = tell("event.disengages", { id, lead: leadOf(state, side), face, bonus, left });
  if (!left) return { state, events: [told], left };
  const after = gone(state, element, "left");
  return { state: after.state, events: [told, ...after.events], left };
}
