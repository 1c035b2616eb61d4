import { quotable } from "../../../../core/text.ts";
import { count, FLIGHT_END, gun, inches, names, sideName } from "../grammar.en.ts";
import type { Id } from "../values.ts";

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

type Shot = Id & { weapon: string; target: string };

type E4 = { cost: number; last: number; from: number; to: number; forced: boolean };

type Misplaced = { found: string; why: string; climb: number; level: number; limit: number };

/** Why an order is refused, in English. */
export const problems = {
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
};
