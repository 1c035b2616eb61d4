import { late } from "../late.tsx";
import type { TableShown } from "../shown.ts";
import { useShown } from "../shown.ts";

const Charted = late(async () => (await import("./Charted.tsx")).Charted);

/** Whether a table has anything that the chart shows. */
function isCharted({ tabletop: { mat, scale, links }, overlay: { cells } }: TableShown): boolean {
  return [mat.grid, scale, links, cells].some((part) => part !== undefined);
}

/** Hexes and what is marked in them, chains between pieces, the ruler on a stem: for a table that has any. */
export function Chart() {
  return isCharted(useShown()) && <Charted />;
}
