import { memo } from "react";
import { isGround } from "../../tabletop/area.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { AreaLabels, AreasDrawing } from "./AreasDrawing.tsx";
import { BoardsDrawing } from "./BoardsDrawing.tsx";
import { GridDrawing } from "./GridDrawing.tsx";
import { GroupsDrawing } from "./GroupsDrawing.tsx";
import { LineLabels, LinesDrawing } from "./LinesDrawing.tsx";
import { lineNames } from "./line-names.ts";
import { SitesDrawing, siteRadius } from "./SitesDrawing.tsx";

export interface MapDrawingProps {
  readonly tabletop: Tabletop;
  /** Whether each cell has its name. */
  readonly numbers: boolean;
  /** Whether the cells are drawn by somebody else. */
  readonly bare?: boolean;
  /** Whether the names of goals are drawn by somebody else, over all that stands on the map. */
  readonly goalsApart?: boolean;
  /** Degrees that the drawing is turned for its reader: letters are turned back. */
  readonly turn: number;
  /** What may be chosen now. */
  readonly lit: ReadonlySet<string>;
  readonly selected?: string | undefined;
  /** How large an inch is on the screen; left out: on paper. */
  readonly pixelsPerInch?: number;
}

/** What is printed on the mat and beside it: areas, cells, lines, sites, tracks and charts. Nothing on it moves. */
export const MapDrawing = memo(function MapDrawing({
  tabletop,
  numbers,
  bare = false,
  goalsApart = false,
  turn,
  lit,
  selected,
  pixelsPerInch,
}: MapDrawingProps) {
  const { mat, areas = [], lines = [], sites = [], tracks = [], charts = [] } = tabletop;
  const { grid, width } = mat;
  const names = lineNames(lines, { width, sites, radius: siteRadius(grid), pixelsPerInch });
  return (
    <g>
      {areas.length > 0 && <AreasDrawing areas={areas} lit={lit} />}
      {grid && !bare && <GridDrawing grid={grid} numbers={numbers} turn={turn} dark={areas.some(isGround)} />}
      {areas.length > 0 && <AreaLabels areas={goalsApart ? areas.filter(isGround) : areas} turn={turn} />}
      {lines.length > 0 && <LinesDrawing lines={lines} />}
      {names.length > 0 && <LineLabels names={names} turn={turn} />}
      {tracks.length + charts.length > 0 && <BoardsDrawing tracks={tracks} charts={charts} turn={turn} />}
      {sites.length > 0 && (
        <SitesDrawing {...{ sites, grid, turn, lit, selected, pixelsPerInch, held: names }} />
      )}
      <GroupsDrawing tabletop={tabletop} turn={turn} />
    </g>
  );
});
