import type { Refusal } from "../../../../core/orders/refusal.ts";
import { isFiring } from "../../data/card.ts";
import type { PlayOrder } from "../grammar/order.ts";
import { spareOf } from "../hand/limits.ts";
import {
  type Attacker,
  aircraftOf,
  cardOfElement,
  cardOfFormation,
  isAttacker,
  kindOf,
  type Piece,
} from "../state/pieces.ts";
import { refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";
import { wingmanShots } from "./wingman.ts";

/** The Hit Value with which an aircraft fires when nothing is declared (DIF-10.12, DIF-10.15); each runs dry for itself (DIF-R73). */
export function usualHitValue(board: Board, by: Attacker): number {
  const { hitValue, spent } = cardOfElement(board.setup, by.element);
  return aircraftOf(board, by)?.dry && spent !== undefined ? spent : hitValue;
}

/** Other Hit Values that may be declared: the Hurricane IIC's four cannon, or what is left when some guns are spared. */
export function otherHitValues(board: Board, by: Attacker): readonly number[] {
  const { choice, spent } = cardOfElement(board.setup, by.element);
  // DIF-10.12: its Wingman always uses 8. DIF-R48: no matter of ammunition.
  if (choice !== undefined) return by.kind === "leader" ? [choice] : [];
  const spares = board.setup.options.ammunition && spent !== undefined && !aircraftOf(board, by)?.dry;
  return spares ? [spent] : [];
}

/** DIF-R47, DIF-R81: four cannon cost a card besides the one that is played. */
export function recoils(board: Board, by: Attacker, order: Pick<PlayOrder, "hitValue">): boolean {
  return order.hitValue !== undefined && order.hitValue === cardOfElement(board.setup, by.element).choice;
}

/** DIF-7, DIF-7.1.2, DIF-R54: at a heavy bomber, by an aircraft that carries them still. */
function judgeRockets(board: Board, by: Attacker, at: Piece): Refusal | undefined {
  if (aircraftOf(board, by)?.rockets !== "carried") return refuse("no-rockets", "DIF-7.1.2", {});
  const heavy = !isAttacker(at) && cardOfFormation(board.setup, at.formation).role === "heavy";
  return heavy ? undefined : refuse("rockets-heavy", "DIF-7.1.2", {});
}

/** DIF-B8: a VERTICAL ROLL alone says where it goes, firing cards alone how they fire, and ACE PILOT is one anyway. */
export function judgeWithCard({ setup }: Board, order: PlayOrder): Refusal | undefined {
  const { card, roll, hitValue, rockets, ace } = order;
  const { name } = kindOf(setup, card);
  const stray =
    (roll && (ace || name !== "vertical-roll")) ||
    ((hitValue || rockets) && !isFiring(name)) ||
    (ace && name === "ace-pilot");
  return stray ? refuse("not-with-card", "DIF-B8", {}) : undefined;
}

/** DIF-10.12, DIF-10.15: another Hit Value than the usual one. */
function judgeHitValue(board: Board, by: Attacker, order: PlayOrder): Refusal | undefined {
  const { hitValue } = order;
  if (hitValue === undefined) return undefined;
  if (order.rockets) return refuse("rockets-alone", "DIF-R23", {});
  if (!otherHitValues(board, by).includes(hitValue))
    return refuse("hit-value", "DIF-10.15", { found: hitValue, usual: usualHitValue(board, by) });
  const recoil = recoils(board, by, order) && spareOf(board, by.element) < 2;
  return recoil ? refuse("recoil", "DIF-10.12", {}) : undefined;
}

/** What is declared with a firing card. */
export function judgeDeclared(board: Board, by: Attacker, order: PlayOrder, at: Piece): Refusal | undefined {
  const value = judgeHitValue(board, by, order);
  const rockets = order.rockets && judgeRockets(board, by, at);
  const shots = by.kind === "wingman" && !isAttacker(at) && judgeWingmanShots(board, by);
  return value || rockets || shots || undefined;
}

/** DIF-4.1.1, DIF-R22, DIF-R69: firing cards that a Wingman may play at bombers, those for rockets among them. */
function judgeWingmanShots(board: Board, by: Attacker): Refusal | undefined {
  const most = wingmanShots(board, by.element);
  const played = board.playerTurn?.wingmanShots ?? 0;
  return played >= most ? refuse("wingman-shots", "DIF-4.1.1", { most }) : undefined;
}
