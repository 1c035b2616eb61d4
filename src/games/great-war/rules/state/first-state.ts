import type { Dice, ThrowRequest } from "../../../../core/dice/dice.ts";
import {
  type Facing,
  type Hex,
  hexAhead,
  sameHex,
  spiral,
  turnedFacing,
} from "../../../../core/geometry/hex.ts";
import type { AircraftConfig, GunConfig, WholeConfig } from "../../data/config/config.ts";
import { FIRST } from "../../data/config/named-config.ts";
import type { SideName } from "../../data/sides.ts";
import type { AircraftType, Mount } from "../../data/tables.ts";
import { labelled, setupFrom, sideIndex } from "../setup/from-config.ts";
import { isOnBoard } from "../setup/front.ts";
import { mountsOf, typeOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import type { Aircraft, BarrelState, Ending, GroundGun, State } from "./state.ts";

/** as after a hex straight ahead. */
const FRESH: Ending = { hexsides: 0, way: null, straightFirst: false, climbed: 0, dived: 0 };
/** Away from one's own edge. */
const ONWARD: readonly [Facing, Facing] = [0, 3];
/** B-61: MP below the top speed at which an aircraft begins where a set-up does not say. */
const EASY = 2;

/** Fastest an aircraft may begin: a loaded one flies a MP slower (4.10a). */
export function fastestStart(type: AircraftType, bombs: boolean): number {
  return Math.max(type.min, type.max - Number(bombs));
}

function barrelsOf({ barrels }: Mount): readonly BarrelState[] {
  return barrels.map(({ drums }) => ({ drums, jammed: false, broken: false }));
}

function aircraftFrom(one: AircraftConfig, setup: Setup, index: number): Aircraft {
  const type = typeOf(setup, index);
  const bombs = one.bombs ?? false;
  return {
    hex: labelled(one.hex),
    facing: (one.facing ?? ONWARD[sideIndex(one.side)]) as Facing,
    altitude: one.altitude,
    speed: one.speed ?? Math.max(type.min, fastestStart(type, bombs) - EASY),
    damage: 0,
    engineLoss: 0,
    guns: mountsOf(setup, index).map(barrelsOf),
    crew: Array.from({ length: type.seats }, () => ({ health: "fit", woundedIn: null })),
    rudder: null,
    elevator: false,
    spar: false,
    fuelHit: null,
    fuelOut: false,
    gliding: false,
    bombs,
    status: "flying",
    ending: FRESH,
    flown: null,
    looped: false,
    choice: null,
    attacked: null,
    progress: {},
    busy: [],
  };
}

/**
 * B-60: a hidden gun lies where three dice send it from its hex, which its own side alone sees: a direction, a distance (no more than it may be
 * away) and steps clockwise along that ring, fewer than the distance. Off the board or on another gun it takes the
 * nearest free hex.
 */
function hide(gun: GunConfig, faces: readonly number[], setup: Setup, taken: readonly Hex[]): Hex {
  const [direction = 1, far = 1, along = 1] = faces;
  const distance = Math.min(far, gun.hidden ?? 0);
  const facing = (direction - 1) as Facing;
  const out = hexAhead(labelled(gun.hex), facing, distance);
  const steps = distance > 0 ? (along - 1) % distance : 0;
  const hex = hexAhead(out, turnedFacing(facing, 2), steps);
  const free = (at: Hex) => isOnBoard(setup, at) && !taken.some((other) => sameHex(other, at));
  return spiral(hex, setup.columns + setup.rows).find(free) ?? hex;
}

/** Who may see where a side's guns are hidden: by the first rules the dice that place them lay open. */
function placedFor(side: SideName, { edition }: WholeConfig, { seats }: Setup): Pick<ThrowRequest, "secret"> {
  const own = seats.filter((seat) => seat.side === side).map(({ id }) => id);
  return edition === FIRST ? {} : { secret: { seats: own } };
}

function gunsFrom(whole: WholeConfig, setup: Setup, dice: Dice): readonly GroundGun[] {
  const { guns = [] } = whole;
  const taken = guns.filter(({ hidden }) => hidden === undefined).map(({ hex }) => labelled(hex));
  return guns.map((gun) => {
    const { id, kind } = gun;
    const side = sideIndex(gun.side);
    if (gun.hidden === undefined)
      return { id, side, kind, hex: labelled(gun.hex), hidden: false, firedIn: 0 };
    const why = { key: "throw.hide", values: { kind } };
    const secret = placedFor(gun.side, whole, setup);
    const faces = dice.throw({ dice: ["d6", "d6", "d6"], by: gun.side, why, ...secret });
    const hex = hide(gun, faces, setup, taken);
    taken.push(hex);
    return { id, side, kind, hex, hidden: true, firedIn: 0 };
  });
}

/** How a match begins: everything in its place, hidden guns placed by dice. The set-up must have passed the check. */
export function firstState(whole: WholeConfig, dice: Dice): State {
  const setup = setupFrom(whole);
  return {
    setup,
    turn: 1,
    phase: "tailing",
    aircraft: whole.aircraft.map((one, index) => aircraftFrom(one, setup, index)),
    guns: gunsFrom(whole, setup, dice),
    order: [],
    tails: [],
    lineUp: null,
    shots: [],
    agenda: [{ do: "turn" }],
    score: [0, 0],
    done: [],
    outcome: null,
    campaign: null,
  };
}
