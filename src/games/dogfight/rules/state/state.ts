import type { Outcome, SeatId } from "../../../../core/game.ts";
import type { Numeral } from "../../../../core/geometry/clock.ts";
import { type Point, pointAt } from "../../../../core/geometry/surd.ts";
import type { PieceStatus, SideIndex } from "../../../../tabletop/tabletop.ts";
import type { Config } from "../../data/config.ts";
import type { WeaponSet } from "../../data/weapons.ts";
import type { MoveOrder } from "../grammar/order.ts";
import { firstLevel, type Setup, setupFrom, wholeConfig } from "../setup/setup.ts";

/** Where a move began and how it went: enough to draw the path again. */
export interface Move {
  readonly at: Point;
  readonly heading: Numeral;
  readonly level: number;
  readonly order: MoveOrder;
}

/** What changes about an aircraft. Its place in the list is that of its airframe in the set-up. */
export interface Aircraft {
  readonly at: Point;
  readonly heading: Numeral;
  readonly level: number;
  /** SPEED of the latest orders, or of the set-up. */
  readonly speed: number;
  /** Ovals left. */
  readonly engine: number;
  readonly fuselage: number;
  /** Weapons that still work, fired or not. */
  readonly weapons: WeaponSet;
  /** Weapons used in this turn. */
  readonly fired: WeaponSet;
  /** whether it has not flown forward since it last turned. */
  readonly turned: boolean;
  /** Levels lost by the dive of the latest orders: 0, 1 or 2. */
  readonly dived: number;
  readonly status: PieceStatus;
  readonly move: Move | null;
}

export type Phase = "orders" | "fire" | "over";

export interface State {
  readonly setup: Setup;
  /** From 1. */
  readonly turn: number;
  readonly phase: Phase;
  /** Whose combat phase it is; in other phases the side that last won the initiative. */
  readonly firing: SideIndex;
  /** whose shots are asked in a combat phase, where a set-up names the players of a side. */
  readonly shooting?: SeatId;
  /** Player 1 of this turn. */
  readonly first: SideIndex;
  readonly aircraft: readonly Aircraft[];
  readonly outcome: Outcome | null;
}

/** What every ruling needs: the set-up and the aircraft as they are. States and views both have it. */
export type Board = Pick<State, "setup" | "aircraft">;

const OTHER: Readonly<Record<SideIndex, SideIndex>> = { 0: 1, 1: 0 };

export function otherSide(side: SideIndex): SideIndex {
  return OTHER[side];
}

export function firstState(config: Config): State {
  const whole = wholeConfig(config) as Config;
  const setup = setupFrom(config);
  const aircraft = (whole.aircraft ?? []).map((one, index): Aircraft => {
    const airframe = setup.airframes[index];
    return {
      at: pointAt(one.x, one.y),
      heading: one.heading as Numeral,
      level: firstLevel(one),
      speed: one.speed,
      engine: airframe?.engine ?? 0,
      fuselage: airframe?.fuselage ?? 0,
      weapons: airframe?.weapons ?? 0,
      fired: 0,
      turned: false,
      dived: 0,
      status: "flying",
      move: null,
    };
  });
  return { setup, turn: 1, phase: "orders", firing: 0, first: 0, aircraft, outcome: null };
}

/** How many aircraft of a side still fly. */
export function flyingOf(board: Board, side: SideIndex): number {
  let count = 0;
  for (let index = 0; index < board.aircraft.length; index++) {
    if (board.aircraft[index]?.status === "flying" && board.setup.airframes[index]?.side === side) count += 1;
  }
  return count;
}
