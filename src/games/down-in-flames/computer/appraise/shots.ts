import { itemAt } from "../../../../core/item-at.ts";
import type { CardId } from "../../data/card.ts";
import { burstsAt } from "../../rules/attack/bursts.ts";
import { usualHitValue } from "../../rules/attack/declared.ts";
import { FACES } from "../../rules/combat/die.ts";
import { oddsOf } from "../../rules/combat/odds.ts";
import { stanceOf } from "../../rules/engagement/stance.ts";
import {
  type Attacker,
  aircraftOf,
  attackerOf,
  cardOfElement,
  handOf,
  isThere,
  pieceOf,
  tablesOf,
} from "../../rules/state/pieces.ts";
import type { Board, State } from "../../rules/state/state.ts";
import { answersIn, cardIn } from "./hand.ts";

/** Worth of a victory point: all appraisals are in hundredths of one. */
export const POINT = 100;
/** More bursts than any Leader has; a Wingman's are not limited. */
const MOST_BURSTS = 12;
/** What is left of a shot's promise by each card that could answer it. */
const UNANSWERED = 0.72;
/** Of the cards that a Wingman draws, the part that answers fire. */
const WINGMAN_ANSWERS = 0.45;

/** The most hits that firing cards of a hand bring within a number of bursts. */
export function mostHits(state: Board, hand: readonly CardId[], bursts: number): number {
  const most = new Array<number>(Math.min(bursts, MOST_BURSTS) + 1).fill(0);
  for (const id of hand) {
    const card = cardIn(state, id);
    if (card.hits === 0) continue;
    for (let left = most.length - 1; left >= card.bursts; left--)
      most[left] = Math.max(itemAt(most, left), itemAt(most, left - card.bursts) + card.hits);
  }
  return itemAt(most, most.length - 1);
}

/** Victory points, in hundredths, that hits bring on average where nobody answers them. */
export function harm(state: Board, value: number, at: Attacker): number {
  const { die } = state.setup.options;
  const { defense, role } = cardOfElement(state.setup, at.element);
  const points = tablesOf(state.setup).points[role];
  const { again, down, damaged } = oddsOf(value, defense, die);
  const ways = again ? FACES[die] * FACES[die] : FACES[die];
  const worse = points.down - points.damaged;
  const gained = aircraftOf(state, at)?.damaged ? damaged * worse : damaged * points.damaged + down * worse;
  return (POINT * gained) / ways;
}

/** How likely a shot is not answered, by what who is shot at holds, or may draw. */
function unanswered(state: State, at: Attacker): number {
  const held = itemAt(state.elements, at.element)[at.kind]?.hand;
  const answers = held
    ? answersIn(state, held)
    : WINGMAN_ANSWERS * cardOfElement(state.setup, at.element).wingmanDefense;
  let share = 1;
  for (let left = answers; left > 0; left--) share *= left < 1 ? 1 - left * (1 - UNANSWERED) : UNANSWERED;
  return share;
}

function promise(state: State, by: Attacker, at: Attacker, bursts: number): number {
  const hits = bursts > 0 ? mostHits(state, handOf(state, by), bursts) : 0;
  return hits > 0 ? harm(state, hits * usualHitValue(state, by), at) * unanswered(state, at) : 0;
}

const KINDS: readonly Attacker["kind"][] = ["leader", "wingman"];

/** The most that a Leader's firing cards promise at one of the enemies' aircraft, as things stand; `spent`: bursts. */
export function leaderShot(state: State, element: number, spent: number): number {
  const by = attackerOf(state, element, "leader");
  const { level } = itemAt(state.elements, element);
  let best = 0;
  for (const [place, { side }] of state.setup.elements.entries()) {
    const enemy = itemAt(state.elements, place);
    if (side === by.side || enemy.level !== level || enemy.cloud) continue;
    for (const kind of KINDS) {
      const at = attackerOf(state, place, kind);
      if (!isThere(state, at)) continue;
      best = Math.max(best, promise(state, by, at, burstsAt(state, element, at) - spent));
    }
  }
  return best;
}

/** What a Wingman's mini-hand promises at the aircraft that he has named. */
export function wingmanShot(state: State, element: number, target: string): number {
  const by = attackerOf(state, element, "wingman");
  const at = pieceOf(state.setup, target);
  if ((at.kind !== "leader" && at.kind !== "wingman") || stanceOf(state, by, at).fire) return 0;
  return promise(state, by, at, MOST_BURSTS);
}
