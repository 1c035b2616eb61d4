import type { SeatId } from "../../../../core/game.ts";
import type { Miniature } from "../../../../core/look.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { WeaponSet } from "../../data/weapons.ts";

/** What an aircraft is and stays: its type's figures and whose it is. */
export interface Airframe {
  readonly id: string;
  readonly side: SideIndex;
  /** Who commands it, where that is one of several players of its side; left out: the seat named like the side. */
  readonly seat?: SeatId;
  readonly type: string;
  readonly title: string;
  readonly model: string;
  readonly engine: number;
  readonly fuselage: number;
  readonly toHit: number;
  readonly weapons: WeaponSet;
  /** Highest level it can climb to. */
  readonly ceiling: number;
  /** The miniature of a type written out; absent when it has none of its own. */
  readonly look?: Miniature;
}
