import { type AnyCatalogue, type Catalogue, say } from "../../../core/phrase.ts";
import { quotable } from "../../../core/text.ts";
import { goals } from "./goals.en.ts";
import { count, edgeName, FLIGHT_END, inches, names, sideName, verb } from "./grammar.en.ts";
import type { Measured, Phrases, Words } from "./phrases.ts";

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

const refusals: Words<"E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "E7" | "E8" | "E9"> = {
  E1: ({ reason, found }) => `E1: ${(E1[reason] ?? E1.character)?.(quotable(found))}.`,
  E2: ({ cost, declared }) =>
    `E2: these orders cost ${cost} SPEED, but ${declared} is declared; every SPEED must be spent.`,
  E3: ({ cost, engine }) => `E3: these orders cost ${cost} SPEED, but ENGINE ${engine} allows ${engine}.`,
  E4: ({ cost, last, from, to, forced }) =>
    forced
      ? `E4: the damaged ENGINE forces SPEED ${from} after ${last}; these orders cost ${cost} (R-09).`
      : `E4: after SPEED ${last} the orders may cost ${from === to ? from : `${from} to ${to}`}, not ${cost}.`,
  E5: ({ points, limit, engine, each }) =>
    `E5: ${count(points, "clock point")} in one ${each ? "" : "game "}turn; half of ENGINE ${engine} allows ${limit} (R-04, R-05).`,
  E6: ({ found }) =>
    `E6: “${quotable(found)}” is a turn right after a turn; fly at least 1 SPEED forward between them.`,
  E7: ({ found }) =>
    `E7: “${quotable(found)}” can't come first, for the last orders ended with a turn; fly at least 1 SPEED forward before it (R-07).`,
  E8: ({ cost, least }) => `E8: SPEED ${cost} is too slow; an aircraft flies at least SPEED ${least} (R-08).`,
  E9: ({ found, why, level, limit }) =>
    `E9: “${quotable(found)}” is not allowed: ${(E9[why] ?? E9.off)?.(level, limit)} (R-29).`,
};

const fire: Words<Extract<keyof Phrases, `fire-${string}`>> = {
  "fire-done": ({ side }) => `${sideName(side)} ${verb(side, "stops", "stop")} firing.`,
  "fire-ends": ({ side }) => `${sideName(side)} ${verb(side, "has", "have")} no shot left.`,
  "fire-grammar": ({ found }) =>
    `“${quotable(found)}” is no shot; write aircraft, weapon and target, such as R1 front B1, or done.`,
  "fire-unknown-aircraft": ({ found, known }) =>
    `There is no aircraft “${quotable(found)}”; there are ${names(known)}.`,
  "fire-not-yours": ({ id, side }) =>
    `${id} belongs to ${sideName(side)}; fire with your own aircraft (R-18).`,
  "fire-friend": ({ id }) => `${id} is on your own side; choose an enemy (R-23).`,
  "fire-gone": ({ id, status }) => `${id} is ${FLIGHT_END[status] ?? status} and out of the game (R-17).`,
  "fire-no-weapon": ({ id, weapon, has, lost }) =>
    `${id} has ${lost ? "lost its" : "no"} ${gun(weapon)}; it has ${has.length > 0 ? names(has.map((one) => `a ${gun(one)}`)) : "no weapon"} (R-26).`,
  "fire-used": ({ id, weapon }) => `${id} has fired its ${gun(weapon)} in this turn; each fires once (R-13).`,
  "fire-out-of-arc": ({ id, weapon, target, clock }) =>
    `${target} is at ${id}'s ${clock} o'clock, outside the ${weapon} arc (R-13).`,
  "fire-out-of-range": ({ target, range, longest }) =>
    `${target} is ${inches(range)} away, ${inches(range - longest)} beyond the longest range of ${longest}″ (R-11).`,
  "fire-too-steep": ({ target, levels, flat }) =>
    `${target} is ${count(Math.abs(levels), "level")} ${levels > 0 ? "above" : "below"} at only ${inches(flat)} flat: too steep for a front gun (R-29).`,
  "fire-blocked": ({ target, by, name }) =>
    `${by === "cloud" ? `Cloud ${name}` : name} hides ${target} (R-22).`,
  "fire-cannot-hit": ({ id, target, need }) => `${id} would need ${need} or less to hit ${target} (R-21).`,
};

