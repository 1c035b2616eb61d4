import { type AnyCatalogue, say } from "../../../core/phrase.ts";
import { quotable } from "../../../core/text.ts";
import { goals } from "./goals.en.ts";
import { count, edgeName, FLIGHT_END, inches, names, sideName, verb } from "./grammar.en.ts";

function needs(need: number): string {
  return need >= 6 ? "any roll hits" : `needs ${need} or less`;
}

const GUNS: Readonly<Record<string, string>> = {
  front: "front gun",
  left: "left gun",
  right: "right gun",
  rear: "rear gun",
};

function gun(weapon: string): string {
  return GUNS[weapon] ?? weapon;
}

/** Ranges in inches, bearing as a clock numeral of the shooter; null in the same place. */
export type Measured = { range: number; flat: number; levels: number; clock: number | null };

/** `7.4″ (6.9″ flat, 2 levels), 1 o'clock`. */
function measured({ range, flat, levels, clock }: Measured): string {
  const apart = levels === 0 ? "" : ` (${inches(flat)} flat, ${count(Math.abs(levels), "level")})`;
  return `${inches(range)}${apart}, ${clock === null ? "same place" : `${clock} o'clock`}`;
}

function struck(id: string, facing: string, roll: number): string {
  return `${id} is hit on its ${facing} side; the damage die shows ${roll}:`;
}

function lost(rating: string, left: number): string {
  return `one ${rating} lost, ${left === 0 ? "none" : left} left`;
}

const E1: Readonly<Record<string, (found: string) => string>> = {
  character: (found) => `“${found}” means nothing in an order; use digits, L, R and a final +, - or --`,
  distance: (found) => `“${found}” is too far; a distance is a digit from 1 to 5, for 2″ each (R-01)`,
  empty: () => "nothing is written; an order such as 2L1 is needed",
  zero: () => "0 stands alone: nothing goes before or after it",
  "after-mark": (found) => `“${found}” stands after the altitude mark, which ends an order`,
  mark: (found) => `“${found}” is misplaced: one mark, +, - or --, ends an order that flies or turns`,
  "too-long": (found) => `${found} characters are too many for an order; the longest has seven`,
};

const E9: Readonly<Record<string, (level: number, limit: number) => string>> = {
  off: () => "altitude is not used in this game",
  ceiling: (level, limit) => `from level ${level} it can't climb above its ceiling, level ${limit}`,
  ground: (level) => `from level ${level} it can't dive that far: level 1 is the lowest`,
};

const ID_FAULTS: Readonly<Record<string, string>> = {
  letters: "a name has 1 to 16 letters (A to Z), digits or hyphens",
  reserved: "that name means something else; choose another",
  twice: "another aircraft has this id already; ids are unique",
  side: "a side has this name; an aircraft needs another",
  mat: "the name of a mat has 1 to 40 small letters, digits or hyphens",
};

type Id = { id: string };
type Side = { side: string };
/** Where a move ended: inches, clock numeral, level. */
type Place = {
  x: number;
  y: number;
  heading: number;
  level: number;
  /** Whether levels mean anything in this game. */
  altitude: boolean;
};
type Path = { path: string };
/** One oval goes: on which side the shot struck, and the damage die. */
type Damage = Id & Side & { facing: string; roll: number };
type Shot = Id & { weapon: string; target: string };
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
type Flies = Id & Side & Place & { order: string; speed: number };
/** Two aircraft ended their moves within half an inch: their dice. */
type Collision = {
  first: string;
  second: string;
  dice: readonly number[];
  sides: readonly string[];
  crash: boolean;
};
type Initiative = { sides: readonly string[]; dice: readonly number[]; winner: string | null };
type Fires = Id &
  Side & { hit: boolean; target: string; weapon: string } & Record<
    "range" | "flat" | "levels" | "need" | "roll",
    number
  >;
type E4 = { cost: number; last: number; from: number; to: number; forced: boolean };
type Misplaced = { found: string; why: string; climb: number; level: number; limit: number };
type Unknown = Path & { found: string; known: readonly string[] };
type ListAtPath = Path & { found: readonly string[] };
type ConfigNumber = Path & { found: number; from: number; to: number; step: number };

