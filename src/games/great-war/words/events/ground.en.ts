import { listed, signed } from "../../../../core/text.ts";
import { sideName } from "../grammar.en.ts";
import type { Id } from "../values.ts";

const MODIFIERS: Readonly<Record<string, string>> = { strafing: "strafer", ace: "ace", novice: "novice" };

const FLAK: Readonly<Record<string, string>> = { allied: "Allied", german: "German" };

const GUNS: Readonly<Record<string, string>> = { MG: "Machine gun", AA: "Anti-aircraft gun" };

const WASTED: Readonly<Record<string, string>> = {
  "nothing-there": "there is no target of its own",
  done: "that target has been destroyed already",
  "too-high": "that is above 1500 m, too high to hit anything",
};

const EARNED: Readonly<Record<string, (id: string) => string>> = {
  strafing: (id) => `${id} strafed`,
  bomb: (id) => `${id} hit its target`,
  photo: (id) => `${id} took its photographs`,
  spot: (id) => `${id} has spotted long enough`,
  kill: (id) => `${id} is down`,
  balloon: (id) => `balloon ${id} is down`,
  "two-seater": (id) => `${id}, more than a single-seater, is down`,
  home: (id) => `${id} is home`,
};

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** One figure that is added to a roll, and why: `strafing`, `ace`, `novice`. */
export type GroundModifier = { key: string; value: number };

function parts(modifiers: readonly GroundModifier[]): string {
  return listed(
    modifiers.map(({ key, value }) => `${MODIFIERS[key] ?? key} ${signed(value)}`),
    "and",
  );
}

type Strafes = Id & { hexes: number; trench: number; points: number };

/** Guns of whose side, how many roll it takes (A-49: 1 for its own side), and whether they fire. */
type Archie = Id & { guns: string; own: boolean; die: number; upTo: number; fires: boolean };

/** The sum that an attack from the ground starts with. */
type GroundModifiers = Id & { parts: readonly GroundModifier[]; total: number; rule: string };

type GunFires = Id & { gun: string; kind: string; distance: number; altitude: number };

type GunFound = Id & { gun: string; kind: string; hex: string; distance: number };

type Bombs = Id & { hit: boolean; target: string; hex: string; faces: readonly number[] } & Record<
    "altitude" | "roll" | "need",
    number
  >;

/** Bombs gone for nothing: `nothing-there`, `done`, `too-high`. */
type BombsWasted = Id & { why: string; hex: string; altitude: number };

/** Points: for a target, or for what became of an aircraft (`kill`, `balloon`, `two-seater`, `home`). */
type Points = Id & { side: string; why: string; points: number; total: number };

export const ground = {
  "event.strafes": ({ id, hexes, trench, points }: Strafes) =>
    `${id} strafes ${count(hexes, "hex", "hexes")}${trench === hexes ? " of trench" : `, ${trench} of them trench`}: a point of ammunition each, ${count(points, "point")}.`,
  "event.strafing-fire": ({ id, hexes, attacks }: Id & { hexes: number; attacks: number }) =>
    `The trench answers ${id} for ${count(hexes, "hex", "hexes")}: ${count(attacks, "attack")} by machine guns (4.10f).`,
  "event.archie": ({ id, guns, own, die, upTo, fires }: Archie) =>
    `${FLAK[guns] ?? guns} archie looks up at ${id}${own ? ", one of its own" : ""}: ${die}, it ${fires ? "fires" : "does not fire"} (${upTo === 1 ? "on a 1" : `on 1 to ${upTo}`}; ${own ? "4.10k" : "4.10h"}).`,
  "event.archie-spares": ({ id, near }: Id & { near: string }) =>
    `Archie does not fire at ${id}: ${near} of its own side is too near (4.10j).`,
  "event.ground-modifiers": ({ id, parts: list, total, rule }: GroundModifiers) =>
    `Fire from the ground on ${id}: ${parts(list)}, ${signed(total)} in all (${rule}).`,
  "event.gun-fires": ({ id, gun, kind, distance, altitude }: GunFires) =>
    `${GUNS[kind] ?? kind} ${gun} fires at ${id}, ${count(distance, "hex", "hexes")} away at ${altitude} m (4.10l).`,
  "event.gun-found": ({ id, gun, kind, hex, distance }: GunFound) =>
    `${id} finds a hidden gun ${count(distance, "hex", "hexes")} away: ${(GUNS[kind] ?? kind).toLowerCase()} ${gun} in ${hex} (4.10m).`,
  "event.bombs": ({ id, target, hex, altitude, faces, roll, need, hit }: Bombs) =>
    `${id} bombs ${target} in ${hex} from ${altitude} m: ${faces.join(" + ")} = ${roll}, needs ${need}: ${hit ? "a hit" : "a miss"}.`,
  "event.bombs-wasted": ({ id, why, hex, altitude }: BombsWasted) =>
    `${id} lets its bombs go over ${hex} at ${altitude} m for nothing: ${WASTED[why] ?? why}.`,
  "event.jettison": ({ id, max, min }: Id & { max: number; min: number }) =>
    `${id} throws its bombs away: damage leaves it a maximum speed of ${max}, no more than its minimum of ${min} (4.10e).`,
  "event.photo": ({ id, target, hex }: Id & { target: string; hex: string }) =>
    `${id} photographs ${target} over ${hex}.`,
  "event.spotting": ({ id, target, turns, of }: Id & { target: string; turns: number; of: number }) =>
    `${id} has spotted for the guns on ${target} for ${turns} of ${of} turns.`,
  "event.winched": ({ id, altitude }: Id & { altitude: number }) =>
    `Balloon ${id} is winched down to ${altitude} m.`,
  "event.balloon-safe": ({ id }: Id) => `Balloon ${id} is on the ground and safe.`,
  "event.points": ({ id, side, why, points, total }: Points) =>
    `${EARNED[why]?.(id) ?? id}: ${count(points, "point")} for ${sideName(side)}, ${total} in all.`,
  "throw.archie": ({ id }: Id) => `Archie at ${id}`,
  "throw.bombs": ({ id, need }: Id & { need: number }) => `Bombs of ${id}: ${need} or more hits`,
};
