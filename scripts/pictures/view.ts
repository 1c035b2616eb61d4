import { Vector3 } from "three";
import manifest from "../../models/manifest.json" with { type: "json" };
import { DEFAULT_SETTINGS } from "../../src/app/settings/kept-settings.ts";
import { drawnScale } from "../../src/scene/models/size.ts";
import type { SavedView } from "../../src/scene/props.ts";
import { heightsOf, standingHeight } from "../../src/tabletop/heights.ts";
import type { Piece, Tabletop } from "../../src/tabletop/tabletop.ts";
import { bestCamera, type Fit, type Look } from "./fit.ts";
import { flying } from "./moment.ts";

/** The angle of the table's own camera, in degrees from the top to the bottom of the page. */
const LENS = 32;
const RADIANS = Math.PI / 180;
/** Half the wing span of a usual model, in inches. */
const WING = 1.6;
/** What lies about a foot, in inches: half its base, or half the tag that names it, which is wider where heights are told; and how far before it that hangs. */
const BASE = 1.2;
const TAG = 2.2;
const BEFORE = 1.6;

function savedView({ camera, target }: Fit): SavedView {
  return { position: camera.position.toArray(), target: target.toArray(), top: false, zoom: 1 };
}

function looks(around: readonly number[], up: readonly number[]): readonly Look[] {
  return around.flatMap((one) => up.map((other) => ({ around: one, up: other })));
}

/** Degrees around the table from which a tall picture may be taken, which has room for little side by side. */
const ALL_AROUND = [-35, 35, -15, 15, -55, 55, -75, 75];

const MILLIMETRES = 25.4;

/** How far the wings of a piece's model reach, in inches. */
function wingOf({ model, kind }: Piece): number {
  const found = manifest.find(({ file }) => file === `${model}.glb`);
  if (!found) return WING;
  const reach = Math.max(found.span, found.length) / 2 / MILLIMETRES;
  return reach * drawnScale({ reach }, kind, DEFAULT_SETTINGS.modelScale);
}

/** Where a piece stands, in the scene's inches from the middle of the mat, and how far its wings reach. */
interface Stood {
  readonly model: Vector3;
  readonly foot: Vector3;
  readonly wing: number;
}

function stood(tabletop: Tabletop, piece: Piece): Stood {
  const foot = new Vector3(piece.x - tabletop.mat.width / 2, 0, tabletop.mat.depth / 2 - piece.y);
  const height = standingHeight(heightsOf(tabletop), piece.kind, piece.level);
  return { foot, model: foot.clone().setY(height), wing: wingOf(piece) };
}

/** A model as points that a picture has to hold. */
function outline({ model: { x, y, z }, wing }: Stood): readonly Vector3[] {
  return [
    new Vector3(x - wing, y, z),
    new Vector3(x + wing, y, z),
    new Vector3(x, y, z - wing),
    new Vector3(x, y, z + wing),
    new Vector3(x, y + wing / 2, z),
  ];
}

/** What has to be in a picture of some pieces: bases, tags and models. */
export function subjects(tabletop: Tabletop, pieces: readonly Piece[]): readonly Vector3[] {
  const aside = tabletop.scale ? TAG : BASE;
  return pieces.flatMap((piece) => {
    const one = stood(tabletop, piece);
    const { foot } = one;
    const base = [
      [-aside, 0],
      [aside, 0],
      [0, BEFORE],
    ].map(([x = 0, z = 0]) => new Vector3(foot.x + x, 0, foot.z + z));
    return [...outline(one), ...base];
  });
}

/** Inches between two aircraft that don't hide one another. */
const ROOM = 2.5;

/** Two enemies who are close together: the one whose nose points at the other first. */
function foes(tabletop: Tabletop): readonly [Piece, Piece] | undefined {
  const pieces = flying(tabletop).filter(({ kind = "aircraft" }) => kind === "aircraft");
  const pairs = pieces.flatMap((one) =>
    pieces.filter(({ side }) => side !== one.side).map((enemy) => [one, enemy] as const),
  );
  const apart = ([one, enemy]: readonly [Piece, Piece]) =>
    stood(tabletop, one).model.distanceTo(stood(tabletop, enemy).model);
  const aside = ([one, enemy]: readonly [Piece, Piece]) => {
    const bearing = Math.atan2(enemy.x - one.x, enemy.y - one.y) / RADIANS;
    return Math.abs(((bearing - one.heading + 540) % 360) - 180);
  };
  const clear = pairs.filter((pair) => apart(pair) >= ROOM);
  const [best] = (clear.length > 0 ? clear : pairs).toSorted(
    (a, b) => apart(a) - apart(b) || aside(a) - aside(b),
  );
  return best;
}

