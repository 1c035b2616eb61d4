import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import type { Facing } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { inNoMansLand, isGroundOf, trenchDistance } from "../setup/front.ts";
import type { Setup } from "../setup/setup.ts";
import type { Aircraft, Board } from "../state/state.ts";
import { airframeOf, nameOfSide, tell, why } from "../state/step.ts";

/** A man of a crew, by the aircraft and his place in it. */
export interface Jumper {
  readonly index: number;
  readonly man: number;
}

interface Landing {
  readonly fate: "saved" | "captured";
  readonly events: readonly GameEvent[];
}

const GERMAN = 1;
/** 4.10t: hexes behind the German trench line that the wind can cover, and the altitude in metres that helps it. */
const DRIFT = 3;
const HIGH = 3000;

/** Facings towards the near edge, which is the Allies'. */
const TO_THE_ALLIES: readonly Facing[] = [2, 3, 4];

/** 4.10t: whether the wind blows towards the Allied lines; one of strength 0 blows nowhere (B-43). */
export function blowsToAllies({ wind }: Setup): boolean {
  return wind.strength > 0 && TO_THE_ALLIES.includes(wind.facing);
}

/** 4.10t: whether a man who jumps there can be blown across. */
function canDrift(setup: Setup, { hex }: Aircraft): boolean {
  if (!blowsToAllies(setup)) return false;
  return (
    inNoMansLand(setup, hex) ||
    (isGroundOf(setup, GERMAN, hex) && trenchDistance(setup, GERMAN, hex) <= DRIFT)
  );
}

/** 4.10t: where a German with an open parachute comes down; behind the Allied lines he is captured without dice (B-44). */
export function landing({ setup, aircraft }: Board, { index, man }: Jumper, dice: Dice): Landing {
  const one = itemAt(aircraft, index);
  const { id, crew } = airframeOf(setup, index);
  const about = { id, man, name: crew[man]?.name ?? "" };
  if (!setup.options.capture) return { fate: "saved", events: [] };
  if (isGroundOf(setup, 0, one.hex)) {
    const events = [tell("event.capture", { ...about, die: null, total: 0, captured: true })];
    return { fate: "captured", events };
  }
  if (!canDrift(setup, one)) return { fate: "saved", events: [] };
  const [die = 6] = dice.throw({ dice: ["d6"], by: nameOfSide(0), why: why("throw.capture", about) });
  const total = one.altitude >= HIGH ? die - 1 : die;
  const captured = total <= 1;
  const events = [tell("event.capture", { ...about, die, total, captured })];
  return { fate: captured ? "captured" : "saved", events };
}