const config: Words<Exclude<Extract<keyof Phrases, `config-${string}`>, keyof typeof goals>> = {
  "config-scenario": ({ path, found, known }) =>
    `${path}: there is no scenario “${quotable(found)}”; there are ${names(known)}.`,
  "config-mixed": ({ path, found }) =>
    `${path}: a named scenario is whole; leave out ${names(found.map((name) => quotable(name)))} (only options, seats and turns may stand beside it).`,
  "config-missing": ({ path }) =>
    `${path}: a set-up needs the name of a scenario or a list of aircraft of two sides.`,
  "config-number": ({ path, found, from, to, step }) =>
    `${path}: ${found} does not fit; it must be ${step === 1 ? "a whole number" : "a number in quarters"} from ${from} to ${to}.`,
  "config-count": ({ path, found, from, to }) =>
    `${path}: there are ${found}; there must be ${from} to ${to}.`,
  "config-id": ({ path, found, why }) => `${path}: “${quotable(found)}”: ${ID_FAULTS[why] ?? why}.`,
  "config-sides": ({ path, found }) =>
    `${path}: there must be exactly two sides, not ${found.length > 3 ? "so many" : found.length}${found.length > 0 ? ` (${names(found.map((name) => quotable(name)))})` : ""}.`,
  "config-type": ({ path, found, known }) =>
    `${path}: there is no type “${quotable(found)}”; there are ${names(known)}, or a type written out.`,
  "config-text": ({ path, longest }) =>
    `${path}: a name has 1 to ${longest} characters and no control characters.`,
  "config-colour": ({ path, found }) =>
    `${path}: “${quotable(found)}” is no colour; write # and six hexadecimal digits in small letters, such as #80694a.`,
  "config-twice": ({ path, found }) => `${path}: ${found} is there twice; a side carries one weapon.`,
  "config-cloud": ({ path, bottom, top }) =>
    `${path}: its bottom, level ${bottom}, lies above its top, level ${top}.`,
};

const throws: Words<Extract<keyof Phrases, `throw.${string}`>> = {
  "throw.initiative": ({ side }) => `Initiative of ${sideName(side)}: the higher fires first`,
  "throw.to-hit": ({ id, weapon, target, need }) => `${id}'s ${gun(weapon)} at ${target}: ${needs(need)}`,
  "throw.damage": ({ id }) => `Damage to ${id}: 5 ENGINE, 6 the weapon that faces the shooter, else FUSELAGE`,
  "throw.collision": ({ first, second }) => `${first} and ${second}, a 1 is a collision`,
  "throw.choice": () => "A choice",
};

const badges: Words<Extract<keyof Phrases, `badge.${string}`>> = {
  "badge.measure": measured,
  "badge.shot": (shot) => `${measured(shot)}, ${shot.weapon} arc, ${needs(shot.need)}`,
  "badge.no-shot": (shot) =>
    `${measured(shot)}, ${gun(shot.weapon)}: ${shot.why.map((why) => say(en as AnyCatalogue, why as never)).join(" ")}`,
  "badge.unarmed": (shot) => `${measured(shot)}, no weapon left`,
};

const labels: Words<
  Extract<keyof Phrases, `${"piece" | "prompt" | "phase" | "status" | "weapon"}.${string}`>
> = {
  "piece.described": ({ id, title, side, status, heading, level, fuselage, engine, bearers }) =>
    status === "flying"
      ? `${title} ${id}, ${sideName(side)},${level === null ? "" : ` level ${level},`} heading ${heading} o'clock, FUSELAGE ${fuselage[0]} of ${fuselage[1]}, ENGINE ${engine[0]} of ${engine[1]}${bearers.length === 0 ? "" : `; in the sights of ${names(bearers)}`}`
      : `${title} ${id}, ${sideName(side)}, ${FLIGHT_END[status] ?? status}`,
  "prompt.order": ({ id }) => `${id}: write movement orders`,
  "prompt.fire": ({ id }) => `${id}: choose a shot, or stop`,
  "phase.orders": () => "Movement orders",
  "phase.fire": () => "Combat",
  "phase.over": () => "The game is over",
  "status.flying": () => "flying",
  "status.destroyed": () => "destroyed",
  "status.crashed": () => "crashed",
  "status.disengaged": () => "off the table",
  "weapon.front": () => "front gun",
  "weapon.left": () => "left gun",
  "weapon.right": () => "right gun",
  "weapon.rear": () => "rear gun",
};

