import type { Catalogue } from "../../../core/phrase.ts";
import type { Facts, ThrowReasons } from "./events.ts";
import type { Refusals } from "./problems.ts";

type Nothing = Record<never, never>;
type About = { readonly id: string };

/** How a game ended: the side that won, or null. */
type Ending = { readonly turn: number; readonly side: string | null };

/** How a game about an edge ended: the other side, the edge and how many were to cross it. */
type Crossing = Ending & { readonly other: string; readonly edge: string; readonly count: number };

type Outcomes = {
  readonly "outcome.last-side": Ending;
  readonly "outcome.nobody": Ending;
  readonly "outcome.first-kill": Ending;
  readonly "outcome.most-kills": Ending;
  readonly "outcome.most-damage": Ending & { readonly points: readonly number[] };
  readonly "outcome.turn-limit": Ending;
  readonly "outcome.left": Crossing;
  readonly "outcome.held": Crossing;
  readonly "outcome.late": Crossing;
  readonly "outcome.points": Ending & { readonly points: readonly number[] };
};

/** Ranges in inches, bearing as a clock numeral of the shooter; null in the same place. */
export type Measured = {
  readonly range: number;
  readonly flat: number;
  readonly levels: number;
  readonly clock: number | null;
};

type Badges = {
  readonly "badge.measure": Measured;
  readonly "badge.shot": Measured & { readonly weapon: string; readonly need: number };
  readonly "badge.no-shot": Measured & {
    readonly weapon: string;
    readonly why: readonly { readonly key: string; readonly values: object }[];
  };
  readonly "badge.unarmed": Measured;
};

/** An aircraft as it is read out: clock heading, level where altitude counts, ovals left and of how many. */
type Described = About & {
  readonly title: string;
  readonly side: string;
  readonly status: string;
  readonly heading: number;
  readonly level: number | null;
  readonly fuselage: readonly [left: number, of: number];
  readonly engine: readonly [left: number, of: number];
  /** Ids of the enemies that could fire at it now. */
  readonly bearers: readonly string[];
};

type Labels = {
  readonly "piece.described": Described;
  readonly "prompt.order": About;
  readonly "prompt.fire": About;
  readonly "phase.orders": Nothing;
  readonly "phase.fire": Nothing;
  readonly "phase.over": Nothing;
  readonly "status.flying": Nothing;
  readonly "status.destroyed": Nothing;
  readonly "status.crashed": Nothing;
  readonly "status.disengaged": Nothing;
  readonly "weapon.front": Nothing;
  readonly "weapon.left": Nothing;
  readonly "weapon.right": Nothing;
  readonly "weapon.rear": Nothing;
  readonly "goal.last-side": Nothing;
  readonly "goal.first-kill": Nothing;
  readonly "goal.most-kills": Nothing;
  readonly "goal.most-damage": Nothing;
  readonly "goal.leave": Nothing;
  readonly "goal.points": Nothing;
};

/** What a set-up asks of the sides, each in a sentence; no names of aircraft means all that can be meant. */
type Terms = {
  readonly "standing.points": { readonly sides: readonly string[]; readonly points: readonly number[] };
  readonly "standing.across": { readonly side: string; readonly across: number; readonly count: number };
  readonly "term.turns": { readonly turns: number };
  readonly "term.leave": {
    readonly side: string;
    readonly edge: string;
    readonly count: number;
    readonly aircraft: readonly string[];
  };
  /** `fate`: `down`, an edge, or `any` edge. */
  readonly "term.earns": {
    readonly side: string;
    readonly fate: string;
    readonly points: number;
    readonly aircraft: readonly string[];
  };
};

type SwitchName = "altitude" | "turnLimit" | "lameTurn" | "allowZero" | "aircraftBlock" | "collisions";

/** For each switch its name and, under `help`, what it changes. */
type Switches = {
  readonly [Key in `option.${SwitchName}` | `option.${SwitchName}.help`]: Nothing;
};

/** Every sentence of this game and the figures it is made from; each language must have them all. */
export type Phrases = Facts & ThrowReasons & Refusals & Outcomes & Badges & Labels & Terms & Switches;

/** Some of the sentences of a language. */
export type Words<Key extends keyof Phrases> = Pick<Catalogue<Phrases>, Key>;
