import { lossesOf } from "../outcome.ts";
import type { Setup } from "../setup.ts";
import type { Aircraft, State } from "../state.ts";
import { listOf } from "../weapons.ts";

/** One oval of FUSELAGE: the unit in which positions are appraised. */
const OVAL = 100;
/** That it flies at all. */
const FLYING = 150;
/** By ENGINE: an odd one turns no better than the even one below it, and ENGINE 1 not at all. */
const ENGINE = [0, 10, 170, 190, 280, 300] as const;
const LAME = 120;
/** A working weapon, for each point of TO-HIT. */
const GUN = 30;
/** An aircraft brought down, where kills decide the game. */
const KILL = 500;

function engineWorth(engine: number, { options }: Setup): number {
  return engine === 1 && options.lameTurn ? LAME : (ENGINE[engine] ?? 0);
}

/** What an aircraft is worth that flies: 100 for each oval of FUSELAGE, and what goes with ENGINE and weapons. */
export function worthOf(aircraft: Aircraft, index: number, setup: Setup): number {
  const { fuselage, engine, weapons } = aircraft;
  const guns = GUN * (setup.airframes[index]?.toHit ?? 0) * listOf(weapons).length;
  return FLYING + OVAL * fuselage + engineWorth(engine, setup) + guns;
}

/** How much of an aircraft's worth one hit takes on average: of six faces four and a half cost FUSELAGE, one ENGINE. */
export function hitWorth(aircraft: Aircraft, worth: number, setup: Setup): number {
  const { fuselage, engine } = aircraft;
  const oval = fuselage > 1 ? OVAL : worth;
  const power = engine > 1 ? engineWorth(engine, setup) - engineWorth(engine - 1, setup) : worth;
  return (9 * oval + 2 * power) / 12;
}

/** What the goal of the set-up adds for the first side. */
export function goalWorth(state: State): number {
  if (state.setup.goal !== "most-kills") return 0;
  return KILL * (lossesOf(state, 1) - lossesOf(state, 0));
}
