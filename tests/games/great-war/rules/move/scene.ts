import { hexOf } from "../../../../../src/core/geometry/hex-map.ts";
import type { MoveOrder } from "../../../../../src/games/great-war/rules/grammar/order.ts";
import { type MoveScene, moveSceneOf } from "../../../../../src/games/great-war/rules/move/index.ts";
import { USUAL } from "../../../../../src/games/great-war/rules/setup/options.ts";
import type { Options } from "../../../../../src/games/great-war/rules/setup/setup.ts";
import type { Ending } from "../../../../../src/games/great-war/rules/state/state.ts";
import { type Circumstances, type Plane, stateOf } from "../../board.ts";
import { parseMove } from "../../written.ts";

/** The same rules without something, or with it. */
export function switched(change: Partial<Options>): { readonly options: Options } {
  return { options: { ...USUAL, ...change } };
}

const LEVEL_AHEAD: Ending = { hexsides: 0, way: null, straightFirst: false, climbed: 0, dived: 0 };

/** How the last move ended, as far as it matters. */
export function ended(ending: Partial<Ending>): { readonly ending: Ending } {
  return { ending: { ...LEVEL_AHEAD, ...ending } };
}

/** The scene of a Camel at speed 8 and 3,000 m in the middle of the board, or of whatever is said instead. */
export function sceneOf(
  plane: Partial<Plane> = {},
  circumstances: Circumstances = {},
  others: readonly Plane[] = [],
): MoveScene {
  return moveSceneOf(stateOf([{ id: "A1", hex: hexOf(20, 20), ...plane }, ...others], circumstances), 0);
}

/** The order that a text must be. */
export function moved(scene: MoveScene, text: string): MoveOrder {
  const result = parseMove(text, scene);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Codes and rules of a refusal, nothing for a legal move. */
export function refusals(scene: MoveScene, text: string): readonly string[] {
  const result = parseMove(text, scene);
  return result.ok ? [] : result.error.map(({ code, rule }) => `${code} ${rule}`);
}

/** The values of the first refusal of a text. */
export function told(scene: MoveScene, text: string) {
  const result = parseMove(text, scene);
  return result.ok ? null : (result.error[0]?.values ?? null);
}

/** One man fit, the pilot as said. */
export function crewOf(...health: readonly ("fit" | "wounded" | "fainted" | "killed")[]) {
  return health.map((state) => ({ health: state, woundedIn: state === "wounded" ? 1 : null }));
}
