import type { Skill } from "../../../../core/game.ts";
import { quarterOf } from "../../data/calendar.ts";
import type { State } from "../../rules/state/state.ts";

/** How a player plans. */
export interface Style {
  /** Bomber factors that it wants over a target. */
  readonly factors: number;
  /** Most hexes of flight from the R line to a target in the quarters of 1943, in which escorts do not reach far. */
  readonly deepest: number;
  /** Most that chance adds to the way to a target, in hexes. */
  readonly whim: number;
  /** Hexes of flight that oil, or aircraft, is worth from 1944 on: which of the two it began with it goes on with. */
  readonly plan: number;
  /** All streams are over their targets in one turn, those of neighbouring targets fly together. */
  readonly together: boolean;
  /** Bombers fly round interceptors where it costs no turn, and so that it stays open where they are bound for. */
  readonly misleads: boolean;
  /** Fighters fly to meet bombers that they reach in two turns only. */
  readonly relieves: boolean;
  /** Fighters strafe when the bombers are on their way home. */
  readonly strafes: boolean;
  /** What an American factor is worth to a German who attacks, in hundredths of a factor of his own. */
  readonly price: number;
  /** The same in October 1943: as then, whatever flies is sent against raids that fly beyond their escorts. */
  readonly octoberPrice: number;
  /** The same in a single raid, where only bombers count (LW-113). */
  readonly raidPrice: number;
  /** Mans bases for as many of the nearest targets as the Americans have bombers for. */
  readonly guardsNearest: boolean;
  /** Interceptors fly to meet bombers that they reach in two turns only. */
  readonly approaches: boolean;
  /** Marks bomber killers (LW-81). */
  readonly marks: boolean;
  /** Counts on fighters that may come and attack whoever has fired. */
  readonly wary: boolean;
}

/** The quarter in which Germans fight hardest: Americans fly far, and their fighters have no tanks yet (LW-21). */
export function isHardest({ quarter, setup }: Pick<State, "quarter" | "setup">): boolean {
  return !setup.raid && quarter === quarterOf("1943-10");
}

export const STYLES: Readonly<Record<Skill, Style>> = {
  plain: {
    factors: 14,
    deepest: 9,
    whim: 2,
    plan: 8,
    together: false,
    misleads: false,
    relieves: false,
    strafes: false,
    price: 35,
    octoberPrice: 70,
    raidPrice: 300,
    guardsNearest: false,
    approaches: false,
    marks: false,
    wary: false,
  },
  able: {
    factors: 12,
    deepest: 9,
    whim: 0,
    plan: 14,
    together: true,
    misleads: true,
    relieves: true,
    strafes: true,
    price: 55,
    octoberPrice: 1600,
    raidPrice: 300,
    guardsNearest: true,
    approaches: true,
    marks: true,
    wary: false,
  },
};
