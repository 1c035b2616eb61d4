import { type Dice, recordedDice } from "../../../../../src/core/dice/dice.ts";
import type { GameEvent } from "../../../../../src/core/game.ts";
import { type Facing, type Hex, hexAhead, turnedFacing } from "../../../../../src/core/geometry/hex.ts";
import { hexOf } from "../../../../../src/core/geometry/hex-map.ts";
import { declare } from "../../../../../src/games/great-war/rules/fire/declare.ts";
import { resolveShots } from "../../../../../src/games/great-war/rules/fire/index.ts";
import type { FireTask } from "../../../../../src/games/great-war/rules/fire/options.ts";
import { USUAL } from "../../../../../src/games/great-war/rules/setup/options.ts";
import { mountsOf } from "../../../../../src/games/great-war/rules/setup/roster.ts";
import type {
  BarrelState,
  Flown,
  Shot,
  Stance,
  State,
} from "../../../../../src/games/great-war/rules/state/state.ts";
import { type Circumstances, type Plane, stateOf } from "../../board.ts";
import { parseFire } from "../../written.ts";

export { USUAL };

/** The hex in the middle of the test's board. */
export const MIDDLE: Hex = hexOf(20, 20);

/** A hex so far from the middle, along a facing and then along another. */
export function off(facing: number, steps: number, then = 0, more = 0): Hex {
  return hexAhead(hexAhead(MIDDLE, facing as Facing, steps), then as Facing, more);
}

/** A move that ended with these looks; the last is where the aircraft is. */
export function flown(looks: readonly Stance[], change: Partial<Flown> = {}): Flown {
  return {
    from: looks[0] as Stance,
    order: { kind: "move", text: "", speed: looks.length, steps: [], climb: 0, glide: false, strafe: false },
    looks,
    path: [],
    climbed: 0,
    dived: 0,
    maneuver: null,
    mostTurned: 0,
    straightAndLevel: false,
    strafed: [],
    ...change,
  };
}

/** A move that came in straight: so many hexes ahead to where it is now. */
function straight({ hex, facing, altitude }: Stance, hexes = 2): Flown {
  const back = turnedFacing(facing, 3);
  const looks = Array.from({ length: hexes }, (_, step) => ({
    hex: hexAhead(hex, back, hexes - 1 - step),
    facing,
    altitude,
  }));
  return flown(looks);
}

/** Where an aircraft of a test is, and that it came in straight unless it says otherwise. */
function moved(plane: Plane): Plane {
  const { hex = MIDDLE, facing = 0, altitude = 3000 } = plane;
  return { ...plane, hex, flown: plane.flown ?? straight({ hex, facing, altitude }) };
}

/** A board on which these aircraft have moved in this order. */
export function inTheAir(planes: readonly Plane[], more: Circumstances = {}): State {
  const state = stateOf(planes.map(moved), more);
  return { ...state, order: planes.map((_, index) => index), phase: "combat" };
}

/** A shot at the second aircraft by the first, unless it says otherwise. */
export function shot(change: Partial<Shot> = {}): Shot {
  return {
    from: 0,
    man: 0,
    mount: "front",
    barrels: [0, 1],
    target: 1,
    below: false,
    strayed: false,
    tailing: false,
    ...change,
  };
}

/** Dice that show these faces and no more. */
export function dice(...faces: number[]): Dice & { readonly left: () => number } {
  let used = 0;
  const source = recordedDice(faces);
  return {
    throw(request) {
      used += request.dice.length;
      return source.throw(request);
    },
    left: () => faces.length - used,
  };
}

/** Resolves the shots of a board; the faces must be exactly those that are rolled. */
export function fight(state: State, faces: readonly number[]) {
  const thrown = dice(...faces);
  const combat = resolveShots(state, thrown);
  if (thrown.left() !== 0) throw new Error(`${thrown.left()} faces are left over`);
  return combat;
}

/** The values of the first event with a key. */
export function told(events: readonly GameEvent[], key: string): Record<string, unknown> {
  const event = events.find((one) => one.key === key);
  if (!event) throw new Error(`no ${key} among ${events.map((one) => one.key).join(", ")}`);
  return event.values as Record<string, unknown>;
}

export function keys(events: readonly GameEvent[]): string[] {
  return events.map(({ key }) => key);
}

/** Declares what a text says; it must be legal. */
export function say(state: State, task: FireTask, text: string): State {
  const parsed = parseFire(text, state, task);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return { ...state, shots: declare(state, task, parsed.value).shots };
}

/** What is refused: the codes. */
export function refused(state: State, task: FireTask, text: string): string[] {
  const parsed = parseFire(text, state, task);
  return parsed.ok ? [] : parsed.error.map(({ code }) => code);
}

export const FULL: BarrelState = { drums: [20], jammed: false, broken: false };
export const JAMMED: BarrelState = { ...FULL, jammed: true };
export const BROKEN: BarrelState = { ...FULL, broken: true };
export const EMPTY: BarrelState = { ...FULL, drums: [0] };

/** The mount of an aircraft by its id. */
export function mount(state: State, index: number, id: string) {
  const found = mountsOf(state.setup, index).find((one) => one.id === id);
  if (!found) throw new Error(`no mount ${id}`);
  return found;
}
