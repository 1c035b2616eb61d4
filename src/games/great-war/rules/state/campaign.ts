import type { SquadronId } from "../../data/squadrons.ts";

/** Kills as a fraction in lowest terms, for shared ones (4.7c, A-47): numerator and denominator. */
export type Kills = readonly [over: number, under: number];

/** What a campaign knows about an airman's service. */
export interface Service {
  readonly kills: Kills;
  /** Missions from which aircraft and crew came home (4.10u). */
  readonly missions: number;
  readonly novice: boolean;
}

/** An airman; his surname is his name everywhere, and nobody else of the week has it. */
export interface Airman extends Service {
  readonly name: string;
}

/** Who fly together: the pilot first. A place is null from the loss of its man to the evening. */
export interface Crew {
  /** Id of the type that they fly. */
  readonly type: string;
  readonly men: readonly (Airman | null)[];
}

export interface Squadron {
  readonly id: SquadronId;
  readonly crews: readonly Crew[];
  /** Machines that can fly, by the types of the squadron. */
  readonly ready: readonly number[];
  /** Machines in the workshop until the evening, likewise. */
  readonly repair: readonly number[];
}

export type Gone = "killed" | "captured" | "wounded";

/** An airman who flies no more in this week. */
export interface Casualty extends Airman {
  readonly squadron: SquadronId;
  /** Place in the crew: 0 the pilot. */
  readonly man: number;
  readonly fate: Gone;
  /** Number of the mission. */
  readonly mission: number;
}

type Both = readonly [allied: number, german: number];

/** What came of a mission. */
export interface Flown {
  readonly points: Both;
  /** Targets that were dealt with, of how many. */
  readonly done: readonly [number, number];
  readonly aircraft: Both;
  readonly lost: Both;
}

/** A crew by its squadron and its place there. */
export type CrewRef = readonly [squadron: number, crew: number];

/** A credit of the mission in hand, by aircraft. */
export interface Credit {
  readonly target: number;
  readonly by: readonly number[];
}

/** The Bloody April campaign between and around its missions: squadrons, airmen, points. */
export interface Campaign {
  /** The mission in hand, or the next one: from 1. */
  readonly mission: number;
  /** How many Germans come, from the die on: no more than can fly. Null before it. */
  readonly called: number | null;
  /** Of the missions flown. */
  readonly points: Both;
  readonly squadrons: readonly Squadron[];
  /** The crews of the aircraft on the table, by their index. */
  readonly flying: readonly CrewRef[];
  readonly credits: readonly Credit[];
  readonly flown: readonly Flown[];
  readonly gone: readonly Casualty[];
  /** Replacements who have joined either side. */
  readonly recruits: Both;
}
