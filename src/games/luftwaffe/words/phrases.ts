import type { BattleTable } from "../../../core/battle-tables.ts";
import type { Catalogue } from "../../../core/phrase.ts";
import type { Kind } from "./kinds.ts";
import type { ProblemPhrases } from "./problems/phrases.ts";
import type { Factors, Found, Ids, None, Strengths } from "./values.ts";

/** A battle that may be fought in another game. */
type Spawned = {
  readonly hex: string;
  readonly american: Strengths;
  readonly german: Strengths;
  readonly bombers: Strengths;
};

/** What happens in a quarter. Units, targets and bases are told by their ids, quarters from 0; factors of industry in twelfths. */
type QuarterPhrases = {
  readonly "event.begins": {
    readonly from: number;
    readonly to: number;
    readonly raid: boolean;
    readonly level: "basic" | "tournament" | "advanced" | "complexes";
    readonly targets: number;
  };
  readonly "event.quarter": { readonly quarter: number };
  readonly "event.fuel": { readonly made: number; readonly reserve: number; readonly refineries: number };
  readonly "event.raf": {
    readonly place: string;
    readonly factors: number;
    readonly needed: number;
    readonly success: boolean;
  };
  readonly "event.jets": { readonly passed: boolean };
  readonly "event.enters": { readonly units: Ids };
  readonly "event.substituted": { readonly unit: string; readonly by: string };
  readonly "event.night-leaves": { readonly unit: string; readonly for: string };
  readonly "event.converts": { readonly units: Ids; readonly type: string };
  readonly "event.restored": { readonly side: string; readonly restored: Factors; readonly left: number };
  /** `ground` and `saved`: the German's secret; `saved` in whole points. */
  readonly "event.allocated": { readonly ground?: Ids; readonly saved?: number };
  /** The list is shown (LW-53). */
  readonly "event.fuel-list": { readonly ground: Ids; readonly reserve: number };
  /** `streams`: the American's secret, each a target, an entry hex, a turn and units; `sweep`: fighters alone fly. */
  readonly "event.sheet": { readonly streams?: readonly string[]; readonly sweep?: true };
  readonly "event.sheet-shown": { readonly streams: readonly string[] };
  /** `units`: the German's secret. */
  readonly "event.marked": { readonly units?: Ids };
  readonly "event.stationed": { readonly units: number; readonly off: Ids };
  readonly "event.grouped": { readonly groups: readonly string[] };
  readonly "event.produced": {
    readonly aircraft: number;
    readonly pilots: number;
    readonly aircraftLeft: number;
    readonly pilotsLeft: number;
    /** LW-94: replacement factors are made, and no pilots. */
    readonly whole?: true;
  };
  readonly "event.ends": Result;
  readonly "event.raid-decided": RaidResult;
};

/** What happens in a raid. */
type RaidPhrases = {
  readonly "event.raid": { readonly quarter: number };
  readonly "event.no-raid": { readonly quarter: number };
  readonly "event.turn": { readonly turn: number };
  readonly "event.raid-ends": { readonly germans: number; readonly lost: number };
  readonly "event.takes-off": { readonly units: Ids; readonly tanks: boolean };
  readonly "event.flies": { readonly units: Ids; readonly hex: string };
  readonly "event.lands": { readonly units: Ids };
  readonly "event.on-line": { readonly units: Ids; readonly hex: string };
  /** The American half begins; `units`: the bombers that come to the line in it. */
  readonly "event.american-half": { readonly turn: number; readonly units: Ids };
  readonly "event.escorts": { readonly units: Ids };
  readonly "event.leaves": { readonly units: Ids };
  readonly "event.bombs": {
    readonly target: string;
    readonly factors: number;
    readonly needed: number;
    readonly success: boolean;
  };
  readonly "event.strafes": { readonly base: string; readonly factors: number; readonly lost: Factors };
  readonly "event.guns": { readonly base: string; readonly hit: boolean };
  /** A battle is joined: who attacks, fighters and bombers that are attacked. */
  readonly "event.battle": {
    readonly hex: string;
    readonly side: string;
    readonly attackers: Factors;
    readonly defenders: Factors;
    readonly bombers: Factors;
  };
  /** A volley of a battle: who fires at what, with what die and changed to what, and what it costs. */
  readonly "event.volley": {
    readonly hex: string;
    readonly by: string;
    readonly at: string;
    readonly factors: number;
    readonly die: number;
    readonly changed: number;
    readonly hits: number;
  };
  readonly "spawn.escorted": Spawned;
  readonly "spawn.direct": Spawned;
  readonly "spawn.free": Spawned;
  readonly "spawn.counter": Spawned;
  /** Who fights a battle on another table. */
  readonly "event.joined": {
    readonly hex: string;
    readonly by: BattleTable;
    readonly american: Strengths;
    readonly german: Strengths;
  };
  /** What a battle on another table cost each side. */
  readonly "event.cost": { readonly hex: string; readonly american: Strengths; readonly german: Strengths };
  readonly "event.loses": { readonly side: string; readonly lost: Factors };
  readonly "event.lost-in-air": { readonly units: Ids };
};

