import type { Mount } from "../../data/tables.ts";
import { mountsOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import { barrelWith } from "../state/changed.ts";
import { worksGuns } from "../state/men.ts";
import type { Aircraft, BarrelState } from "../state/state.ts";
import { choicesOf, isFront } from "./guns.ts";

/** Guns that can strafe: a mount and the barrels of it that fire. */
export interface StrafingGun {
  readonly place: number;
  readonly mount: Mount;
  readonly barrels: readonly number[];
  /** Hexes for which the ammunition on the guns lasts. */
  readonly hexes: number;
}

/** Of Vickers and Lewis the one with more attacks on the gun fires (B-30), of twins both that can (4.7h, 4.9k). */
function firing(
  { column }: Mount,
  usual: readonly number[],
  states: readonly BarrelState[],
): readonly number[] {
  if (column !== "B") return usual;
  const rounds = (barrel: number) => states[barrel]?.drums[0] ?? 0;
  return usual.toSorted((a, b) => rounds(b) - rounds(a) || a - b).slice(0, 1);
}

/** 9.4: the front gun with which an aircraft can strafe now, or undefined. */
export function strafingGun(setup: Setup, index: number, aircraft: Aircraft): StrafingGun | undefined {
  for (const [place, mount] of mountsOf(setup, index).entries()) {
    const [usual] = choicesOf(setup, index, aircraft, mount);
    if (!isFront(mount) || !usual || !worksGuns(setup, index, aircraft, mount.man)) continue;
    const states = aircraft.guns[place] ?? [];
    const barrels = firing(mount, usual, states);
    const hexes = Math.max(...barrels.map((barrel) => states[barrel]?.drums[0] ?? 0));
    return { place, mount, barrels, hexes };
  }
  return undefined;
}

/** Ammunition after so many hexes strafed: a point a hex from each gun that fires (4.9k). */
export function afterStrafing(aircraft: Aircraft, gun: StrafingGun, hexes: number): Aircraft["guns"] {
  const spent = (barrel: BarrelState): BarrelState => {
    const [first = 0, ...rest] = barrel.drums;
    return barrelWith(barrel, { drums: [Math.max(0, first - hexes), ...rest] });
  };
  return aircraft.guns.map((mount, place) =>
    place === gun.place
      ? mount.map((barrel, number) => (gun.barrels.includes(number) ? spent(barrel) : barrel))
      : mount,
  );
}
