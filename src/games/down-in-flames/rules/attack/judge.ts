import { itemAt } from "../../../../core/item-at.ts";
import type { Refusal } from "../../../../core/orders/refusal.ts";
import { AGILITY_CARDS, type CardName, isFiring } from "../../data/card.ts";
import type { Bar } from "../../words/problems/en.ts";
import { rollsOf } from "../altitude/possible.ts";
import { relation } from "../engagement/position.ts";
import { stanceOf } from "../engagement/stance.ts";
import type { PlayOrder } from "../grammar/order.ts";
import { agilityLeft, minimumOf, spareOf } from "../hand/limits.ts";
import {
  type Attacker,
  cardOfElement,
  cardOfFormation,
  findPiece,
  isAttacker,
  isLoaded,
  isThere,
  kindOf,
  levelOf,
  type Piece,
} from "../state/pieces.ts";
import { refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";
import { bombersToName, burstsAt } from "./bursts.ts";
import { judgeDeclared, judgeWithCard } from "./declared.ts";

const POSITION: readonly CardName[] = ["maneuvering", "half-loop", "scissors"];
/** Cards that name no target; a Leader alone plays them. */
const UNAIMED: readonly CardName[] = ["vertical-roll", "full-throttle", "clouds"];

/** Steps that a position card gains. */
export function gainOf(name: CardName): 0 | 1 | 2 {
  if (name === "half-loop") return 2;
  return POSITION.includes(name) ? 1 : 0;
}

/** DIF-8.4.1: whether a card counts as an Agility Card as it is played by a Leader. */
export function isAgility(board: Board, element: number, name: CardName, dives: boolean): boolean {
  if (name === "vertical-roll") return !dives;
  if (name === "scissors" && cardOfElement(board.setup, element).specials.includes("quick-bank"))
    return false;
  return AGILITY_CARDS.has(name);
}

/** DIF-8.3, DIF-8.4: whether a Leader may part with a card as an Agility Card or as another. */
export function judgeHand(board: Board, by: Attacker, agility: boolean, spent = 1): Refusal | undefined {
  if (by.kind === "wingman") return undefined;
  const { hand } = itemAt(board.elements, by.element).leader;
  if (spareOf(board, by.element) < spent)
    return refuse("minimum-hand", "DIF-8.3", { held: hand.length, least: minimumOf(board, by.element) });
  if (agility && agilityLeft(board, by.element) === 0)
    return refuse("agility-spent", "DIF-8.4", { played: board.elements[by.element]?.leader.agility ?? 0 });
  return undefined;
}

/** DIF-10.7: Slow Bank plays SCISSORS against Slow Bank and medium bombers only, but for answers to TIGHT TURN. */
export function mayBank(board: Board, by: Attacker, opponent: Piece | undefined): boolean {
  const slow = cardOfElement(board.setup, by.element).specials.includes("slow-bank");
  if (!slow || !opponent) return !slow;
  if (isAttacker(opponent))
    return cardOfElement(board.setup, opponent.element).specials.includes("slow-bank");
  return cardOfFormation(board.setup, opponent.formation).role === "medium";
}

function barred(bar: Bar, id: string): Refusal {
  return refuse("barred", "DIF-B7", { why: bar, id });
}

/** DIF-B7: the target is an enemy, there, at the same level, and none is in CLOUDS. */
function judgeTarget(board: Board, by: Attacker, at: Piece | undefined, typed: string): Refusal | undefined {
  if (!at || at.side === by.side) return refuse("no-target", "DIF-B7", { found: typed });
  if (!isThere(board, at)) return refuse("not-there", "DIF-B7", { id: at.id });
  const own = itemAt(board.elements, by.element);
  if (own.level !== levelOf(board, at))
    return refuse("other-level", "DIF-B7", { id: at.id, level: levelOf(board, at), own: own.level });
  const hidden = isAttacker(at) && board.elements[at.element]?.cloud;
  return own.cloud || hidden ? refuse("in-cloud", "DIF-B7", { id: own.cloud ? by.id : at.id }) : undefined;
}

function judgePosition(board: Board, by: Attacker, name: CardName, at: Piece): Refusal | undefined {
  const { position } = stanceOf(board, by, at);
  if (position) return barred(position, at.id);
  // DIF-B10: of a formation no bomber is named before it is chosen.
  if (at.kind === "bomber" && board.formations[at.formation]?.bombers[at.bomber]?.inFormation)
    return refuse("bomber-not-chosen", "DIF-B10", { id: at.id });
  if (name !== "scissors") return undefined;
  const pursued = at.kind === "leader" && relation(board, by.element, at.element) < 0;
  if (!pursued) return refuse("scissors-pursuer", "DIF-B7", { id: at.id });
  return mayBank(board, by, at) ? undefined : refuse("slow-bank", "DIF-10.7", {});
}

/** DIF-R10, DIF-4.1.1: bursts of a Leader, firing cards of a Wingman at bombers. */
function judgeFire(board: Board, by: Attacker, order: PlayOrder, at: Piece): Refusal | undefined {
  const { fire } = stanceOf(board, by, at);
  if (fire) return barred(fire, at.id);
  if (!isAttacker(at) && !bombersToName(board, by, at.formation).includes(at.id))
    return refuse("bomber-not-chosen", "DIF-B10", { id: at.id });
  if (by.kind === "wingman" || order.rockets) return undefined;
  const { bursts } = kindOf(board.setup, order.card);
  const left = burstsAt(board, by.element, at) - (board.playerTurn?.bursts ?? 0);
  return bursts > left ? refuse("bursts", "DIF-R10", { wanted: bursts, left: Math.max(0, left) }) : undefined;
}

/** DIF-2.6: a VERTICAL ROLL says where it goes, as far as it can go anywhere. */
export function judgeRoll(board: Board, by: Attacker, order: PlayOrder): Refusal | undefined {
  const spent = by.kind === "leader" ? 1 : 0;
  const rolls = rollsOf(board, by.element, spent);
  if (order.roll === undefined) return rolls.length > 0 ? refuse("roll-unsaid", "DIF-2.6.2", {}) : undefined;
  if (rolls.includes(order.roll)) return undefined;
  return refuse("roll-impossible", "DIF-R34", { climb: order.roll === "climb" });
}

/** Cards that name no target. */
function judgeUnaimed(board: Board, by: Attacker, order: PlayOrder, name: CardName): Refusal | undefined {
  if (by.kind === "wingman") return refuse("leaders-only", "DIF-B6", {});
  if (order.at !== undefined) return refuse("names-nobody", "DIF-B8", {});
  if (name === "clouds" && board.elements[by.element]?.cloud)
    return refuse("in-cloud", "DIF-B7", { id: by.id });
  if (name !== "vertical-roll") return undefined;
  return order.roll === undefined ? refuse("roll-unsaid", "DIF-2.6.2", {}) : judgeRoll(board, by, order);
}

/** DIF-B8: whether an aircraft may play a card as an attack; `only` is the target that a Wingman has named (DIF-B6). */
export function judgeAttack(board: Board, by: Attacker, order: PlayOrder, only?: Piece): Refusal | undefined {
  const { name } = kindOf(board.setup, order.card);
  const unaimed = UNAIMED.includes(name);
  if (!unaimed && !isFiring(name) && gainOf(name) === 0) return refuse("no-attack", "DIF-B8", {});
  const agility = isAgility(board, by.element, name, order.roll === 1 || order.roll === 2);
  const held = judgeWithCard(board, order) ?? judgeHand(board, by, agility);
  if (held) return held;
  if (unaimed) return judgeUnaimed(board, by, order, name);
  // DIF-B15: one load is a handicap of both aircraft.
  if (isLoaded(board, by.element)) return refuse("loaded", "DIF-B15", {});
  if (order.at === undefined) return refuse("no-target", "DIF-B7", { found: "" });
  const at = findPiece(board.setup, order.at);
  const wrong = judgeTarget(board, by, at, order.at) ?? (at && only && judgeNamed(only, at));
  if (wrong || !at) return wrong;
  if (isFiring(name)) return judgeFire(board, by, order, at) ?? judgeDeclared(board, by, order, at);
  return judgePosition(board, by, name, at);
}

/** DIF-B6: a Wingman attacks whom he has named before he drew: of a formation, any of it. */
function judgeNamed(only: Piece, at: Piece): Refusal | undefined {
  const same =
    only.id === at.id ||
    (only.kind === "formation" && at.kind === "bomber" && at.formation === only.formation);
  return same ? undefined : refuse("other-target", "DIF-B6", { id: only.id });
}

/** Whether anything could be attacked at all, whatever the cards: a Wingman names such a target. */
export function isTarget(board: Board, by: Attacker, id: string): boolean {
  const at = findPiece(board.setup, id);
  if (!at || judgeTarget(board, by, at, id) || isLoaded(board, by.element)) return false;
  if (at.kind === "bomber" && board.formations[at.formation]?.bombers[at.bomber]?.inFormation) return false;
  const { position, fire } = stanceOf(board, by, at);
  return !position || !fire;
}
