import { quotable } from "../../../../core/text.ts";

function mp(count: number): string {
  return `${count} MP`;
}

function range(from: number, to: number): string {
  return from === to ? `only ${from}` : `${from} to ${to}`;
}

const WAYS: Readonly<Record<string, string>> = { L: "left", R: "right" };

const GRAMMAR: Readonly<Record<string, (found: string) => string>> = {
  empty: () => "nothing is written; a move is like 8: F L F6",
  speed: (found) => `a move begins with its speed, like 8: F L F6; "${found}" is none`,
  word: (found) =>
    `"${found}" is no step; steps are F, L, R with a number, the special maneuvers, bomb, glide, strafe, +50 or -150`,
  zero: (found) => `"${found}" does nothing; numbers begin with 1`,
  number: (found) => `"${found}" is no number that a move can have`,
  altitude: (found) => `"${found}" needs metres right behind the sign, like +50 or -150`,
  "second-altitude": (found) => `"${found}" is a second change of altitude; a move has one`,
  "too-long": (found) => `${found} characters are too many for a move; 200 are plenty`,
};

const STRAIGHT: Readonly<Record<string, string>> = {
  option: "without continued movement every move starts with one hex straight ahead (4.5d)",
  hexsides: "the last move ended with three hexsides in its hex, so this one starts straight ahead (4.5e)",
  maneuver: "the last move ended with a special maneuver, so this one starts straight ahead (A-46)",
  now: "behind this special maneuver comes one hex straight ahead (B-04)",
};

const BARS: Readonly<Record<string, string>> = {
  option: "special maneuvers are switched off in this match",
  seats: "of the two-seaters only Bristols, Hannovers and Halberstadts can",
  schedule: "schedules A, F and G are too clumsy",
  observer: "the observer flies",
  wounded: "the pilot is seriously wounded",
  spar: "a wing spar is damaged",
  loaded: "it carries bombs",
};

const NO_CLIMB: Readonly<Record<string, string>> = {
  elevator: "its elevator cable is shot through",
  gliding: "a glider never climbs (D-08)",
  ceiling: "it has reached its ceiling",
};

type Found = { found: string };

type MoveSpeed = {
  speed: number;
  from: number;
  to: number;
  last: number;
  max: number;
  gliding: boolean;
  loaded: boolean;
  /** D-03: −1 after a climb, 1 after a dive, else 0. */
  energy: number;
};

type MoveSum = { speed: number; spent: number; prices: readonly { token: string; price: number }[] };

type MoveDive = Found & { why: "spar" | "speed" | "most" | "ground" } & Record<
    "speed" | "allowed" | "most",
    number
  >;

