import { Raycaster, Vector2, Vector3 } from "three";
import { cellUnder, type HandEvent } from "../../../src/scene/components/hands/under.ts";
import type { TableTools } from "../../../src/scene/components/shown.ts";
import { aimedPiece, nearestPiece } from "../../../src/scene/pick.ts";
import type { Tabletop } from "../../../src/tabletop/tabletop.ts";
import { figures } from "./figures.ts";

/** In so many columns and rows a hand comes over the picture. */
const [COLUMNS, ROWS] = [48, 32];
/** Half the picture and how near a finger means what stands there, in pixels. */
const HALF = { x: 640, y: 400 };
const FINGER = 30;

/** What a hand means at a point of the picture, from -1 to 1 with y up. */
function hitAt(tools: TableTools, x: number, y: number): string {
  const { current, things, origin, eye } = tools;
  const camera = eye.camera();
  const caster = new Raycaster();
  caster.setFromCamera(new Vector2(x, y), camera);
  const { ray } = caster;
  const cell = cellUnder(tools, { ray } as HandEvent);
  const piece = aimedPiece(current.stage, ray, origin);
  const near = nearestPiece(current.stage, origin, camera, { x: x * HALF.x, y: y * HALF.y }, HALF, FINGER);
  ray.origin.sub(origin);
  const hits = [piece, things.aimed(ray)].map((hit) => hit && `${hit.id} at ${figures([hit.distance])}`);
  const named = current.named(x, y);
  return [
    ...hits,
    near && `a finger ${near}`,
    named && `the name of ${named}`,
    cell && `a cell at ${figures([cell.at.x, cell.at.y])}`,
  ]
    .filter((one) => one !== undefined)
    .join(", ");
}

/** What a hand means all over the picture: a line for each point at which that is anything. */
export function hitsIn(tools: TableTools): readonly string[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    const [x, y] = [((column + 0.5) / COLUMNS) * 2 - 1, 1 - ((row + 0.5) / ROWS) * 2];
    const hit = hitAt(tools, x, y);
    return hit && `${column} ${row}: ${hit}`;
  }).filter((line) => line !== "");
}

/** Where everything with a name lies, from the mat's lower left corner. */
export function placesIn({ things, current }: TableTools, tabletop: Tabletop): readonly string[] {
  const {
    pieces,
    counters = [],
    cards = [],
    sites = [],
    areas = [],
    groups = [],
    tracks = [],
    charts = [],
  } = tabletop;
  const named = [pieces, counters, cards, sites, areas, groups, tracks, charts].flat();
  const markers = tracks.flatMap((track) => track.markers ?? []);
  const at = new Vector3();
  const places = [...named, ...markers].map(
    ({ id }) => `${id} ${things.locate(id, at) ? `at ${figures(at)}` : "nowhere"}`,
  );
  return [...places, ...current.names().map((area) => `a name over ${figures(Object.values(area))}`)];
}
