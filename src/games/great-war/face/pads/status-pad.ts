import { itemAt } from "../../../../core/item-at.ts";
import type { AircraftType, Barrel, Column, Schedule } from "../../data/tables.ts";
import type { Way } from "../../rules/grammar/order.ts";
import { allowedClimb, allowedDive, deepestDive } from "../../rules/move/limits.ts";
import { moveSceneOf } from "../../rules/move/scene.ts";
import { mountsOf, tablesOf, typeOf } from "../../rules/setup/roster.ts";
import type { Airframe, Man } from "../../rules/setup/setup.ts";
import {
  aceLevel,
  currentMax,
  currentMin,
  currentSchedule,
  currentSilhouette,
} from "../../rules/state/condition.ts";
import type { Aircraft, BarrelState, Board, ManState } from "../../rules/state/state.ts";

/** A barrel as it is named: its mount's id, its own, and whether the mount has more. */
export interface Gun {
  readonly mount: string;
  readonly barrel: Barrel["id"];
  readonly several: boolean;
}

/** A drum or belt: attacks left of those it held. */
interface Drum {
  readonly left: number;
  readonly of: number;
}

export interface GunLine extends Gun {
  readonly column: Column;
  readonly drums: readonly Drum[];
  readonly jammed: boolean;
  readonly broken: boolean;
}

export interface CrewLine extends Man, Pick<ManState, "health" | "woundedIn"> {
  /** 0 the pilot. */
  readonly place: number;
  /** 0, 1 an ace, 2 a double ace (4.10r). */
  readonly ace: 0 | 1 | 2;
  /** What became of him when his aircraft fell; null while it flies, or when he was lost with it. */
  readonly fate: "saved" | "captured" | null;
}

/** What a critical hit has left behind. */
export type Trouble =
  | { readonly kind: "engine"; readonly loss: number }
  | { readonly kind: "controls"; readonly way: Way }
  | { readonly kind: "elevator" | "spar" | "dry" | "glides" }
  | { readonly kind: "fuel"; readonly turn: number }
  | { readonly kind: "gun"; readonly gun: Gun };

/** Metres that may be dived at some speeds, in MP (4.5b). */
export interface DiveStep {
  readonly from: number;
  readonly to: number;
  readonly metres: number;
}

/** The status pad of one aircraft or balloon. */
export interface StatusPad {
  readonly airframe: Airframe;
  readonly aircraft: Aircraft;
  readonly type: AircraftType;
  /** Speeds in MP as they are now. */
  readonly min: number;
  readonly max: number;
  /** Metres it may climb now. */
  readonly climb: number;
  readonly dives: readonly DiveStep[];
  /** Metres and MP at which overdiving ends; null where it may not. */
  readonly overdive: { readonly metres: number; readonly speed: number } | null;
  readonly schedule: Schedule;
  /** MP for the first, second and third hexside in a hex; fewer where the schedule can't. */
  readonly prices: readonly number[];
  readonly silhouette: number;
  readonly crew: readonly CrewLine[];
  readonly guns: readonly GunLine[];
  readonly troubles: readonly Trouble[];
}

/** D-07: MP above the dive speed at which overdiving ends. */
const OVERDIVE_SPEED = 4;

/** Drums that a barrel began with and what is left of each: those that were changed are gone from its state. */
function drumsOf({ drums }: Barrel, { drums: left }: BarrelState): readonly Drum[] {
  const changed = drums.length - left.length;
  return drums.map((of, place) => ({ of, left: place < changed ? 0 : (left[place - changed] ?? 0) }));
}

function gunsOf(board: Board, index: number): readonly GunLine[] {
  const { guns } = itemAt(board.aircraft, index);
  return mountsOf(board.setup, index).flatMap(({ id, column, barrels }, mount) =>
    barrels.flatMap((barrel, place) => {
      const state = guns[mount]?.[place];
      if (!state) return [];
      const { jammed, broken } = state;
      const several = barrels.length > 1;
      return [
        { mount: id, barrel: barrel.id, several, column, drums: drumsOf(barrel, state), jammed, broken },
      ];
    }),
  );
}

function crewOf({ crew: men }: Airframe, { crew }: Aircraft): readonly CrewLine[] {
  return men.flatMap((man, place) => {
    const state = crew[place];
    if (!state) return [];
    const { health, woundedIn, fate } = state;
    const told = fate === "saved" || fate === "captured" ? fate : null;
    return [{ ...man, place, health, woundedIn, fate: told, ace: place === 0 ? aceLevel(man.kills) : 0 }];
  });
}

function troublesOf(one: Aircraft, guns: readonly GunLine[]): readonly Trouble[] {
  const all: readonly (Trouble | null)[] = [
    one.engineLoss > 0 ? { kind: "engine", loss: one.engineLoss } : null,
    one.rudder ? { kind: "controls", way: one.rudder } : null,
    one.elevator ? { kind: "elevator" } : null,
    one.spar ? { kind: "spar" } : null,
    one.fuelHit !== null && !one.fuelOut ? { kind: "fuel", turn: one.fuelHit } : null,
    one.fuelOut ? { kind: "dry" } : null,
    one.gliding ? { kind: "glides" } : null,
    ...guns.filter(({ broken }) => broken).map((gun): Trouble => ({ kind: "gun", gun })),
  ];
  return all.filter((trouble) => trouble !== null);
}

/** Speeds of one allowed dive together, lowest first. */
export function diveSteps(min: number, max: number, allowed: (speed: number) => number): readonly DiveStep[] {
  const steps: DiveStep[] = [];
  for (let speed = min; speed <= max; speed++) {
    const metres = allowed(speed);
    const last = steps.at(-1);
    if (last?.metres === metres) steps[steps.length - 1] = { ...last, to: speed };
    else steps.push({ from: speed, to: speed, metres });
  }
  return steps;
}

/** The pad of the aircraft at an index as the board stands. */
export function padOf(board: Board, index: number): StatusPad {
  const { setup } = board;
  const airframe = itemAt(setup.airframes, index);
  const aircraft = itemAt(board.aircraft, index);
  const type = typeOf(setup, index);
  const scene = moveSceneOf(board, index);
  const [min, max] = [currentMin(setup, index, aircraft), currentMax(setup, index, aircraft)];
  const schedule = currentSchedule(setup, index, aircraft);
  const guns = gunsOf(board, index);
  // How deep it could go with air enough below it.
  const high = { ...scene, aircraft: { ...aircraft, altitude: type.ceiling } };
  const fastest = Math.min(max, type.diveSpeed + OVERDIVE_SPEED);
  const deepest = deepestDive(high, fastest);
  return {
    airframe,
    aircraft,
    type,
    min,
    max,
    climb: allowedClimb(scene),
    dives: diveSteps(min, max, (speed) => allowedDive(scene, speed)),
    overdive: deepest > allowedDive(high, fastest) ? { metres: deepest, speed: fastest } : null,
    schedule,
    prices: tablesOf(setup).schedules[schedule],
    silhouette: currentSilhouette(setup, index, aircraft),
    crew: crewOf(airframe, aircraft),
    guns,
    troubles: troublesOf(aircraft, guns),
  };
}

/** The pads of all, those of one side first, the others after them. */
export function padsOf(board: Board, first: Airframe["side"]): readonly StatusPad[] {
  const all = board.setup.airframes.map((_, index) => padOf(board, index));
  return all.toSorted((a, b) => Number(b.airframe.side === first) - Number(a.airframe.side === first));
}
