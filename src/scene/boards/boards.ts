import { BufferGeometry, Float32BufferAttribute } from "three";
import { itemAt } from "../../core/item-at.ts";
import type { CellTrack } from "../../tabletop/cell-track.ts";
import type { Chart } from "../../tabletop/chart.ts";
import { type BoardPlace, chartPlace, leaning, trackPlace } from "../../tabletop/layout/board-layout.ts";
import { type Box, type Print, Sheet } from "../stock/sheet.ts";
import { type Packing, packed } from "./pack.ts";
import { printChart, printTrack } from "./print.ts";

/** How thick a board is, in inches. */
export const BOARD = 0.06;

/** Something printed on a board of its own. */
interface Board {
  readonly place: BoardPlace;
  /** The line from which it leans up. */
  readonly stands?: number | undefined;
  readonly print: Print;
}

/** The boards of a table, and where each is printed on their sheet. */
export interface Boards {
  readonly boards: readonly Board[];
  readonly packing: Packing;
  /** Whether their reader sits at the upper edge. */
  readonly turned: boolean;
}

export function boardsOf(
  tracks: readonly CellTrack[] = [],
  charts: readonly Chart[] = [],
  turned: boolean,
): Boards {
  const boards: readonly Board[] = [
    ...tracks.map((track): Board => ({ place: trackPlace(track), print: (pen) => printTrack(pen, track) })),
    ...charts.map(
      (chart): Board => ({
        place: chartPlace(chart),
        stands: turned ? undefined : chart.stands,
        print: (pen) => printChart(pen, chart),
      }),
    ),
  ];
  return { boards, packing: packed(boards.map(({ place }) => place)), turned };
}

/** The corners of a board's upper face and of its four sides, as shares of its width, its height and its depth. */
const FACES = [
  { normal: [0, 1, 0], corners: ["010", "110", "111", "011"] },
  { normal: [0, 0, 1], corners: ["000", "100", "110", "010"] },
  { normal: [0, 0, -1], corners: ["101", "001", "011", "111"] },
  { normal: [1, 0, 0], corners: ["100", "101", "111", "110"] },
  { normal: [-1, 0, 0], corners: ["001", "000", "010", "011"] },
] as const;

interface Parts {
  readonly positions: number[];
  readonly normals: number[];
  readonly uvs: number[];
}

type Triple = readonly [x: number, y: number, z: number];

/** A point of a board that lies flat, so thick and so far away, and a direction there, as they are when it leans. */
function leant(stands: number, [x, thick, z]: Triple): Triple {
  const at = leaning(stands, -z);
  const upright = leaning(0, 1);
  return [x, at.up + thick * upright.y, thick * upright.up - at.y];
}

/** Adds a board with its part of the sheet on its upper face; its sides show the colour of the sheet's edge there. */
function addBoard(
  parts: Parts,
  { place: { x, y, width, depth }, stands }: Board,
  at: Box,
  sheet: Packing,
  turned: boolean,
): void {
  for (const [face, { normal, corners }] of FACES.entries())
    for (const i of [0, 1, 2, 0, 2, 3]) {
      const [across, up, away] = [...itemAt(corners, i)].map(Number) as [number, number, number];
      const point: Triple = [x + across * width, up * BOARD, -(y - (1 - away) * depth)];
      parts.positions.push(...(stands === undefined ? point : leant(stands, point)));
      // A board that leans has the light of the map before it, as from a lamp of its own: it is read from three metres.
      parts.normals.push(...(stands === undefined || face === 0 ? normal : leant(0, normal)));
      const [u, v] = face > 0 ? [0.01, 0.5] : turned ? [1 - across, 1 - away] : [across, away];
      parts.uvs.push(
        (at.left + u * at.width) / sheet.width,
        1 - (at.top + (1 - v) * at.height) / sheet.height,
      );
    }
}

/** All boards of a table as one body. */
export class BoardGeometry extends BufferGeometry {
  constructor({ boards, packing, turned }: Boards) {
    super();
    const parts: Parts = { positions: [], normals: [], uvs: [] };
    for (const [i, board] of boards.entries())
      addBoard(parts, board, itemAt(packing.places, i), packing, turned);
    this.setAttribute("position", new Float32BufferAttribute(parts.positions, 3));
    this.setAttribute("normal", new Float32BufferAttribute(parts.normals, 3));
    this.setAttribute("uv", new Float32BufferAttribute(parts.uvs, 2));
  }
}

/** The sheet on which all boards of a table are printed. */
export class BoardSheet extends Sheet {
  constructor(private readonly boards: Boards) {
    super(boards.packing.width, boards.packing.height);
    this.print();
  }

  print(): void {
    const { boards, packing } = this.boards;
    for (const [i, { print }] of boards.entries())
      this.drawIn(itemAt(packing.places, i), packing.scale, print, "corner");
  }
}
