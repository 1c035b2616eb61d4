import { rememberedLatest } from "../../../../core/remember.ts";
import type { MoveOrder } from "../grammar/order.ts";
import { aircraftWith } from "../state/changed.ts";
import type { Aircraft, Ending, Flown, Stance } from "../state/state.ts";
import { Flier, type Leaf } from "./flier.ts";
import { allowedDive, LEVEL_METRES } from "./limits.ts";
import type { MoveScene } from "./scene.ts";
import { hexsidesOf, ONLY_AHEAD, wayOf } from "./turning.ts";

/** What came of a move. */
export interface Flight {
  readonly flown: Flown;
  /** The mover after it: place, speed, ending, bombs, and `home`, `away` or `crashed` where it flies no more. */
  readonly end: Aircraft;
  /** Where the bombs went, or null. */
  readonly bombAt: Stance | null;
  /** D-07: 50 m steps above the allowed dive, at most 6; null without overdiving. */
  readonly overdive: { readonly x: number } | null;
  /** D-10. */
  readonly leaves: "home" | "away" | null;
}

/** D-07, B-05: more than this counts no more. */
const MOST_EXCESS = 6;

const KEPT: Leaf = () => 0;

/** D-07: the excess of an order's dive over the allowed one, in 50 m steps, at most 6; 0 when it does not overdive. */
export function excessOf(scene: MoveScene, { speed, climb }: Pick<MoveOrder, "speed" | "climb">): number {
  const excess = (-climb - allowedDive(scene, speed)) / LEVEL_METRES;
  return Math.min(MOST_EXCESS, Math.max(0, excess));
}

function endingOf(flier: Flier): Ending {
  return {
    hexsides: hexsidesOf(flier.turned),
    way: wayOf(flier.turned),
    straightFirst: flier.turned === ONLY_AHEAD,
    climbed: flier.climbed,
    dived: flier.dived,
  };
}

function flownOf(flier: Flier, order: MoveOrder, from: Stance): Flown {
  const { looks, path, climbed, dived, maneuver, mostTurned, strafed } = flier;
  const level = climbed === 0 && dived === 0;
  return {
    from,
    order,
    looks,
    path,
    climbed,
    dived,
    maneuver,
    mostTurned,
    straightAndLevel: level && mostTurned === 0 && maneuver === null,
    strafed,
  };
}

/**
 * The latest flight is remembered: a move is flown to see where it ends, to warn of it, and then in earnest. Only a falling
 * leaf turns out differently each time.
 */
const latestFlight = rememberedLatest(
  (scene: MoveScene, order: MoveOrder, leaf: Leaf) => ({
    scene,
    text: order.text,
    flight: flightOf(scene, order, leaf),
  }),
  (latest, scene, order) =>
    latest.scene === scene && latest.text === order.text && latest.flight.flown.maneuver !== "falling-leaf",
);

/**
 * Flies a legal order. Without dice: `leaf` says how a falling leaf turns out (facing kept without it), and an
 * overdive's fate is thrown by `overdiveThrow`. B-06: over the edge the flight ends in the first hex beyond it (D-10), on
 * the ground where it hits it (D-01); the rest of the order is then not flown.
 */
export function fly(scene: MoveScene, order: MoveOrder, leaf: Leaf = KEPT): Flight {
  return latestFlight(scene, order, leaf).flight;
}

function flightOf(scene: MoveScene, order: MoveOrder, leaf: Leaf): Flight {
  const { aircraft } = scene;
  const from: Stance = { hex: aircraft.hex, facing: aircraft.facing, altitude: aircraft.altitude };
  const flier = new Flier(scene, order, leaf);
  flier.fly();
  const { leaves, bombAt } = flier;
  const flown = flownOf(flier, order, from);
  const x = excessOf(scene, order);
  const { hex, facing, altitude } = flier.now;
  const end = aircraftWith(aircraft, {
    hex,
    facing,
    altitude,
    speed: order.speed,
    ending: endingOf(flier),
    flown,
    bombs: aircraft.bombs && bombAt === null,
    status: leaves ?? (flier.altitude <= 0 ? "crashed" : aircraft.status),
  });
  return { flown, end, bombAt, overdive: x > 0 ? { x } : null, leaves };
}

/** Where an order ends, falling leaves kept straight (B-07); null where the mover flies no more (D-01, D-10). */
export function endOf(scene: MoveScene, order: MoveOrder): Stance | null {
  const flight = latestFlight.known(scene, order, KEPT)?.flight;
  if (flight) return flight.leaves || flight.end.altitude <= 0 ? null : flight.end;
  const flier = new Flier(scene, order, KEPT);
  flier.fly();
  return flier.isOver() ? null : flier.now;
}

/** The last `count` looks of a move, all of them where it has fewer. */
export function lastLooks({ looks }: Flown, count: number): readonly Stance[] {
  return looks.slice(Math.max(0, looks.length - count));
}
