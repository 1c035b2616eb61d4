import type { Weapon } from "../../../../games/dogfight/weapons.ts";

const SIDES: Readonly<Record<Weapon, string>> = {
  front: "front",
  left: "left",
  right: "right",
  rear: "rear",
};

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth"];

function list(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join("");
}

/** What the workshop of the dogfight says in English. */
export const words = {
  name: () => "Name",
  nameHint: () => "1 to 60 characters; it stands on the record sheet.",
  rating: (name: string, value: number) => `${name} ${value.toString()} of 5`,
  engineHint: (points: number) =>
    points === 0
      ? "Its highest SPEED. ENGINE 1 never turns: half of it is no clock point (R-06)."
      : `Its highest SPEED; it turns ${points.toString()} clock ${points === 1 ? "point" : "points"} a turn.`,
  fuselageHint: (hits: number) => `The ${ORDINALS[hits] ?? hits.toString()} hit on it destroys it.`,
  toHitHint: (toHit: number) => `At 4 to 9 inches it hits with ${toHit.toString()} or less on one die.`,
  weapons: () => "Weapons, at most one a side",
  weapon: (side: Weapon) => `Weapon ${SIDES[side]}`,
  weaponSide: (side: Weapon) => SIDES[side],
  unarmed: () => "Without a weapon it never shoots.",
  ceiling: () => "Ceiling",
  ceilingHint: (feet: string) =>
    `${feet} feet. Levels of 2,000 feet, 1 to 20; it counts where altitude is played.`,
  feet: (feet: number) => feet.toString().replace(/(\d)(\d{3})$/, "$1,$2"),
  points: () => "Design points",
  sum: (engine: number, fuselage: number, toHit: number, weapons: number) =>
    `ENGINE ${engine.toString()} + FUSELAGE ${fuselage.toString()} + TO-HIT ${toHit.toString()} + 2 × ${weapons.toString()} ${weapons === 1 ? "weapon" : "weapons"}`,
  like: (names: readonly string[]) => `As many as the ${list(names)}.`,
  below: () => "Fewer than any aircraft of the list.",
  above: () => "More than any aircraft of the list.",
  between: (less: string, more: string) => `Between the ${less} and the ${more}.`,
  scale: (points: number, least: number, most: number) =>
    `${points.toString()} design points on a scale; the 22 aircraft of the list have ${least.toString()} to ${most.toString()}`,
};

export type BenchWords = typeof words;