export const move = {
  "move-grammar": ({ reason, found }: Found & { reason: string }) => {
    const sentence = (GRAMMAR[reason] ?? GRAMMAR.word)?.(quotable(found)) ?? "";
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  },
  "move-speed": ({ speed, from, to, last, max, gliding, loaded, energy }: MoveSpeed) => {
    const why = [
      `it flew at ${last}, and 2 up or down is the most`,
      ...(energy < 0 ? ["it climbed 100 m or more, which takes 1 off (D-03)"] : []),
      ...(energy > 0 ? ["it dived 100 m or more, which allows 1 more (D-03)"] : []),
      `its maximum is ${max} now${gliding ? " as a glider (D-08)" : loaded ? " with bombs (4.10a)" : ""}`,
    ];
    return `Speed ${speed} can't be set: ${range(from, to)} is possible (D-02): ${why.join("; ")}.`;
  },
  "move-sum": ({ speed, spent, prices }: MoveSum) => {
    const list = prices.map(({ token, price }) => `${quotable(token)} ${price}`).join(", ");
    const off = Math.abs(speed - spent);
    const verdict = spent > speed ? `${mp(off)} too many` : `${mp(off)} missing`;
    return `The move costs ${mp(spent)}${list ? ` (${list})` : ""}, the speed is ${speed}: ${verdict} (D-02).`;
  },
  "move-straight-first": ({ found, why }: Found & { why: "option" | "hexsides" | "maneuver" | "now" }) =>
    `No "${quotable(found)}" here: ${STRAIGHT[why]}.`,
  "move-other-way": ({ found, before, way }: Found & { before: boolean; way: string }) =>
    before
      ? `"${quotable(found)}" turns the other way: the last move ended turning ${WAYS[way]}, and in that hex it goes on ${WAYS[way]} or straight ahead (4.5e).`
      : `"${quotable(found)}" turns back: in one hex all hexsides go one way, here ${WAYS[way]} (4.5d).`,
  "move-too-many": ({ found, hexsides, before }: Found & { hexsides: number; before: number }) =>
    `"${quotable(found)}" is too much: ${hexsides} hexsides in one hex at most${before > 0 ? `, ${before} of them turned by the last move` : ""} (${before > 0 ? "4.5e" : "4.5d"}).`,
  "move-schedule": ({ found, schedule, most }: Found & { schedule: string; most: number }) =>
    `"${quotable(found)}" is too much for schedule ${schedule}: ${most} ${most === 1 ? "hexside" : "hexsides"} in one hex at most (5.1).`,
  "move-rudder": ({ found, way }: Found & { way: string }) =>
    `"${quotable(found)}" is the wrong way: with its control cable shot through it turns ${WAYS[way]} only (§7).`,
  "move-maneuver": ({ found, why }: Found & { why: string }) =>
    `No ${quotable(found)}: ${BARS[why] ?? why} (4.5g, §8).`,
  "move-second-maneuver": ({ found }: Found) =>
    `"${quotable(found)}" is a second special maneuver; a turn has one at most (4.5g).`,
  "move-immelmann": ({ found, why, speed, need }: Found & { why: string; speed: number; need: number }) =>
    why === "speed"
      ? `An ${quotable(found)} needs three quarters of the maximum, ${mp(need)}; the speed is ${speed} (§8).`
      : `No ${quotable(found)}: ${why === "ceiling" ? "its 100 m would pass the ceiling" : (NO_CLIMB[why] ?? why)} (§8).`,
  "move-bomb": ({ found, why }: Found & { why: "none" | "twice" }) =>
    why === "none"
      ? `"${quotable(found)}": there are no bombs on board.`
      : `"${quotable(found)}": the bombs go only once, all together.`,
  "move-altitude": ({ found }: Found) =>
    `"${quotable(found)}" is between two levels: altitudes change by multiples of 50 m (D-01).`,
  "move-climb": ({ found, most, why, ceiling }: Found & { most: number; why: string; ceiling: number }) =>
    most === 0
      ? `"${quotable(found)}" can't be climbed: ${NO_CLIMB[why] ?? `the ceiling of ${ceiling} m leaves no room`}.`
      : `"${quotable(found)}" is too much: it climbs ${most} m at most${why === "ceiling" ? `, its ceiling is ${ceiling} m` : ""} (D-04).`,
  "move-both": ({ found, maneuver }: Found & { maneuver: string }) =>
    `"${quotable(found)}" does not go with ${maneuver}: one move climbs or sinks, not both (D-06).`,
  "move-dive": ({ found, speed, allowed, most, why }: MoveDive) => {
    if (why === "ground")
      return `"${quotable(found)}" goes below the ground: ${most} m is the deepest (B-06).`;
    const safe = allowed > 0 ? `${allowed} m is safe at speed ${speed}` : `nothing is safe at speed ${speed}`;
    if (why === "most")
      return `"${quotable(found)}" is too deep: ${safe}, up to ${most} m is an overdive (4.5b, D-07).`;
    const over = why === "spar" ? "with a damaged spar it can't overdive" : "it is too fast to overdive";
    return `"${quotable(found)}" is too deep: ${safe}, and ${over} (4.5b, D-07).`;
  },
  "move-dive-first": ({ found }: Found) =>
    `"${quotable(found)}" comes too early: a dive starts after one hex forward, and this move enters none (4.5c).`,
  "move-glider": ({ least }: { least: number }) =>
    `A glider loses at least ${least} m a turn: add -${least} (D-08).`,
  "move-engine": ({ found }: Found) =>
    `No "${quotable(found)}": the engine runs; only an aircraft without engine or fuel glides (D-08).`,
  "move-strafe": ({ found, why, altitude }: Found & { why: "gun" | "hexes"; altitude: number }) =>
    why === "gun"
      ? `No "${quotable(found)}": no front gun works that has ammunition (9.4).`
      : `"${quotable(found)}" finds nothing: it must enter an enemy trench or target hex at 350 m or lower and not turn there; this move ends at ${altitude} m (9.4).`,
  "move-occupied": ({ id, hex, altitude }: { id: string; hex: string; altitude: number }) =>
    `The move ends in hex ${hex} at ${altitude} m, where ${id} is and stays: end in another hex or at another altitude (4.5f, D-09).`,
};
