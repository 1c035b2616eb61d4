import { keptRepaints } from "./kept.ts";

/** Has the miniatures of this page painted as somebody wants them, where anybody does. */
export async function wearOwnPaint(): Promise<void> {
  if (keptRepaints() !== null) await import("./repaints.ts");
}
