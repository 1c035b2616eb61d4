import type { Critical } from "../data/tables.ts";

/** Why a target is not in the line of fire, and by how much: hexes for `too-far`, levels for the heights. */
export type SightReason =
  | { code: "outside" }
  | { code: "too-far" | "too-high" | "too-low" | "blind"; by: number };
/** A part of what is added to a damage roll, and its rule. */
export type PartValues = { key: string; value: number; rule: string };
/** A gun or guns of an aircraft: the mount's id, the barrels that fire, and whether the mount has more. */
export type GunValues = {
  mount: string;
  barrels: readonly string[];
  alone: boolean;
};
/** Where a target is as a gun sees it: hexes, levels above (negative: below), and both added up. */
export type SightValues = {
  distance: number;
  levels: number;
  range: number;
};

export type Id = { id: string };
export type Shooting = Id & { target: string } & GunValues;
export type Side = { side: string };
export type Aimed = Id & { target: string; mount: string };
/** 4.6: a declaration, or the one before dropped for it (4.6f). */
export type Declares = Shooting & {
  below: boolean;
  how: "declare" | "late" | "switch" | "gunner";
  strayed: boolean;
  dropped: string | null;
};
export type ShotLost = Id & { target: string; mount: string; why: string; rule: string };
export type Attack = Shooting &
  Side &
  SightValues & {
    below: boolean;
    row: string;
    /** First and last range of the band. */
    band: readonly [number, number];
    faces: readonly number[];
    natural: number;
    parts: readonly PartValues[];
    total: number;
    modified: number;
    points: number;
    critical: boolean;
    /** 4.7b: an earlier attack has destroyed the target. */
    moot: boolean;
    hit: boolean;
    /** Attacks left on each firing barrel: on the gun, and in drums besides. */
    left: readonly number[];
    spare: readonly number[];
  };
export type GroundAttack = Id &
  Side & {
    row: string;
    faces: readonly number[];
    natural: number;
    total: number;
    modified: number;
    points: number;
    critical: boolean;
    /** 4.10p: the rescue die, where there was one. */
    rescue: number | null;
    hit: boolean;
  };
export type Jam = Id & {
  mount: string;
  barrels: readonly string[];
  faces: readonly number[];
  natural: number;
  /** Taken from each die: 1 at 5,000 m and above. */
  less: number;
  jammed: readonly string[];
  /** 4.7h: one jam silences both. */
  linked: boolean;
};
export type CriticalValues = Id & {
  number: number;
  faces: readonly number[];
  effect: Critical;
  source: "air" | "ground";
};
export type ManHit = Id & {
  man: number;
  name: string;
  faces: readonly number[];
  added: number;
  health: "wounded" | "killed";
  /** Why no dice were thrown: struck before, or observers always are (4.8e). */
  second: boolean;
  rule: string;
};
export type Engine = Id & {
  die: number;
  loss: number;
  total: number;
  max: number;
  min: number;
  rule: string;
};
export type GunBroken = Id & { mount: string; barrel: string; die: number | null; left: number };
export type PointsLost = Id & { points: number; why: "graze" | "no-gun" | "nobody" | "again" | "spar" };
export type FireLooks = Aimed & { seen: number; needed: number; rule: string };
export type Shot = SightValues &
  GunValues & {
    below: boolean;
    row: string;
    band: readonly [number, number];
    parts: readonly PartValues[];
    total: number;
    /** Points for a natural 2 to 12. */
    table: readonly number[];
    /** Mean points, in 36ths. */
    mean: number;
    /** Least natural roll that does damage, and that is critical; 0 for none. */
    needs: number;
    criticalFrom: number;
  };
export type NoShot = SightValues & { mount: string; why: readonly { key: string; values: object }[] };

/** Figures of both sides. */
export type Both = readonly [allied: number, german: number];

/** A man by his place in the crew, 0 the pilot. */
export type AMan = Id & { man: number; name: string };

/** How a game ended: the side that won, or null; points of the side told first before those of the other. */
export type Ending = { turn: number; side: string | null };
