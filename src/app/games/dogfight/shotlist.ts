import { lengthOf } from "../../../core/surd.ts";
import type { ShotOrder } from "../../../games/dogfight/order.ts";
import { rosterOf } from "../../../games/dogfight/roster.ts";
import { sight } from "../../../games/dogfight/ruling.ts";
import { legalShots } from "../../../games/dogfight/shots.ts";
import type { Board } from "../../../games/dogfight/state.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";

/** A shot that may be fired now, with the figures that one chooses by. */
export interface ShotOffer {
  readonly order: ShotOrder;
  /** Inches from centre to centre, slant where altitude counts. */
  readonly range: number;
  /** The die must not exceed this. */
  readonly need: number;
  /** Chance to hit in per cent, rounded. */
  readonly percent: number;
}

const FACES = 6;

/** Every legal shot of a side, the likeliest first. */
export function shotOffers(board: Board, side: SideIndex): readonly ShotOffer[] {
  const { indexOf } = rosterOf(board.setup);
  const offers = legalShots(board, side).map((order) => {
    const { slant, need } = sight(board, indexOf.get(order.shooter) ?? 0, indexOf.get(order.target) ?? 0);
    const percent = Math.round((Math.min(need, FACES) * 100) / FACES);
    return { order, range: lengthOf(slant), need, percent };
  });
  return offers.sort((a, b) => b.need - a.need);
}