/** So many at most are in a tall picture, which has no room for all, and no further away than so many inches. */
const FEW = 4;
const CLOSE = 9;

/** Who is in a picture: all that fly; in a tall one the few who are in the thick of it. */
export function shownIn(tabletop: Tabletop, aspect: number): readonly Piece[] {
  const all = flying(tabletop);
  const pair = foes(tabletop);
  if (aspect >= 1 || !pair) return all;
  const [x, y] = [(pair[0].x + pair[1].x) / 2, (pair[0].y + pair[1].y) / 2];
  const away = (piece: Piece) => (pair.includes(piece) ? 0 : Math.hypot(piece.x - x, piece.y - y));
  return all
    .filter((piece) => away(piece) < CLOSE)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, FEW);
}

/** Degrees from which the table is looked at, around it from its near edge and up: a tall picture has less room aside. */
const OVER = { wide: looks([-35, -50, -20, 35, 50, 20], [30]), tall: looks(ALL_AROUND, [38]), nearest: 17 };

/** A low view over all that fly, as near as they fit. `cut`: the share of the page's height that is cut out. */
export function viewOver(tabletop: Tabletop, cut: number, aspect: number): SavedView {
  const angle = (2 * Math.atan(Math.tan((LENS * RADIANS) / 2) * cut)) / RADIANS;
  const points = subjects(tabletop, shownIn(tabletop, aspect));
  return savedView(bestCamera(points, aspect < 1 ? OVER.tall : OVER.wide, { angle, aspect }, OVER.nearest));
}

/** Degrees to either side of an aircraft's tail from which it is looked at, and how far up; inches away. */
const BEHIND = {
  beside: [32, -32, 20, -20, 45, -45, 10, -10],
  wide: [20, 14, 26],
  tall: [24, 34],
  nearest: 8.5,
};

/** Two enemies, from behind and above one of them. */
export function viewBehind(tabletop: Tabletop, aspect: number): SavedView {
  const pair = foes(tabletop);
  if (!pair) return viewOver(tabletop, 1, aspect);
  const places = pair.map((piece) => stood(tabletop, piece));
  const [one, enemy] = places.map(({ model }) => model) as [Vector3, Vector3];
  const others = flying(tabletop)
    .filter((piece) => !pair.includes(piece))
    .map((piece) => stood(tabletop, piece).model);
  const tail = Math.atan2(one.x - enemy.x, one.z - enemy.z) / RADIANS;
  const from = looks(
    BEHIND.beside.map((beside) => tail + beside),
    aspect < 1 ? BEHIND.tall : BEHIND.wide,
  );
  const before = ({ camera }: Fit) =>
    others.filter((other) => {
      const { x, y, z } = other.clone().project(camera);
      const near = camera.position.distanceTo(other) < camera.position.distanceTo(one);
      return near && z < 1 && Math.abs(x) < 1 && Math.abs(y) < 1;
    }).length;
  const points = places.flatMap(outline);
  return savedView(bestCamera(points, from, { angle: LENS, aspect }, BEHIND.nearest, before));
}

/** Degrees from which whoever comes into the room sees the table. */
const COMING_IN = { wide: looks([-19], [26]), tall: looks(ALL_AROUND, [20]), nearest: 17 };

/** What flies with what lies beyond the far edge of the mat, as whoever comes into the room sees it. */
export function viewOfRoom(tabletop: Tabletop, aspect: number): SavedView {
  const { width, depth } = tabletop.mat;
  const tall = aspect < 1;
  const corners = [-width / 2, width / 2].map((x) => new Vector3(x, 0, -depth / 2));
  const points = [...subjects(tabletop, shownIn(tabletop, aspect)), ...(tall ? [] : corners)];
  const from = tall ? COMING_IN.tall : COMING_IN.wide;
  return savedView(bestCamera(points, from, { angle: LENS, aspect }, COMING_IN.nearest));
}
