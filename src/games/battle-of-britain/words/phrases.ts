import type { BattleTable } from "../../../core/battle-tables.ts";
import type { Catalogue } from "../../../core/phrase.ts";
import type { SideName } from "../data/sides.ts";
import type { Kind } from "./kinds.ts";
import type { ProblemPhrases } from "./problems/phrases.ts";
import type { Count, Found, Id, None, Types } from "./values.ts";

/** A wing and the geschwader that it fights; of a Big Wing the first. */
type Meeting = { readonly wing: string; readonly geschwader: string };

/** Who meets whom where in a battle, squadrons by the ids of their types. */
type Spawned = {
  readonly wings: Types;
  readonly geschwader: string;
  readonly british: Types;
  readonly german: Types;
  readonly square: string;
};

/** What happens. Squadrons are told by the ids of their types, targets by theirs. */
export type EventPhrases = {
  readonly "event.bid": { readonly seat: string; readonly targets: number };
  readonly "event.sides": { readonly british: string; readonly german: string; readonly targets: number };
  readonly "event.begins": { readonly from: number; readonly to: number; readonly targets: number };
  /** Dates as month and day. */
  readonly "event.turn": {
    readonly turn: number;
    readonly phase: number;
    readonly from: string;
    readonly to: string;
  };
  /** `back`: the German's secret. */
  readonly "event.keeps": { readonly count: number; readonly back?: Types };
  readonly "event.deck": { readonly phase: number; readonly cards: number; readonly removed: number };
  readonly "event.sevens": { readonly ids: Types };
  readonly "event.returns": { readonly pool: string; readonly types: Types };
  readonly "event.cities": { readonly cities: Types; readonly hits: number };
  readonly "event.withdrawn": { readonly type: string; readonly count: number };
  readonly "event.owed": { readonly squadron: string; readonly group: string };
  readonly "event.reinforced": { readonly squadron: string; readonly group: string; readonly ace: boolean };
  readonly "event.rotated": {
    readonly from: string;
    readonly to: string;
    readonly gives: string;
    readonly gains: string;
  };
  readonly "event.repair": {
    readonly group: string;
    readonly squadrons: number;
    readonly facilities: number;
    readonly repaired: number;
    readonly rebuilt: number;
  };
  readonly "event.repaired": { readonly group: string; readonly types: Types };
  readonly "event.rebuilt": { readonly names: Types };
  readonly "event.pool": { readonly points: number; readonly left: number };
  readonly "event.weather-dice": {
    readonly german: string;
    readonly british: string;
    readonly flies: boolean;
  };
  readonly "event.weather-card": { readonly flies: boolean };
  readonly "event.weather": { readonly flies: boolean };
  readonly "event.duty": None;
  /** Formations with their strengths, and squadrons left in the pile; `drawn`, formations and types: the owner's secret. */
  readonly "event.draws": {
    readonly pool: string;
    readonly strengths: Types;
    readonly left: number;
    readonly drawn?: Types;
  };
  readonly "event.reshuffled": { readonly cards: number };
  readonly "event.hand": { readonly count: number; readonly cards?: Types };
  readonly "event.missions": { readonly count: number };
  readonly "event.tally-ho": { readonly phase: number; readonly markers: number };
  readonly "event.wing-home": { readonly wing: string };
  readonly "event.takes-off": Id & { readonly square: string; readonly length: number };
  readonly "event.moves": Id & { readonly length: number };
  readonly "event.holds": Id;
  readonly "event.flies": Id & { readonly squares: Types };
  readonly "event.stopped": Id & { readonly square: string };
  readonly "event.detaches": Id & { readonly types: Types };
  readonly "event.scramble": {
    readonly wing: string;
    readonly geschwader: string;
    readonly square: string;
  };
  /** `square`: null where it holds its own. */
  readonly "event.wing-steps": { readonly wing: string; readonly square: string | null };
  readonly "event.bomb-run": Id;
  readonly "event.contact": {
    readonly wing: string;
    readonly geschwader: string;
    readonly square: string;
    readonly markers: number;
  };
  readonly "event.missed": { readonly wing: string; readonly geschwader: string };
  readonly "event.recalled": { readonly wings: Types };
  readonly "event.wing-moves": { readonly wing: string; readonly square: string };
  readonly "event.big-wing": {
    readonly wings: Types;
    readonly geschwader: string;
    readonly square: string;
  };
  readonly "event.intercept": {
    readonly wing: string;
    readonly geschwader: string;
    readonly squadrons: Types;
    readonly met: Types;
    readonly rafHits: number;
    readonly lwHits: number;
  };
  readonly "event.losses": {
    readonly formation: string;
    readonly hits: number;
    readonly by: "intercept" | "flak";
    readonly lost: Types;
    readonly stood: string | null;
  };
  /** A battle that may be fought in another game. */
  readonly "spawn.intercept": Spawned;
  readonly "spawn.dogfight": Spawned;
  readonly "event.joined": {
    readonly wings: Types;
    readonly geschwader: string;
    readonly british: Types;
    readonly german: Types;
    readonly by: BattleTable;
  };
  /** What a battle on another table cost a side. */
  readonly "event.cost": {
    readonly formations: Types;
    readonly side: 0 | 1;
    readonly by: BattleTable;
    readonly lost: Types;
    readonly stood: string | null;
  };
  readonly "event.no-cost": { readonly wings: Types; readonly geschwader: string };
  readonly "event.dogfight": {
    readonly wings: Types;
    readonly geschwader: string;
    readonly markers: number;
  };
  readonly "event.gruppen": Id & { readonly sizes: readonly number[] };
  /** Hits on the RAF squadron, then on the German one; who fell, in the same order. */
  readonly "event.duel": {
    readonly wings: Types;
    readonly geschwader: string;
    readonly gruppe: number;
    readonly raf: string;
    readonly german: string;
    readonly rounds: number;
    readonly hits: readonly [number, number];
    readonly fallen: readonly [boolean, boolean];
  };
  readonly "event.bombs": Id & {
    readonly target: string;
    readonly hits: number;
    readonly flak: number;
    readonly out: boolean;
    readonly successes: number;
  };
  readonly "event.fuel": Id & { readonly types: Types; readonly faces: Types; readonly lost: Types };
  readonly "event.home": Id;
  readonly "event.london-again": { readonly cards: Types };
  readonly "event.cards-back": { readonly count: number; readonly cards?: Types };
  readonly "event.lf5-attempt": None;
  readonly "event.lf5-withdrawn": { readonly count: number };
  readonly "event.deal": {
    readonly hand: number;
    readonly british: number;
    readonly german: number;
    readonly whole: readonly [boolean, boolean];
  };
  readonly "event.end": Result;
};

