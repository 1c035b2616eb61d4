import { itemAt } from "../../../../core/item-at.ts";
import type { Side } from "../../data/sides.ts";
import { damagedAt } from "../combat/bomber-damage.ts";
import { levelOfDamage, targetOf } from "../ground/target.ts";
import { cardOfElement, cardOfFormation, tablesOf } from "../state/pieces.ts";
import type { Aircraft, Board } from "../state/state.ts";
import { other } from "../state/tell.ts";

/** DIF-B17: for what befell an aircraft, the higher only. */
function ofAircraft(board: Board, element: number, one: Aircraft | null): number {
  if (!one) return 0;
  const { down, damaged } = tablesOf(board.setup).points[cardOfElement(board.setup, element).role];
  return one.down ? down : one.damaged ? damaged : 0;
}

function lostElements(board: Board, side: Side): number {
  return board.setup.elements.reduce((sum, one, place) => {
    const { leader, wingman } = itemAt(board.elements, place);
    return one.side === side
      ? sum + ofAircraft(board, place, leader) + ofAircraft(board, place, wingman)
      : sum;
  }, 0);
}

function lostBombers(board: Board, side: Side): number {
  return board.setup.formations.reduce((sum, one, place) => {
    if (one.side !== side) return sum;
    const { role, defense } = cardOfFormation(board.setup, place);
    const { down, damaged } = tablesOf(board.setup).points[role];
    const bombers = board.formations[place]?.bombers ?? [];
    return bombers.reduce((all, bomber) => {
      return all + (bomber.down ? down : bomber.points >= damagedAt(defense) ? damaged : 0);
    }, sum);
  }, 0);
}

/** Victory points for the ground target, to its attacker. */
function forTarget(board: Board): number {
  const target = targetOf(board);
  const level = target && levelOfDamage(target, board.ground);
  return target && level ? target.points[level] : 0;
}

/** What victory points are for. */
export const SOURCES = ["aircraft", "bombers", "target", "bids"] as const;

/** Victory points of a side as things stand, by what they are for. */
export function earningsOf(board: Board, side: Side): Readonly<Record<(typeof SOURCES)[number], number>> {
  const enemy = other(side);
  return {
    aircraft: lostElements(board, enemy),
    bombers: lostBombers(board, enemy),
    target: board.setup.mission?.attacker === side ? forTarget(board) : 0,
    bids: board.credit[side],
  };
}

/** Victory points of both sides in the battle in hand. */
export function missionScoreOf(board: Board): readonly [number, number] {
  const of = (side: Side): number => {
    const earned = earningsOf(board, side);
    return SOURCES.reduce((sum, source) => sum + earned[source], 0);
  };
  return [of(0), of(1)];
}

/** Victory points of both sides as things stand, in a campaign those of all missions (DIF-B21). */
export function scoreOf(board: Board): readonly [number, number] {
  const { campaign } = board;
  if (!campaign) return missionScoreOf(board);
  const [allied, axis] = campaign.flying ? missionScoreOf(board) : [0, 0];
  return [campaign.points[0] + allied, campaign.points[1] + axis];
}
