import type { Critical } from "../../data/tables.ts";

/** Why a target is not in the line of fire, and by how much: hexes for `too-far`, levels for the heights. */
export type SightReason =
  | { readonly code: "outside" }
  | { readonly code: "too-far" | "too-high" | "too-low" | "blind"; readonly by: number };

type Id = { readonly id: string };
type Side = { readonly side: string };

/** A part of what is added to a damage roll, and its rule. */
export type PartValues = { readonly key: string; readonly value: number; readonly rule: string };

/** A gun or guns of an aircraft: the mount's id, the barrels that fire, and whether the mount has more. */
export type GunValues = {
  readonly mount: string;
  readonly barrels: readonly string[];
  readonly alone: boolean;
};

/** Where a target is as a gun sees it: hexes, levels above (negative: below), and both added up. */
export type SightValues = {
  readonly distance: number;
  readonly levels: number;
  readonly range: number;
};

type Shooting = Id & { readonly target: string } & GunValues;

/** What combat tells. Points are damage points, speeds MP. */
export type FireFacts = {
  /** 4.6: a declaration, or the one before dropped for it (4.6f). */
  readonly "event.declares": Shooting & {
    readonly below: boolean;
    readonly how: "declare" | "late" | "switch" | "gunner";
    readonly strayed: boolean;
    readonly dropped: string | null;
  };
  readonly "event.shot-lost": Id & {
    readonly target: string;
    readonly mount: string;
    readonly why: string;
    readonly rule: string;
  };
  readonly "event.ace": Id & { readonly choice: "attack" | "defend"; readonly size: number };
  readonly "event.attack": Shooting &
    Side &
    SightValues & {
      readonly below: boolean;
      readonly row: string;
      /** First and last range of the band. */
      readonly band: readonly [number, number];
      readonly faces: readonly number[];
      readonly natural: number;
      readonly parts: readonly PartValues[];
      readonly total: number;
      readonly modified: number;
      readonly points: number;
      readonly critical: boolean;
      /** 4.7b: an earlier attack has destroyed the target. */
      readonly moot: boolean;
      readonly hit: boolean;
      /** Attacks left on each firing barrel: on the gun, and in drums besides. */
      readonly left: readonly number[];
      readonly spare: readonly number[];
    };
  readonly "event.ground-attack": Id &
    Side & {
      readonly row: string;
      readonly faces: readonly number[];
      readonly natural: number;
      readonly total: number;
      readonly modified: number;
      readonly points: number;
      readonly critical: boolean;
      /** 4.10p: the rescue die, where there was one. */
      readonly rescue: number | null;
      readonly hit: boolean;
    };
  readonly "event.jam": Id & {
    readonly mount: string;
    readonly barrels: readonly string[];
    readonly faces: readonly number[];
    readonly natural: number;
    /** Taken from each die: 1 at 5,000 m and above. */
    readonly less: number;
    readonly jammed: readonly string[];
    /** 4.7h: one jam silences both. */
    readonly linked: boolean;
  };
  readonly "event.own-tail": Id;
  readonly "event.critical": Id & {
    readonly number: number;
    readonly faces: readonly number[];
    readonly effect: Critical;
    readonly source: "air" | "ground";
  };
  /** 4.10q: the crew are lucky. */
  readonly "event.crew-spared": Id & {
    readonly number: number;
    readonly die: number;
    readonly needs: number;
  };
  readonly "event.man-hit": Id & {
    readonly man: number;
    readonly name: string;
    readonly faces: readonly number[];
    readonly added: number;
    readonly health: "wounded" | "killed";
    /** Why no dice were thrown: struck before, or observers always are (4.8e). */
    readonly second: boolean;
    readonly rule: string;
  };
  readonly "event.drawn": Id & { readonly man: number; readonly name: string; readonly die: number };
  readonly "event.controls": Id & { readonly die: number; readonly way: "L" | "R" };
  readonly "event.engine": Id & {
    readonly die: number;
    readonly loss: number;
    readonly total: number;
    readonly max: number;
    readonly min: number;
    readonly rule: string;
  };
  readonly "event.gun-broken": Id & {
    readonly mount: string;
    readonly barrel: string;
    readonly die: number | null;
    readonly left: number;
  };
  readonly "event.points-lost": Id & {
    readonly points: number;
    readonly why: "graze" | "no-gun" | "nobody" | "again" | "spar";
  };
  readonly "event.elevator": Id;
  readonly "event.spar": Id & { readonly dive: number };
  readonly "event.tank": Id;
  /** 4.9q: the pilot is dead and an observer takes over. */
  readonly "event.takes-over": Id & { readonly name: string };
  readonly "event.burns": Id;
  readonly "event.destroyed": Id & Side & { readonly damage: number; readonly of: number };
  readonly "event.lost": Id & Side;
  /** 4.7c: each of them has 1 of `share` parts of the kill. */
  readonly "event.kill": { readonly target: string; readonly by: readonly string[]; readonly share: number };
};

export type FireThrows = {
  readonly "throw.attack": Shooting & { readonly total: number };
  readonly "throw.ground-attack": Id & { readonly row: string; readonly total: number };
  readonly "throw.jam": Id & { readonly barrels: readonly string[]; readonly least: number };
  readonly "throw.critical": Id;
  readonly "throw.rescue": Id;
  readonly "throw.crew": Id & { readonly needs: number };
  readonly "throw.man": Id & { readonly man: number };
  readonly "throw.draw": Id;
  readonly "throw.controls": Id;
  readonly "throw.engine": Id;
  readonly "throw.gun": Id;
};

type Aimed = Id & { readonly target: string; readonly mount: string };

export type FireRefusals = {
  readonly "fire-grammar": { readonly found: string; readonly near: readonly string[] };
  readonly "fire-unknown": { readonly found: string; readonly known: readonly string[] };
  readonly "fire-friend": Id;
  readonly "fire-gone": Id;
  readonly "fire-gun": Id & { readonly found: string; readonly has: readonly string[] };
  readonly "fire-which": Aimed & { readonly mounts: readonly string[] };
  readonly "fire-silent": Id & { readonly gun: string; readonly why: string };
  readonly "fire-both": Id & { readonly barrels: readonly string[] };
  readonly "fire-idle": Id & { readonly man: number; readonly why: string };
  readonly "fire-sight": Aimed & SightValues & { readonly why: SightReason };
  readonly "fire-looks": Aimed & { readonly seen: number; readonly needed: number; readonly rule: string };
  readonly "fire-late": Aimed & { readonly seen: number; readonly needed: number };
  readonly "fire-passed": Aimed;
  readonly "fire-taken": Id & { readonly target: string };
  readonly "fire-below": Aimed & { readonly why: string };
  readonly "fire-other": Id & { readonly only: string };
  readonly "fire-ace": { readonly found: string };
};

export type FireBadges = {
  readonly "badge.shot": SightValues &
    GunValues & {
      readonly below: boolean;
      readonly row: string;
      readonly band: readonly [number, number];
      readonly parts: readonly PartValues[];
      readonly total: number;
      /** Points for a natural 2 to 12. */
      readonly table: readonly number[];
      /** Mean points, in 36ths. */
      readonly mean: number;
      /** Least natural roll that does damage, and that is critical; 0 for none. */
      readonly needs: number;
      readonly criticalFrom: number;
    };
  readonly "badge.no-shot": SightValues & {
    readonly mount: string;
    readonly why: readonly { readonly key: string; readonly values: object }[];
  };
  readonly "badge.measure": SightValues;
};

/** Every sentence about fire and the figures it is made from. */
export type FirePhrases = FireFacts & FireThrows & FireRefusals & FireBadges;