/** How it ended. */
type Result = {
  readonly winner: "british" | "german" | "draw";
  readonly successes: number;
  readonly targets: number;
  readonly british: number;
  readonly german: number;
  readonly rate: "better" | "equal" | "worse";
};

/** What dice are thrown for. */
export type ThrowPhrases = {
  readonly "throw.shuffle": { readonly cards: number };
  readonly "throw.choice": None;
  readonly "throw.repair": {
    readonly group: string;
    readonly squadrons: number;
    readonly facilities: number;
  };
  readonly "throw.weather": { readonly turn: number; readonly side: SideName };
  readonly "throw.weather-card": { readonly black: number; readonly red: number };
  readonly "throw.squadrons": Meeting;
  /** `id`: whose dice they are. */
  readonly "throw.combat": Id & Meeting;
  readonly "throw.duel": Id & Meeting & { readonly gruppe: number; readonly round: number };
  readonly "throw.bombs": Id & { readonly target: string };
  readonly "throw.fuel": Id;
};

/** What is wrong with a set-up. */
export type ConfigPhrases = {
  readonly "config-scenario": Found & { readonly known: readonly string[] };
  readonly "config-number": Count & { readonly field: string; readonly from: number; readonly to: number };
  readonly "config-turns": { readonly from: number; readonly to: number };
  readonly "config-formation": Found;
  readonly "config-formation-twice": Found;
  readonly "config-bid-seats": None;
  readonly "config-side": { readonly side: "british" | "german" };
  readonly "tables-json": { readonly detail: string };
  readonly "tables-large": Count & { readonly most: number };
  readonly "tables-foreign": None;
  readonly "tables-text": { readonly cell: string; readonly found: string; readonly longest: number };
  readonly "tables-cards": Count & { readonly wanted: number };
  readonly "tables-square": { readonly cell: string; readonly found: string };
  readonly "tables-number": Count & { readonly cell: string; readonly from: number; readonly to: number };
  readonly "tables-id": { readonly cell: string; readonly found: string };
  readonly "tables-twice": { readonly cell: string; readonly found: string };
  readonly "tables-unknown": { readonly cell: string; readonly found: string };
  readonly "tables-side": { readonly cell: string; readonly found: string };
  readonly "tables-missing": { readonly cell: string; readonly wanted: string };
  readonly "tables-line": { readonly square: string };
};

/** What is being done: the question that is asked, or that the game is over. */
type PhasePhrases = { readonly [One in Kind | "over" as `phase.${One}`]: None };

type EndPhrases = {
  readonly outcome: Result;
  readonly standing: {
    readonly tallyHo: number;
    readonly phase: number;
    readonly successes: number;
    readonly targets: number;
    readonly british: number;
    readonly german: number;
    readonly markers: number;
  };
};

/** Sentences of questions, throws and ends. */
export type FramePhrases = ThrowPhrases & PhasePhrases & EndPhrases;

/** Every sentence of this game's rules and the figures it is made from; each language must have them all. */
export type Phrases = EventPhrases & ProblemPhrases & ConfigPhrases & FramePhrases;

/** The sentences of a language. */
export type Words = Catalogue<Phrases>;