/** The dogfight in English. */
export const en = {
  revealed: ({ turn }: { turn: number }) =>
    `Turn ${turn}: all orders are opened, and everybody flies at once.`,
  flies: ({ id, order, speed, x, y, heading, level, altitude }: Flies) =>
    `${id} flies ${order} (${speed} SPEED) to ${inches(x)} across the table, ${inches(y)} deep, heading ${heading} o'clock${altitude ? `, level ${level}` : ""}.`,
  leaves: ({ id, edge }: Id & Side & { edge: string }) =>
    `${id} crosses the ${edgeName(edge)} edge and is out of the game (R-25).`,
  collision: ({ first, second, dice, crash }: Collision) =>
    `${first} and ${second} end within 0.5″ of each other and roll ${names(dice.map(String))}: ${crash ? "they collide" : "they miss each other"} (R-24).`,
  initiative: ({ sides, dice, winner }: Initiative) =>
    `Initiative: ${sides.map((side, index) => `${sideName(side)} ${dice[index]}`).join(", ")}: ${winner === null ? "a tie, both roll again (R-15)" : `${sideName(winner)} ${verb(winner, "fires", "fire")} first (R-16)`}.`,
  "no-shot": ({ side }: Side) => `${sideName(side)} ${verb(side, "has", "have")} no shot.`,
  fires: ({ id, weapon, target, range, flat, levels, need, roll, hit }: Fires) =>
    `${id} fires its ${gun(weapon)} at ${target}: ${inches(range)}${levels === 0 ? "" : ` (${inches(flat)} flat)`}, ${weapon} arc, ${needs(need)}: rolls ${roll}, ${hit ? "a hit" : "a miss"} (${need >= 6 ? "R-21" : "R-11"}).`,
  "hit-fuselage": ({ id, facing, roll, left, instead }: Damage & { left: number; instead: boolean }) =>
    `${struck(id, facing, roll)} ${instead ? "no weapon there to lose, so " : ""}${lost("FUSELAGE", left)}${instead ? " (R-26)" : ""}.`,
  "hit-engine": ({ id, facing, roll, left }: Damage & { left: number }) =>
    `${struck(id, facing, roll)} ${lost("ENGINE", left)}.`,
  "hit-weapon": ({ id, facing, roll, weapon }: Damage & { weapon: string }) =>
    `${struck(id, facing, roll)} its ${gun(weapon)} is lost (R-26).`,
  destroyed: ({ id, cause }: Id & Side & { cause: "fire" | "collision" }) =>
    cause === "fire"
      ? `${id} has no FUSELAGE left and is destroyed.`
      : `${id} is destroyed in the collision (R-24).`,
  crashed: ({ id }: Id & Side) => `${id} has no ENGINE left, falls out of the sky and crashes (R-19).`,
  "turn-ends": ({ turn }: { turn: number }) => `Turn ${turn} ends.`,
  ...goals,
  E1: ({ reason, found }: { reason: string; found: string }) =>
    `E1: ${(E1[reason] ?? E1.character)?.(quotable(found))}.`,
  E2: ({ cost, declared }: { cost: number; declared: number }) =>
    `E2: these orders cost ${cost} SPEED, but ${declared} is declared; every SPEED must be spent.`,
  E3: ({ cost, engine }: { cost: number; engine: number }) =>
    `E3: these orders cost ${cost} SPEED, but ENGINE ${engine} allows ${engine}.`,
  E4: ({ cost, last, from, to, forced }: E4) =>
    forced
      ? `E4: the damaged ENGINE forces SPEED ${from} after ${last}; these orders cost ${cost} (R-09).`
      : `E4: after SPEED ${last} the orders may cost ${from === to ? from : `${from} to ${to}`}, not ${cost}.`,
  E5: ({ points, limit, engine, each }: { points: number; limit: number; engine: number; each: boolean }) =>
    `E5: ${count(points, "clock point")} in one ${each ? "" : "game "}turn; half of ENGINE ${engine} allows ${limit} (R-04, R-05).`,
  /** `found`: the failing token as it was typed. */
  E6: ({ found }: { found: string }) =>
    `E6: “${quotable(found)}” is a turn right after a turn; fly at least 1 SPEED forward between them.`,
  E7: ({ found }: { found: string }) =>
    `E7: “${quotable(found)}” can't come first, for the last orders ended with a turn; fly at least 1 SPEED forward before it (R-07).`,
  E8: ({ cost, least }: { cost: number; least: number }) =>
    `E8: SPEED ${cost} is too slow; an aircraft flies at least SPEED ${least} (R-08).`,
  E9: ({ found, why, level, limit }: Misplaced) =>
    `E9: “${quotable(found)}” is not allowed: ${(E9[why] ?? E9.off)?.(level, limit)} (R-29).`,
  "fire-done": ({ side }: Side) => `${sideName(side)} ${verb(side, "stops", "stop")} firing.`,
  "fire-ends": ({ side }: Side) => `${sideName(side)} ${verb(side, "has", "have")} no shot left.`,
  "fire-grammar": ({ found }: { found: string }) =>
    `“${quotable(found)}” is no shot; write aircraft, weapon and target, such as R1 front B1, or done.`,
  "fire-unknown-aircraft": ({ found, known }: { found: string; known: readonly string[] }) =>
    `There is no aircraft “${quotable(found)}”; there are ${names(known)}.`,
  "fire-not-yours": ({ id, side }: Id & { side: string }) =>
    `${id} belongs to ${sideName(side)}; fire with your own aircraft (R-18).`,
  "fire-friend": ({ id }: Id) => `${id} is on your own side; choose an enemy (R-23).`,
  "fire-gone": ({ id, status }: Id & { status: string }) =>
    `${id} is ${FLIGHT_END[status] ?? status} and out of the game (R-17).`,
  "fire-no-weapon": ({ id, weapon, has, lost }: Shot & { has: readonly string[]; lost: boolean }) =>
    `${id} has ${lost ? "lost its" : "no"} ${gun(weapon)}; it has ${has.length > 0 ? names(has.map((one) => `a ${gun(one)}`)) : "no weapon"} (R-26).`,
  "fire-used": ({ id, weapon }: Shot) =>
    `${id} has fired its ${gun(weapon)} in this turn; each fires once (R-13).`,
  "fire-out-of-arc": ({ id, weapon, target, clock }: Shot & { clock: number }) =>
    `${target} is at ${id}'s ${clock} o'clock, outside the ${weapon} arc (R-13).`,
  "fire-out-of-range": ({ target, range, longest }: Shot & { range: number; longest: number }) =>
    `${target} is ${inches(range)} away, ${inches(range - longest)} beyond the longest range of ${longest}″ (R-11).`,
  "fire-too-steep": ({ target, levels, flat }: Shot & { levels: number; flat: number }) =>
    `${target} is ${count(Math.abs(levels), "level")} ${levels > 0 ? "above" : "below"} at only ${inches(flat)} flat: too steep for a front gun (R-29).`,
  "fire-blocked": ({ target, by, name }: Shot & { by: string; name: string }) =>
    `${by === "cloud" ? `Cloud ${name}` : name} hides ${target} (R-22).`,
  "fire-cannot-hit": ({ id, target, need }: Shot & { need: number }) =>
    `${id} would need ${need} or less to hit ${target} (R-21).`,
  "config-scenario": ({ path, found, known }: Unknown) =>
    `${path}: there is no scenario “${quotable(found)}”; there are ${names(known)}.`,
  "config-mixed": ({ path, found }: ListAtPath) =>
    `${path}: a named scenario is whole; leave out ${names(found.map((name) => quotable(name)))} (only options, seats and turns may stand beside it).`,
  "config-missing": ({ path }: Path) =>
    `${path}: a set-up needs the name of a scenario or a list of aircraft of two sides.`,
  "config-number": ({ path, found, from, to, step }: ConfigNumber) =>
    `${path}: ${found} does not fit; it must be ${step === 1 ? "a whole number" : "a number in quarters"} from ${from} to ${to}.`,
  "config-count": ({ path, found, from, to }: Path & { found: number; from: number; to: number }) =>
    `${path}: there are ${found}; there must be ${from} to ${to}.`,
  "config-id": ({ path, found, why }: Path & { found: string; why: string }) =>
    `${path}: “${quotable(found)}”: ${ID_FAULTS[why] ?? why}.`,
  "config-sides": ({ path, found }: ListAtPath) =>
    `${path}: there must be exactly two sides, not ${found.length > 3 ? "so many" : found.length}${found.length > 0 ? ` (${names(found.map((name) => quotable(name)))})` : ""}.`,
  "config-type": ({ path, found, known }: Unknown) =>
    `${path}: there is no type “${quotable(found)}”; there are ${names(known)}, or a type written out.`,
  "config-text": ({ path, longest }: Path & { found: string; longest: number }) =>
    `${path}: a name has 1 to ${longest} characters and no control characters.`,
  "config-colour": ({ path, found }: Path & { found: string }) =>
    `${path}: “${quotable(found)}” is no colour; write # and six hexadecimal digits in small letters, such as #80694a.`,
  "config-twice": ({ path, found }: Path & { found: string }) =>
    `${path}: ${found} is there twice; a side carries one weapon.`,
  "config-cloud": ({ path, bottom, top }: Path & { bottom: number; top: number }) =>
    `${path}: its bottom, level ${bottom}, lies above its top, level ${top}.`,
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
