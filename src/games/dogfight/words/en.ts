import { type AnyCatalogue, say } from "../../../core/phrase.ts";
import { config } from "./config/en.ts";
import { events } from "./events/en.ts";
import { goals } from "./goals.en.ts";
import { count, FLIGHT_END, gun, inches, names, needs, sideName } from "./grammar.en.ts";
import { problems } from "./problems/en.ts";
import type { Id, Side } from "./values.ts";

/** Ranges in inches, bearing as a clock numeral of the shooter; null in the same place. */
export type Measured = { range: number; flat: number; levels: number; clock: number | null };

/** `7.4″ (6.9″ flat, 2 levels), 1 o'clock`. */
function measured({ range, flat, levels, clock }: Measured): string {
  const apart = levels === 0 ? "" : ` (${inches(flat)} flat, ${count(Math.abs(levels), "level")})`;
  return `${inches(range)}${apart}, ${clock === null ? "same place" : `${clock} o'clock`}`;
}

/** An aircraft as it is read out: clock heading, level where altitude counts, ovals left and of how many. */
type Described = Id & {
  title: string;
  side: string;
  status: string;
  heading: number;
  level: number | null;
  fuselage: readonly [left: number, of: number];
  engine: readonly [left: number, of: number];
  /** Weapons that are lost. */
  lost: readonly string[];
  /** Ids of the enemies that could fire at it now. */
  bearers: readonly string[];
};

type NoShot = Measured & { weapon: string; why: readonly { key: string; values: object }[] };

/** The dogfight in English. */
export const en = {
  ...problems,
  ...config,
  ...events,
  ...goals,
  "throw.initiative": ({ side }: Side) => `Initiative of ${sideName(side)}: the higher fires first`,
  "throw.to-hit": ({ id, weapon, target, need }: Id & { target: string; weapon: string; need: number }) =>
    `${id}'s ${gun(weapon)} at ${target}: ${needs(need)}`,
  "throw.damage": ({ id }: Id) =>
    `Damage to ${id}: 5 ENGINE, 6 the weapon that faces the shooter, else FUSELAGE`,
  "throw.collision": ({ first, second }: { first: string; second: string }) =>
    `${first} and ${second}, a 1 is a collision`,
  "throw.choice": "A choice",
  "badge.measure": measured,
  "badge.shot": (shot: Measured & { weapon: string; need: number }) =>
    `${measured(shot)}, ${shot.weapon} arc, ${needs(shot.need)}`,
  "badge.no-shot": (shot: NoShot): string =>
    `${measured(shot)}, ${gun(shot.weapon)}: ${shot.why.map((why) => say(en as AnyCatalogue, why as never)).join(" ")}`,
  "badge.unarmed": (shot: Measured) => `${measured(shot)}, no weapon left`,
  "piece.described": ({
    id,
    title,
    side,
    status,
    heading,
    level,
    fuselage,
    engine,
    lost,
    bearers,
  }: Described) =>
    status === "flying"
      ? `${title} ${id}, ${sideName(side)},${level === null ? "" : ` level ${level},`} heading ${heading} o'clock, FUSELAGE ${fuselage[0]} of ${fuselage[1]}, ENGINE ${engine[0]} of ${engine[1]}${lost.length === 0 ? "" : `, ${names(lost.map(gun))} lost`}${bearers.length === 0 ? "" : `; in the sights of ${names(bearers)}`}`
      : `${title} ${id}, ${sideName(side)}, ${FLIGHT_END[status] ?? status}`,
  "prompt.order": ({ id }: Id) => `${id}: write movement orders`,
  "prompt.fire": ({ id }: Id) => `${id}: choose a shot, or stop`,
  "phase.orders": "Movement orders",
  "phase.fire": "Combat",
  "phase.over": "The game is over",
  "status.flying": "flying",
  "status.destroyed": "destroyed",
  "status.crashed": "crashed",
  "status.disengaged": "off the table",
  "weapon.front": "front gun",
  "weapon.left": "left gun",
  "weapon.right": "right gun",
  "weapon.rear": "rear gun",
  "option.altitude": "Altitude",
  "option.altitude.help":
    "Aircraft fly at levels of 2,000 feet; + at the end of an order climbs one, - dives one, -- dives two.",
  "option.turnLimit": "Turn points for each turn",
  "option.turnLimit.help":
    "The limit of clock points holds for every single turn instead of the whole game turn.",
  "option.lameTurn": "Lame turns",
  "option.lameTurn.help": "An aircraft with ENGINE 1 may still turn one point.",
  "option.allowZero": "Hovering",
  "option.allowZero.help": "SPEED 0 is allowed; the order is 0.",
  "option.aircraftBlock": "Aircraft block sight",
  "option.aircraftBlock.help": "Another aircraft within 0.5″ of the line of fire hides the target.",
  "option.collisions": "Collisions",
  "option.collisions.help":
    "Two aircraft that end within 0.5″ of each other roll a die each: a 1 destroys both.",
};
