import type { Airframe } from "../../../games/dogfight/setup.ts";
import type { Aircraft, Board } from "../../../games/dogfight/state.ts";
import { bitOf, WEAPONS, type Weapon, type WeaponSet } from "../../../games/dogfight/weapons.ts";

/** What the oval of one side shows: no weapon there, ready, used in this turn, destroyed. */
export type WeaponState = "none" | "ready" | "fired" | "lost";

export interface Sheet {
  readonly airframe: Airframe;
  readonly aircraft: Aircraft;
  readonly altitude: boolean;
  readonly weapons: Readonly<Record<Weapon, WeaponState>>;
}

function weaponState(built: WeaponSet, { weapons, fired }: Aircraft, weapon: Weapon): WeaponState {
  const bit = bitOf(weapon);
  if ((built & bit) === 0) return "none";
  if ((weapons & bit) === 0) return "lost";
  return fired & bit ? "fired" : "ready";
}

/** The record sheets of all aircraft, in the order of the set-up. */
export function sheetsOf({ setup, aircraft }: Board): readonly Sheet[] {
  return setup.airframes.flatMap((airframe, index) => {
    const one = aircraft[index];
    if (!one) return [];
    const states = WEAPONS.map((weapon) => [weapon, weaponState(airframe.weapons, one, weapon)] as const);
    const weapons = Object.fromEntries(states) as Record<Weapon, WeaponState>;
    return [{ airframe, aircraft: one, altitude: setup.options.altitude, weapons }];
  });
}
