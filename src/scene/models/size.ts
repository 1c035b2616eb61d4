import type { PieceKind } from "../../tabletop/piece.ts";
import type { ModelShape } from "./shape.ts";

/** Inches across up to which a model at 1:200 is drawn as many times as large as is asked for. */
const WIDEST = 2.4;

/**
 * How many times as large as 1:200 a model is drawn where `modelScale` is asked for. Large aircraft grow less or not at
 * all, so that bombers in formation don't fly through one another; what stands on the ground or is held by it keeps
 * its size.
 */
export function drawnScale(
  { reach }: Pick<ModelShape, "reach">,
  kind: PieceKind | undefined,
  modelScale: number,
): number {
  if (kind !== undefined) return 1;
  return Math.max(1, modelScale * Math.min(1, WIDEST / (2 * reach)));
}
