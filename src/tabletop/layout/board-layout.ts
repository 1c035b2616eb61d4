import type { CellTrack } from "../cell-track.ts";
import type { Chart } from "../chart.ts";
import type { Spot } from "../place.ts";

/** Where something printed lies: its upper left corner and its size, in inches. */
export interface BoardPlace extends Spot {
  readonly width: number;
  readonly depth: number;
}

/** Where a marker of a track lies: its middle and its width, in inches. */
export interface MarkerPlace extends Spot {
  readonly size: number;
}

type TrackMarker = CellTrack["markers"][number];

const CELL = 1;
/** Around the cells of a track, and above them for its title, in cells. */
const RIM = 0.14;
const TITLE = 0.5;
/** Of a chart, in inches: around it, its title, a line of it, and the share of its width that its headings take. */
const CHART = { rim: 0.16, title: 0.56, line: 0.46, headings: 0.3 } as const;
/** How much of a cell a marker takes up, alone and beside others. */
const MARKER = 0.72;
const CROWDED = 0.46;

function cellOf({ cell = CELL }: CellTrack): number {
  return cell;
}

function columnsOf({ cells, columns = cells.length }: CellTrack): number {
  return Math.max(1, columns);
}

/** Where a track lies with its rim and its title; its first cell is where the track says. */
export function trackPlace(track: CellTrack): BoardPlace {
  const size = cellOf(track);
  const columns = Math.min(columnsOf(track), Math.max(1, track.cells.length));
  const rows = Math.max(1, Math.ceil(track.cells.length / columnsOf(track)));
  return {
    x: track.at.x - RIM * size,
    y: track.at.y + (RIM + TITLE) * size,
    width: (columns + 2 * RIM) * size,
    depth: (rows + 2 * RIM + TITLE) * size,
  };
}

/** The middle of a cell of a track, in inches. */
export function trackCell(track: CellTrack, cell: number): Spot {
  const size = cellOf(track);
  const columns = columnsOf(track);
  return {
    x: track.at.x + ((cell % columns) + 0.5) * size,
    y: track.at.y - (Math.floor(cell / columns) + 0.5) * size,
  };
}

/** Where each marker of a track lies, in its order: those in one cell make room for each other. */
export function markerPlaces(track: CellTrack): readonly MarkerPlace[] {
  const size = cellOf(track);
  return track.markers.map((marker) => {
    const here = track.markers.filter(({ cell }) => cell === marker.cell);
    return placeAmong(trackCell(track, marker.cell), here, marker, size);
  });
}

function placeAmong(
  { x, y }: Spot,
  here: readonly TrackMarker[],
  marker: TrackMarker,
  cell: number,
): MarkerPlace {
  if (here.length < 2) return { x, y, size: MARKER * cell };
  const index = here.indexOf(marker);
  const columns = Math.ceil(Math.sqrt(here.length));
  const size = Math.min(CROWDED, 0.92 / columns) * cell;
  const step = (cell * 0.94) / columns;
  const rows = Math.ceil(here.length / columns);
  const column = (index % columns) - (columns - 1) / 2;
  const row = Math.floor(index / columns) - (rows - 1) / 2;
  return { x: x + column * step, y: y - row * step, size };
}

/** Where a chart lies, and the inches of its parts. */
export interface ChartPlace extends BoardPlace {
  readonly rim: number;
  readonly title: number;
  readonly line: number;
  /** Width of the column with the headings of the rows, and of each other column. */
  readonly headings: number;
  readonly column: number;
}

export function chartPlace({ at, width, columns, rows, size = 1, headings: named }: Chart): ChartPlace {
  const [rim, title, line] = [CHART.rim * size, CHART.title * size, CHART.line * size];
  const inner = width - 2 * rim;
  const share = Math.max(CHART.headings, 1 / (columns.length + 1));
  const headings = columns.length === 0 ? inner : (named ?? inner * share);
  return {
    ...at,
    width,
    depth: 2 * rim + title + (rows.length + 1) * line,
    rim,
    title,
    line,
    headings,
    column: columns.length === 0 ? 0 : (inner - headings) / columns.length,
  };
}

/** How far a board that stands leans back from upright, as sine and cosine: it faces whoever looks over the table. */
const LEAN = { sine: 0.643, cosine: 0.766 } as const;

/** Where a point of a board is that leans up from a line across the table: inches away from the reader, and up. */
export function leaning(stands: number, y: number): { readonly y: number; readonly up: number } {
  return { y: stands + (y - stands) * LEAN.sine, up: (y - stands) * LEAN.cosine };
}
