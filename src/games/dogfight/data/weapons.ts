import { itemAt } from "../../../core/item-at.ts"; /** The four sides of an aircraft; at most one weapon is mounted on each. Also the names of the firing arcs. */
export const WEAPONS = ["front", "left", "right", "rear"] as const;

export type Weapon = (typeof WEAPONS)[number];

/** A set of weapons, one bit each: sets are compared, counted and copied all the time. */
export type WeaponSet = number;

export const FRONT = 1;
export const LEFT = 2;
export const RIGHT = 4;
export const REAR = 8;

const BITS: Readonly<Record<Weapon, WeaponSet>> = { front: FRONT, left: LEFT, right: RIGHT, rear: REAR };

export function bitOf(weapon: Weapon): WeaponSet {
  return BITS[weapon];
}

export function setOf(weapons: readonly Weapon[]): WeaponSet {
  return weapons.reduce((set, weapon) => set | BITS[weapon], 0);
}

const LISTS: readonly (readonly Weapon[])[] = Array.from({ length: 16 }, (_, set) =>
  Object.freeze(WEAPONS.filter((weapon) => (set & BITS[weapon]) !== 0)),
);

/** The weapons of a set in the order front, left, right, rear. */
export function listOf(set: WeaponSet): readonly Weapon[] {
  return itemAt(LISTS, set);
}

export function isWeapon(text: string): text is Weapon {
  return (WEAPONS as readonly string[]).includes(text);
}
