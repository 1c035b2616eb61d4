import { listed, signed } from "../../../core/text.ts";
import type { AMan, GunValues, PartValues, SightReason, SightValues } from "./values.ts";

const BARRELS: Readonly<Record<string, string>> = {
  left: "left gun",
  right: "right gun",
  vickers: "Vickers",
  lewis: "Lewis",
  gun: "gun",
};

const MOUNTS: Readonly<Record<string, string>> = {
  front: "front gun",
  nose: "nose gun",
  rear: "rear gun",
  belly: "belly gun",
};

const PARTS: Readonly<Record<string, string>> = {
  ace: "ace",
  "ace-target": "ace on his guard",
  novice: "novice",
  "novice-target": "novice under fire",
  silhouette: "silhouette",
  deflection: "deflection",
  strayed: "tailer's other target",
  lewis: "Lewis alone",
  mount: "awkward mount",
  "blind-spot": "past its own tail",
  wounded: "wounded pilot",
  "barrel-roll": "barrel roll",
};

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

export function barrelName(barrel: string): string {
  return BARRELS[barrel] ?? barrel;
}

export function mountName(mount: string): string {
  return MOUNTS[mount] ?? mount;
}

/** A gun as it is named in an order: a mount's or a barrel's. */
export function gunName(gun: string): string {
  return BARRELS[gun] ?? mountName(gun);
}

/** `both guns`, `left gun alone`, `rear gun`. */
export function guns({ mount, barrels, alone }: GunValues): string {
  if (alone) return `${listed(barrels.map(barrelName), "and")} alone`;
  return barrels.length > 1 ? "both guns" : mountName(mount);
}

/** `3 hexes and 1 level up, range 4`. */
export function measured({ distance, levels, range }: SightValues): string {
  const way = levels > 0 ? "up" : "down";
  const apart = levels === 0 ? "" : ` and ${count(Math.abs(levels), "level")} ${way}`;
  const flat = distance === 0 ? "same hex" : count(distance, "hex", "hexes");
  return `${flat}${apart}, range ${range}`;
}

/** `ace +2 (4.7d), deflection +1 (6.1)`. */
export function parts(list: readonly PartValues[]): string {
  return list.map(({ key, value, rule }) => `${PARTS[key] ?? key} ${signed(value)} (${rule})`).join(", ");
}

export function band([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** Why a target is out of the line of fire, and by how much. */
export function outOfSight(why: SightReason, distance: number): string {
  const at = distance === 0 ? "in the same hex" : `at ${count(distance, "hex", "hexes")}`;
  switch (why.code) {
    case "outside":
      return "it is outside the field of fire";
    case "too-far":
      return `it is ${count(why.by, "hex", "hexes")} too far away`;
    case "too-high":
      return `it is ${count(why.by, "level")} too high ${at}`;
    case "too-low":
      return `it is ${count(why.by, "level")} too low ${at}`;
    case "blind":
      return `it is in the blind spot behind the tail; ${count(why.by, "level")} higher it would not be`;
  }
}

const SIDES: Readonly<Record<string, string>> = { allied: "the Allies", german: "the Germans" };

/** A side in the middle of a sentence. */
export function sideName(side: string | null): string {
  return SIDES[side ?? ""] ?? side ?? "nobody";
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `Smith (pilot of B2)`. */
export function who({ id, man, name }: AMan): string {
  const place = man === 0 ? "pilot" : "observer";
  return name === "" ? `The ${place} of ${id}` : `${name}, ${place} of ${id},`;
}

/** Why a man fires no gun. */
export const IDLE: Readonly<Record<string, string>> = {
  gone: "the aircraft no longer flies",
  killed: "the man at this gun is dead",
  wounded: "the man at this gun is seriously wounded (4.8f)",
  fainted: "the man at this gun has fainted",
  flies: "the observer has the controls and fires no gun (4.9r)",
  busy: "the man at this gun has fired, cleared or reloaded in this turn already",
  strafed: "a gun that strafed fires at no aircraft in the same turn",
};
