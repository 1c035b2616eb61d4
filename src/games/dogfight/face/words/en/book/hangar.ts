import type { Weapon } from "../../../../data/weapons.ts";

const LETTERS: Readonly<Record<Weapon, string>> = { front: "F", left: "L", right: "R", rear: "Rear" };

export const words = {
  "design.title": "Designing aircraft",
  "design.any-aircraft-can-be-made":
    "Any aircraft can be made for the game: give it ENGINE, FUSELAGE and TO-HIT, each from 1 to 5, and at most one weapon on each side. Our aid for even fights are points:",
  "design.engine-fuselage-to-hit-2": "ENGINE + FUSELAGE + TO-HIT + 2 for each weapon.",
  "design.two-sides-whose-points": "Two sides whose points differ by no more than two are well matched.",
  "design.engine-1-cant-turn-so-it": "ENGINE 1 can't turn (R-06), so it makes a poor fighter.",
  "list.title": "The aircraft",
  "list.our-own-list-engine-comes":
    "Our own list: ENGINE comes from the top speed, FUSELAGE from the empty weight, TO-HIT from the guns. The ceiling, in levels, counts only with altitude.",
  "list.aircraft": "Aircraft",
  "list.weapons": "Weapons",
  "list.ceiling": "Ceiling",
  "list.points": "Points",
  "list.aircraft-and-their-figures": ({ count }: { readonly count: number }) =>
    `${count} aircraft and their figures`,
  "list.fitted": ({ weapons }: { readonly weapons: readonly Weapon[] }) =>
    weapons.map((one) => LETTERS[one]).join(", "),
};