const switches: Words<Extract<keyof Phrases, `option.${string}`>> = {
  "option.altitude": () => "Altitude",
  "option.altitude.help": () =>
    "Aircraft fly at levels of 2,000 feet; + at the end of an order climbs one, - dives one, -- dives two.",
  "option.turnLimit": () => "Turn points for each turn",
  "option.turnLimit.help": () =>
    "The limit of clock points holds for every single turn instead of the whole game turn.",
  "option.lameTurn": () => "Lame turns",
  "option.lameTurn.help": () => "An aircraft with ENGINE 1 may still turn one point.",
  "option.allowZero": () => "Hovering",
  "option.allowZero.help": () => "SPEED 0 is allowed; the order is 0.",
  "option.aircraftBlock": () => "Aircraft block sight",
  "option.aircraftBlock.help": () => "Another aircraft within 0.5″ of the line of fire hides the target.",
  "option.collisions": () => "Collisions",
  "option.collisions.help": () =>
    "Two aircraft that end within 0.5″ of each other roll a die each: a 1 destroys both.",
};

/** The dogfight in English. */
export const en: Catalogue<Phrases> = {
  revealed: ({ turn }) => `Turn ${turn}: all orders are opened, and everybody flies at once.`,
  flies: ({ id, order, speed, x, y, heading, level, altitude }) =>
    `${id} flies ${order} (${speed} SPEED) to ${inches(x)} across, ${inches(y)} up, heading ${heading} o'clock${altitude ? `, level ${level}` : ""}.`,
  leaves: ({ id, edge }) => `${id} crosses the ${edgeName(edge)} edge and is out of the game (R-25).`,
  collision: ({ first, second, dice, crash }) =>
    `${first} and ${second} end within 0.5″ of each other and roll ${names(dice.map(String))}: ${crash ? "they collide" : "they miss each other"} (R-24).`,
  initiative: ({ sides, dice, winner }) =>
    `Initiative: ${sides.map((side, index) => `${sideName(side)} ${dice[index]}`).join(", ")}: ${winner === null ? "a tie, both roll again (R-15)" : `${sideName(winner)} ${verb(winner, "fires", "fire")} first (R-16)`}.`,
  "no-shot": ({ side }) => `${sideName(side)} ${verb(side, "has", "have")} no shot.`,
  fires: ({ id, weapon, target, range, flat, levels, need, roll, hit }) =>
    `${id} fires its ${gun(weapon)} at ${target}: ${inches(range)}${levels === 0 ? "" : ` (${inches(flat)} flat)`}, ${weapon} arc, ${needs(need)}: rolls ${roll}, ${hit ? "a hit" : "a miss"} (${need >= 6 ? "R-21" : "R-11"}).`,
  "hit-fuselage": ({ id, facing, roll, left, instead }) =>
    `${struck(id, facing, roll)} ${instead ? "no weapon there to lose, so " : ""}${lost("FUSELAGE", left)}${instead ? " (R-26)" : ""}.`,
  "hit-engine": ({ id, facing, roll, left }) => `${struck(id, facing, roll)} ${lost("ENGINE", left)}.`,
  "hit-weapon": ({ id, facing, roll, weapon }) =>
    `${struck(id, facing, roll)} its ${gun(weapon)} is lost (R-26).`,
  destroyed: ({ id, cause }) =>
    cause === "fire"
      ? `${id} has no FUSELAGE left and is destroyed.`
      : `${id} is destroyed in the collision (R-24).`,
  crashed: ({ id }) => `${id} has no ENGINE left, falls out of the sky and crashes (R-19).`,
  "turn-ends": ({ turn }) => `Turn ${turn} ends.`,
  ...goals,
  ...refusals,
  ...fire,
  ...config,
  ...throws,
  ...badges,
  ...labels,
  ...switches,
};
