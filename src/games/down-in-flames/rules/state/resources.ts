import { itemAt } from "../../../../core/item-at.ts";
import type { Side } from "../../data/sides.ts";
import type { Choice, Resource } from "./campaign.ts";
import type { Board } from "./state.ts";

/** DIF-B21: cards by which the resource changes the flak of the target. */
const FLAK = 2;

/** DIF-H5: the game turn with which a further Element joins. */
export const JOINS = 2;

/** What a side has brought into the mission in hand, as far as the viewer knows. */
export function broughtBy({ campaign }: Pick<Board, "campaign">, side: Side): Choice | undefined {
  return campaign?.chosen[side][campaign.mission - 1];
}

export function brings(board: Pick<Board, "campaign">, side: Side, resource: Resource): boolean {
  return broughtBy(board, side)?.resource === resource;
}

/** DIF-B21: cards more or fewer of the target's flak: the defender's resource adds, the attacker's takes away. */
export function moreFlak(board: Pick<Board, "campaign" | "setup">): number {
  const attacker = board.setup.mission?.attacker;
  return ([0, 1] as const).reduce<number>((sum, side) => {
    if (!brings(board, side, "flak")) return sum;
    return side === attacker ? sum - FLAK : sum + FLAK;
  }, 0);
}

/** How it stands with an Element that is no part of the mission in hand: not brought yet, flown already, or never brought at all. */
export type Reserve = "reserve" | "flew" | "home";

/** DIF-B21, DIF-H5: how it stands with a reserve; undefined for whoever flies the mission in hand, and for all others. */
export function reserveOf(board: Board, element: number): Reserve | undefined {
  const { campaign, outcome } = board;
  if (!campaign || !waits(board, element)) return undefined;
  const { side } = itemAt(board.setup.elements, element);
  const brought = campaign.chosen[side].findIndex(({ resource, shown }) => resource === "element" && shown);
  const mission = campaign.flown[brought];
  if (mission) return mission.turns >= JOINS ? "flew" : "home";
  return outcome ? "home" : "reserve";
}

/** DIF-B21, DIF-H5: whether an Element has not come into the mission in hand. */
export function waits(board: Board, element: number): boolean {
  const { side, reserve } = itemAt(board.setup.elements, element);
  return reserve && !(brings(board, side, "element") && board.turn >= JOINS);
}