/** What happens. */
export type EventPhrases = QuarterPhrases & RaidPhrases;
export type StaffEvents = QuarterPhrases;
export type RaidEvents = RaidPhrases;

/** How a campaign ended. */
type Result = { readonly side: string; readonly bombed: number; readonly targets: number };
/** How a single raid ended: targets in all on the sheet and bombed, bomber factors in all and lost. */
type RaidResult = {
  readonly side: string;
  readonly named: number;
  readonly bombed: number;
  readonly bombers: number;
  readonly lost: number;
};

/** What dice are thrown for. */
export type ThrowPhrases = {
  readonly "throw.choice": None;
  readonly "throw.raf": { readonly place: string; readonly factors: number };
  readonly "throw.bombs": { readonly target: string; readonly factors: number };
  readonly "throw.volley": { readonly by: string; readonly at: string; readonly factors: number };
  readonly "throw.guns": { readonly base: string };
  readonly "throw.jets": { readonly quarter: number };
};

type Cell = { readonly cell: string };

/** What is wrong with a set-up. */
export type ConfigPhrases = {
  readonly "config-scenario": Found & { readonly known: readonly string[] };
  readonly "config-number": {
    readonly field: string;
    readonly found: number;
    readonly from: number;
    readonly to: number;
  };
  readonly "config-quarters": { readonly from: string; readonly to: string };
  readonly "config-raid-quarter": None;
  readonly "config-basic": None;
  readonly "tables-json": { readonly detail: string };
  readonly "tables-large": { readonly found: number; readonly most: number };
  readonly "tables-foreign": None;
  readonly "tables-text": Cell & Found & { readonly longest: number };
  readonly "tables-targets": { readonly found: number; readonly wanted: number };
  readonly "tables-hex": Cell & Found;
  readonly "tables-swiss": Cell & Found;
  readonly "tables-behind": Cell & Found;
  readonly "tables-number": Cell & { readonly found: number; readonly from: number; readonly to: number };
  readonly "tables-id": Cell & Found;
  readonly "tables-twice": Cell & Found;
  readonly "tables-unknown": Cell & Found;
  readonly "tables-side": Cell & Found;
  readonly "tables-missing": Cell & { readonly wanted: string };
};

/** What is being done: the question that is asked, or that the game is over. */
type PhasePhrases = { readonly [One in Kind | "over" as `phase.${One}`]: None };

type StandingPhrases = {
  readonly standing: {
    readonly quarter: number;
    readonly bombed: number;
    readonly targets: number;
    readonly american: number;
    readonly german: number;
  };
  readonly "standing.raid": {
    readonly quarter: number;
    readonly bombed: number;
    readonly american: number;
    readonly german: number;
  };
};

/** Sentences of questions, throws and ends. */
export type FramePhrases = ThrowPhrases & PhasePhrases & StandingPhrases;

/** Factors that meet in a hex. */
type Meeting = {
  readonly hex: string;
  readonly germans: number;
  readonly escorts: number;
  readonly bombers: number;
};

/** What a computer player's answer is for. */
export type ReasonPhrases = {
  /** What a sheet goes for: how many of its targets are of the plan's complex, and the turns in which bombs fall. */
  readonly "reason.sheet": {
    readonly plan: "oil" | "aircraft" | "nearest";
    readonly planned: number;
    readonly targets: number;
    readonly first: number;
    readonly last: number;
  };
  readonly "reason.raf": { readonly plan: "oil" | "aircraft" | "nearest" };
  /** German factors that reach the hex and the straight way, and targets that the bombers may be bound for. */
  readonly "reason.route": {
    readonly hex: string;
    readonly factors: number;
    readonly straight: number;
    readonly open: number;
  };
  readonly "reason.escort": Meeting;
  /** Escorts' factors that can stay with the bombers next turn. */
  readonly "reason.relief": { readonly hex: string; readonly staying: number };
  readonly "reason.hunt": { readonly hex: string; readonly germans: number };
  readonly "reason.strafe": { readonly hex: string; readonly germans: number };
  readonly "reason.intercept": Meeting;
  readonly "reason.approach": Meeting;
  readonly "reason.bases": { readonly targets: number; readonly bases: number };
};

/** Every sentence of this game's rules and the figures it is made from; each language must have them all. */
export type Phrases = EventPhrases & ProblemPhrases & ConfigPhrases & FramePhrases & ReasonPhrases;

/** The sentences of a language. */
export type Words = Catalogue<Phrases>;
