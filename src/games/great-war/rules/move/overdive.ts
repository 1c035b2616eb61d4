import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { MoveOrder } from "../grammar/order.ts";
import type { Leaf } from "./flier.ts";
import { excessOf } from "./fly.ts";
import type { MoveScene } from "./scene.ts";

/** What an overdive did (D-07). */
export interface Overdive {
  /** 50 m steps above the allowed dive, at most 6. */
  readonly x: number;
  /** Whether the wings folded: destroyed. */
  readonly folds: boolean;
  /** Damage points otherwise. */
  readonly points: number;
  readonly events: readonly GameEvent[];
}

/** D-07: rolls this much above the excess still strain the wings. */
const STRAIN = 2;

/** Throws for the wings of an order that overdives (D-07); null for any other. */
export function overdiveThrow(scene: MoveScene, order: MoveOrder, dice: Dice): Overdive | null {
  const x = excessOf(scene, order);
  if (x === 0) return null;
  const { id, seat } = itemAt(scene.setup.airframes, scene.index);
  const why = { key: "throw.overdive", values: { id, x } };
  const faces = dice.throw({ dice: ["d6", "d6"], by: seat, why });
  const roll = faces.reduce((sum, face) => sum + face, 0);
  const folds = roll <= x;
  const points = !folds && roll <= x + STRAIN ? strain(id, seat, dice) : 0;
  const values = { id, x, faces: [...faces], roll, folds, points };
  return { x, folds, points, events: [{ key: "event.overdive", values }] };
}

function strain(id: string, seat: string, dice: Dice): number {
  const why = { key: "throw.strain", values: { id } };
  return dice.throw({ dice: ["d6"], by: seat, why })[0] ?? 0;
}

/** Throws for a falling leaf when it is flown (§8): 1–2 a hexside left, 3–4 straight, 5–6 a hexside right. */
export function leafThrow({ setup, index }: MoveScene, dice: Dice): Leaf {
  return () => {
    const { id, seat } = itemAt(setup.airframes, index);
    const why = { key: "throw.leaf", values: { id } };
    const face = dice.throw({ dice: ["d6"], by: seat, why })[0] ?? 3;
    if (face <= 2) return -1;
    return face <= 4 ? 0 : 1;
  };
}
