import { listOf } from "../../data/weapons.ts";
import type { Setup } from "../../rules/setup/setup.ts";
import type { Aircraft } from "../../rules/state/state.ts";
import { held, type Prospect } from "./goal.ts";

/** One oval of FUSELAGE: the unit in which positions are appraised. */
const OVAL = 100;
/** That it flies at all. */
const FLYING = 150;
/** By ENGINE: an odd one turns no better than the even one below it, and ENGINE 1 not at all. */
const ENGINE = [0, 10, 170, 190, 280, 300] as const;
const LAME = 120;
/** A working weapon, for each point of TO-HIT. */
const GUN = 30;
/** Where points decide, what fighting strength counts besides them; nothing for those who are to leave. */
const BESIDES = 0.25;

/** What an aircraft counts: to its own side while it flies, and what a hit takes of that on average. */
export interface Worth {
  readonly whole: number;
  readonly hit: number;
}

function engineWorth(engine: number, { options }: Setup): number {
  return engine === 1 && options.lameTurn ? LAME : (ENGINE[engine] ?? 0);
}

function weightOf({ scoring }: Setup, { ways }: Prospect): number {
  if (!scoring) return 1;
  return ways.length > 0 ? 0 : BESIDES;
}

/**
 * What an aircraft is worth that flies: 100 for each oval of FUSELAGE, what goes with ENGINE and weapons, and what
 * the goal holds for it. Of the six faces of a hit four and a half cost FUSELAGE and one ENGINE.
 */
export function worthOf(aircraft: Aircraft, index: number, setup: Setup, prospect: Prospect): Worth {
  const { fuselage, engine, weapons } = aircraft;
  const airframe = setup.airframes[index];
  const of = airframe?.fuselage ?? fuselage;
  const weight = weightOf(setup, prospect);
  const guns = GUN * (airframe?.toHit ?? 0) * listOf(weapons).length;
  const strength = weight * (FLYING + OVAL * fuselage + engineWorth(engine, setup) + guns);
  const promise = held(prospect, fuselage, of);
  const lost = strength + promise - held(prospect, 0, of);
  const oval = fuselage > 1 ? weight * OVAL + promise - held(prospect, fuselage - 1, of) : lost;
  const power = engine > 1 ? weight * (engineWorth(engine, setup) - engineWorth(engine - 1, setup)) : lost;
  return { whole: strength + promise, hit: (9 * oval + 2 * power) / 12 };
}
