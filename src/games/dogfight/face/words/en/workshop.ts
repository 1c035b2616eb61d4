import type { Look } from "../../../../../core/look.ts";
import type { Weapon } from "../../../data/weapons.ts";

type Plan = Look["plan"];
type Engine = Look["engine"];

const SIDES: Readonly<Record<Weapon, string>> = {
  front: "front",
  left: "left",
  right: "right",
  rear: "rear",
};
const PLANS: Readonly<Record<Plan, string>> = {
  "low-wing": "low wing",
  "high-wing": "high wing",
  biplane: "biplane",
  twin: "two engines",
  heavy: "four engines",
};
const ENGINES: Readonly<Record<Engine, string>> = { inline: "in line", radial: "radial" };
const ORDINALS = ["", "first", "second", "third", "fourth", "fifth"];

function list(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join("");
}

function feet(levels: number): string {
  return `${levels * 2000}`.replace(/(\d)(\d{3})$/, "$1,$2");
}

/** What the workshop of the dogfight says in English. */
export const words = {
  workshop: "Aircraft workshop",
  keep: "Keep this aircraft",
  figures: "Figures",
  name: "Name",
  "name.hint": "1 to 60 characters; it stands on the record sheet.",
  rating: ({ name, value }: { name: string; value: number }) => `${name} ${value} of 5`,
  "engine.hint": ({ points }: { points: number }) =>
    points === 0
      ? "Its highest SPEED. ENGINE 1 never turns: half of it is no clock point (R-06)."
      : `Its highest SPEED; it turns ${points} clock ${points === 1 ? "point" : "points"} a turn.`,
  "fuselage.hint": ({ hits }: { hits: number }) => `The ${ORDINALS[hits] ?? hits} hit on it destroys it.`,
  "toHit.hint": ({ toHit }: { toHit: number }) => `At 4″ to 9″ it hits with ${toHit} or less on one die.`,
  weapons: "Weapons, at most one a side",
  weapon: ({ side }: { side: Weapon }) => `Weapon ${SIDES[side]}`,
  "weapon.side": ({ side }: { side: Weapon }) => SIDES[side],
  unarmed: "Without a weapon it never shoots.",
  ceiling: "Ceiling",
  "ceiling.hint": ({ levels }: { levels: number }) =>
    `${feet(levels)} feet. Levels of 2,000 feet, 1 to 20; it counts where altitude is played.`,
  points: "Design points",
  "points.sum": ({ engine, fuselage, toHit, weapons }: Ratings) =>
    `ENGINE ${engine} + FUSELAGE ${fuselage} + TO-HIT ${toHit} + 2 × ${weapons} ${weapons === 1 ? "weapon" : "weapons"}`,
  "points.like": ({ names }: { names: readonly string[] }) => `As many as the ${list(names)}.`,
  "points.below": "Fewer than any aircraft of the list.",
  "points.above": "More than any aircraft of the list.",
  "points.between": ({ less, more }: { less: string; more: string }) =>
    `Between the ${less} and the ${more}.`,
  "points.scale": ({ points, least, most }: { points: number; least: number; most: number }) =>
    `${points} design points on a scale; the 22 aircraft of the list have ${least} to ${most}`,
  look: "Build and paint",
  plan: "Plan",
  suggest: ({ plan, engine }: { plan: Plan; engine: Engine }) =>
    `As its figures suggest: ${PLANS[plan]}, ${ENGINES[engine]}`,
  wing: "Wing",
  engine: "Engine",
  pattern: "Pattern",
  mark: "Marking",
  scheme: "A whole coat of paint",
  paint: "Paint a part",
  "plan.low-wing": "Low wing",
  "plan.high-wing": "High wing",
  "plan.biplane": "Biplane",
  "plan.twin": "Two engines",
  "plan.heavy": "Four engines",
  "wing.straight": "Tapered",
  "wing.elliptic": "Elliptic",
  "wing.square": "Square",
  "engine.inline": "In line",
  "engine.radial": "Radial",
  "pattern.plain": "Plain",
  "pattern.bands": "Bands",
  "pattern.splinter": "Splinter",
  "mark.none": "None",
  "mark.roundel": "Roundel",
  "mark.cross": "Cross",
  "mark.star": "White star",
  "mark.red-star": "Red star",
  "mark.disc": "Red disc",
  "colour.upper": "Upper side",
  "colour.second": "Second colour",
  "colour.under": "Underside",
  "colour.nose": "Nose",
  "scheme.temperate": "Earth and green",
  "scheme.ocean": "Ocean",
  "scheme.splinter": "Grey splinter",
  "scheme.forest": "Forest splinter",
  "scheme.desert": "Desert",
  "scheme.navy": "Navy",
  "scheme.olive": "Olive",
  "scheme.metal": "Bare metal",
  "scheme.winter": "Winter",
  "scheme.racer": "Racer",
  fly: "Fly it now",
  "fly.about": "A duel on the small table, head to head: you fly it, the computer flies the other.",
};

interface Ratings {
  readonly engine: number;
  readonly fuselage: number;
  readonly toHit: number;
  /** How many. */
  readonly weapons: number;
}
