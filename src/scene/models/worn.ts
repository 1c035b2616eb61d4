import type { Repaint } from "../../core/repaint.ts";

type Repaints = ReadonlyMap<string, Repaint>;

let worn: Repaints = new Map();
const told = new Set<() => void>();

/** How models are painted on this page that are painted anew, by their folders and names. */
export function wornPaint(): Repaints {
  return worn;
}

/** Paints models anew on every table and stand of this page. */
export function paintModels(repaints: Repaints): void {
  worn = repaints;
  for (const tell of told) tell();
}

/** Tells whenever models are painted anew. */
export function onPaint(tell: () => void): () => void {
  told.add(tell);
  return () => void told.delete(tell);
}
