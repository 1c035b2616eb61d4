import type { Dice } from "../../../../core/dice/dice.ts";
import { lengthOf } from "../../../../core/geometry/surd.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { bitOf, type Weapon } from "../../data/weapons.ts";
import type { ShotOrder } from "../grammar/order.ts";
import type { Setup } from "../setup/setup.ts";
import { rosterOf } from "../state/roster.ts";
import type { Aircraft, State } from "../state/state.ts";
import { type DogfightEvent, fact } from "../state/tell.ts";
import { sideHit } from "./arcs.ts";
import { sight } from "./ruling.ts";

const ENGINE_HIT = 5;
const WEAPON_HIT = 6;

const ONE_D6 = ["d6"] as const;

/** What one hit does to an aircraft: the ovals after it, and the fact. */
interface Hit {
  readonly aircraft: Aircraft;
  readonly event: DogfightEvent;
}

interface Target {
  readonly id: string;
  readonly side: string;
}

/** DF-15: the damage die: 1 to 4 FUSELAGE, 5 ENGINE, 6 the weapon of the side that was hit, else FUSELAGE. */
function damage(aircraft: Aircraft, target: Target, facing: Weapon, roll: number): Hit {
  const told = { ...target, facing, roll };
  if (roll === ENGINE_HIT) {
    const engine = aircraft.engine - 1;
    const status = engine <= 0 ? "crashed" : aircraft.status;
    return {
      aircraft: { ...aircraft, engine, status },
      event: fact("hit-engine", { ...told, left: engine }),
    };
  }
  const bit = bitOf(facing);
  if (roll === WEAPON_HIT && (aircraft.weapons & bit) !== 0) {
    const weapons = aircraft.weapons & ~bit;
    return { aircraft: { ...aircraft, weapons }, event: fact("hit-weapon", { ...told, weapon: facing }) };
  }
  const fuselage = aircraft.fuselage - 1;
  const status = fuselage <= 0 ? "destroyed" : aircraft.status;
  const instead = roll === WEAPON_HIT;
  return {
    aircraft: { ...aircraft, fuselage, status },
    event: fact("hit-fuselage", { ...told, left: fuselage, instead }),
  };
}

/** DF-16: the fact that an aircraft is gone, if a hit has finished it; with ENGINE 0 it crashes at once. */
function end({ aircraft }: Hit, target: Target): DogfightEvent | undefined {
  if (aircraft.status === "destroyed") return fact("destroyed", { ...target, cause: "fire" });
  return aircraft.status === "crashed" ? fact("crashed", target) : undefined;
}

function replaced(aircraft: readonly Aircraft[], index: number, by: Aircraft): Aircraft[] {
  const changed = aircraft.slice();
  changed[index] = by;
  return changed;
}

function named(setup: Setup, index: number): Target {
  const airframe = setup.airframes[index];
  return { id: airframe?.id ?? "", side: setup.sides[airframe?.side ?? 0] };
}

/** Rolls a shot (DF-14): the die to hit, on a hit the damage die (R-18a), all of it applied at once. */
export function shoot(state: State, shot: ShotOrder, dice: Dice, events: DogfightEvent[]): State {
  const { setup } = state;
  const { indexOf } = rosterOf(setup);
  const from = indexOf.get(shot.shooter) ?? 0;
  const to = indexOf.get(shot.target) ?? 0;
  const shooter = itemAt(state.aircraft, from);
  const target = itemAt(state.aircraft, to);
  const sighting = sight(state, from, to);
  const { need } = sighting;
  const { id, side } = named(setup, from);
  const asked = { id, target: shot.target, weapon: shot.weapon, need };
  const [roll = 0] = dice.throw({ dice: ONE_D6, by: side, why: { key: "throw.to-hit", values: asked } });
  const hit = roll <= need;
  const { levels } = sighting;
  const range = lengthOf(sighting.slant);
  const flat = levels === 0 ? range : lengthOf(sighting.flat);
  events.push(fact("fires", { ...asked, side, range, flat, levels, roll, hit }));
  const aircraft = replaced(state.aircraft, from, { ...shooter, fired: shooter.fired | bitOf(shot.weapon) });
  if (!hit) return { ...state, aircraft };
  const why = { key: "throw.damage", values: { id: shot.target } };
  const [face = 0] = dice.throw({ dice: ONE_D6, by: side, why });
  const victim = named(setup, to);
  const done = damage(target, victim, sideHit(target, shooter), face);
  events.push(done.event);
  const gone = end(done, victim);
  if (gone) events.push(gone);
  aircraft[to] = done.aircraft;
  return { ...state, aircraft };
}
