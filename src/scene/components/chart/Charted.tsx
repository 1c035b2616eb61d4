import type { Mat } from "../../../tabletop/tabletop.ts";
import { useLike } from "../hooks.ts";
import { useShown } from "../shown.ts";
import { CellGrid } from "./CellGrid.tsx";
import { Cells } from "./Cells.tsx";
import { Links } from "./Links.tsx";
import { Writings } from "./Writings.tsx";

/** What of a mat its cells are drawn by. */
function ruledBy({ grid, width, depth, kind }: Mat): string {
  return JSON.stringify([grid, width, depth, kind]);
}

/** The hexes of a table, what is marked in them, chains between pieces and the ruler on a stem. */
export function Charted() {
  const { tabletop } = useShown();
  const { links = [] } = tabletop;
  const mat = useLike(tabletop.mat, (a, b) => ruledBy(a) === ruledBy(b));
  return (
    <>
      {mat.grid && <CellGrid mat={mat} grid={mat.grid} />}
      {links.length > 0 && <Links links={links} />}
      <Cells />
      <Writings />
    </>
  );
}
