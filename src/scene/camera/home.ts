import { PerspectiveCamera, Vector3 } from "three";
import type { Mat, SideIndex } from "../../tabletop/tabletop.ts";
import type { Extent } from "../extent.ts";

export type CameraSpot = readonly [x: number, y: number, z: number];

/** The part of the picture that nothing lies on: -1 to 1 across, and -1 to 1 from its foot to its head. */
export type Clear = Pick<Extent, "left" | "right" | "bottom" | "top">;

export const ALL_CLEAR: Clear = { left: -1, right: 1, bottom: -1, top: 1 };

/** From straight above, in radians, where a player at his edge looks at all of a table from; on a tall screen he stands over it. */
const TILT = 0.8;
export const TALL = { aspect: 1.15, tilt: 0.42 } as const;
/** The same over a map, as one stands who bends over it: names far away are hardly smaller than near ones. */
const MAP = 0.38;
/** How much farther from a map he stands than it fits, so that it touches no paper. */
const BACK = 1.025;
/** The same for a fight: low enough to see the enemy beyond one's own. */
const FIGHT = 1;
/** How much further down he stands where heights are to be told apart, or where a board stands behind the table. */
const LOWER = 0.08;
const GALLERY = 0.12;

/** Inches around the aircraft that nothing may cover, seen from straight above. */
const BARE = 3.2;

/** What belongs to an aircraft: half its wings and what is above them; half its name, which lies before its foot. In inches. */
const WINGS = { half: 1.7, above: 0.6 } as const;
const TAG = { half: 1.7, before: 1.9 } as const;
/** The nearest that one stands to a fight, and to what lies on a table, and the farthest, in inches. */
const NEAREST = 20;
const LAID_NEAREST = 10;
const FARTHEST = 200;

/** The least that is shown of the table, the wood around the mat that may be seen, and the air that is flown in. */
const LEAST = 20;
const WOOD = 1.6;
const AIR = 2.6;
/** How high what lies on the table reaches: a hand of cards leans towards its holder. */
const FLAT = 0.9;

/** At least this share of the picture is used from straight above, even if papers lie on what is around the aircraft. */
const USED = 0.62;
/** At least this share is used even if papers lie on what is asked about. */
const LEAST_USED = 0.36;
/** Inches to either side of an aircraft for its name, as large as it is seen from far away. */
const NAME = 2;

export interface HomeView {
  readonly position: CameraSpot;
  readonly target: CameraSpot;
}

type Stretch = readonly [from: number, to: number];

/** A box seen by the eye: x and z around the middle of the mat, z towards the player. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly far: number;
  readonly near: number;
  readonly air: number;
  /** The points of it that have to be seen, and inches up at which each is where it stands alone. */
  readonly spots: readonly (readonly [x: number, z: number, up?: number | undefined])[];
}

const eye = new PerspectiveCamera();
const corner = new Vector3();
/** What one looked at last. */
const at = new Vector3();
const seen = { left: 0, right: 0, bottom: 0, top: 0, behind: false };

function atLeast(low: number, high: number, least: number): [number, number] {
  const more = Math.max(0, least - (high - low)) / 2;
  return [low - more, high + more];
}

function within(low: number, high: number, limit: number): [number, number] {
  const shift = Math.max(0, -limit - low) - Math.max(0, high - limit);
  return [Math.max(-limit, low + shift), Math.min(limit, high + shift)];
}

/** The extent with a margin, as the player at an edge sees it, so large at least and no wider than the table. */
function boxOf(mat: Mat, extent: Extent, margin: number, edge: SideIndex, least = LEAST): Box {
  const turn = edge === 1 ? -1 : 1;
  const x = [extent.left - mat.width / 2, extent.right - mat.width / 2].map((one) => one * turn);
  const z = [mat.depth / 2 - extent.bottom, mat.depth / 2 - extent.top].map((one) => one * turn);
  const across = atLeast(Math.min(...x) - margin, Math.max(...x) + margin, least);
  const deep = atLeast(Math.min(...z) - margin, Math.max(...z) + margin, least);
  // What is about the table may lie beside its mat as well.
  const [wide, long] = [
    Math.max(mat.width / 2, ...x.map(Math.abs)),
    Math.max(mat.depth / 2, ...z.map(Math.abs)),
  ];
  const [left, right] = within(...across, wide + WOOD);
  const [far, near] = within(...deep, long + WOOD);
  const corners = [left, right].flatMap((one) => [far, near].map((other) => [one, other] as const));
  const spots = extent.spots?.map(
    (spot) => [(spot.x - mat.width / 2) * turn, (mat.depth / 2 - spot.y) * turn, spot.up] as const,
  );
  const air = extent.air ?? (spots ? FLAT : AIR);
  return { left, right, far, near, air, spots: spots ?? corners };
}

/** What of an aircraft at a place has to be seen: its wings, and its name before its foot. */
function pointsOf(x: number, z: number, up: number): Box["spots"] {
  const { half, above } = WINGS;
  const wings = [-half, half].flatMap((aside) => [
    [x + aside, z, up + above] as const,
    [x, z + aside, up + above] as const,
  ]);
  const name = [-TAG.half, TAG.half].map((aside) => [x + aside, z + TAG.before, 0] as const);
  return [...wings, ...name];
}

/** A fight, as the player at an edge sees it: every aircraft with its name, and where one of them can go. */
function fightBox(mat: Mat, extent: Extent, edge: SideIndex): Box {
  const { left, right, bottom, top, air = AIR, reach = [] } = extent;
  const turn = edge === 1 ? -1 : 1;
  const seenFrom = ({ x, y }: { readonly x: number; readonly y: number }) =>
    [(x - mat.width / 2) * turn, (mat.depth / 2 - y) * turn] as const;
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => ({ x, y, up: air })));
  const spots = (extent.spots ?? corners).flatMap((spot) => pointsOf(...seenFrom(spot), spot.up ?? air));
  const all = [...spots, ...reach.map((one) => [...seenFrom(one), 0] as const)];
  const [xs, zs] = [all.map(([x]) => x), all.map(([, z]) => z)];
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs), far: Math.min(...zs), near: Math.max(...zs) },
    ...{ air, spots: all },
  };
}

/** Where on the picture a box is, into `seen`. */
function project({ air, spots }: Box): void {
  seen.left = seen.bottom = Infinity;
  seen.right = seen.top = -Infinity;
  seen.behind = false;
  for (const [x, z, up] of spots)
    for (const y of up === undefined ? [0, air] : [up]) {
      corner.set(x, y, z).project(eye);
      seen.behind ||= corner.z > 1;
      seen.left = Math.min(seen.left, corner.x);
      seen.right = Math.max(seen.right, corner.x);
      seen.bottom = Math.min(seen.bottom, corner.y);
      seen.top = Math.max(seen.top, corner.y);
    }
}

function isWithin(part: Clear): boolean {
  const { left, right, bottom, top, behind } = seen;
  return !behind && left >= part.left && right <= part.right && bottom >= part.bottom && top <= part.top;
}

/** Stands so far away that the box is in the middle of the clear part; the point that is looked at goes to `at`. */
function stand(box: Box, clear: Clear, distance: number, tilt: number): void {
  const reach = distance * Math.tan((eye.fov * Math.PI) / 360);
  const along = reach / Math.sqrt(Math.cos(tilt));
  at.set((box.left + box.right) / 2, 0, (box.near + box.far) / 2);
  for (let i = 0; i < 12; i++) {
    eye.position.set(at.x, distance * Math.cos(tilt), at.z + distance * Math.sin(tilt));
    eye.lookAt(at);
    eye.updateMatrixWorld();
    project(box);
    if (seen.behind) return;
    at.x += ((seen.left + seen.right - clear.left - clear.right) / 2) * reach * eye.aspect;
    at.z -= ((seen.bottom + seen.top - clear.bottom - clear.top) / 2) * along;
  }
}

/** The clear part, widened about its middle to what is used at least. */
export function used(clear: Clear, share: number): Clear {
  const [left, right] = within(...atLeast(clear.left, clear.right, 2 * share), 1);
  const [bottom, top] = within(...atLeast(clear.bottom, clear.top, 2 * share), 1);
  return { left, right, bottom, top };
}

/** The aircraft alone with their names; undefined where all of the extent is to be seen anyway. */
function namedBox(mat: Mat, extent: Extent, edge: SideIndex): Box | undefined {
  return extent.margin === undefined ? boxOf(mat, extent, NAME, edge, 0) : undefined;
}

/** From straight above, in radians, where one looks at an extent from. */
function tiltOf({ spots, air, margin, isMap }: Extent, aspect: number): number {
  if (isMap) return MAP;
  const heights = air === undefined ? 0 : LOWER;
  if (margin === undefined) return FIGHT + heights;
  const stands = spots?.some(({ up = 0 }) => up > 0) ?? false;
  return (aspect < TALL.aspect ? TALL.tilt : TILT) + (stands ? GALLERY : heights);
}

/** Stands as near as a box fits into a part of the picture, and no nearer than `low`; gives how far away, in inches. */
function near(box: Box, part: Clear, tilt: number, low: number): number {
  let [nearer, high] = [low, FARTHEST];
  while (high - nearer > 0.2) {
    const distance = (nearer + high) / 2;
    stand(box, part, distance, tilt);
    if (isWithin(part)) high = distance;
    else nearer = distance;
  }
  stand(box, part, high, tilt);
  return high;
}

/**
 * The nearest view from a player's edge in which no paper covers the extent: low over a fight, with every aircraft, its
 * name and its reach to be seen; higher over all that lies on a table. `fov` in degrees; the answer in inches around the
 * middle of the mat.
 */
export function homeView(
  mat: Mat,
  extent: Extent,
  edge: SideIndex,
  lens: { readonly fov: number; readonly aspect: number },
  clear: Clear = ALL_CLEAR,
): HomeView {
  eye.fov = lens.fov;
  eye.aspect = lens.aspect;
  eye.updateProjectionMatrix();
  const { margin, isMap } = extent;
  const tilt = tiltOf(extent, lens.aspect);
  const part = used(clear, LEAST_USED);
  if (margin === undefined) near(fightBox(mat, extent, edge), part, tilt, NEAREST);
  else {
    const box = boxOf(mat, extent, margin, edge);
    const distance = near(box, part, tilt, LAID_NEAREST);
    if (isMap) stand(box, part, distance * BACK, tilt);
  }
  const turn = edge === 1 ? -1 : 1;
  const { x, y, z } = eye.position;
  return { position: [turn * x, y, turn * z], target: [turn * at.x, 0, turn * at.z] };
}

/** How near one may be for a stretch to lie in a part of the picture whose middle shows a place, seen with so many inches. */
function nearest(
  [low, high]: Stretch,
  at: number,
  [from, to]: Stretch,
  middle: number,
  reach: number,
): number {
  return (
    reach * Math.min((to - middle) / Math.max(high - at, 0.01), (middle - from) / Math.max(at - low, 0.01))
  );
}

/** The same from straight above: how the camera that sees `right` by `top` inches from the middle stands. */
export function straightHome(
  mat: Mat,
  extent: Extent,
  edge: SideIndex,
  { right, top }: { readonly right: number; readonly top: number },
  clear: Clear = ALL_CLEAR,
): HomeView & { readonly zoom: number } {
  const box = boxOf(mat, extent, extent.margin ?? BARE, edge);
  const part = used(clear, extent.margin === undefined ? USED : LEAST_USED);
  const [px, py] = [(part.left + part.right) / 2, (part.bottom + part.top) / 2];
  const [bx, bz] = [(box.left + box.right) / 2, (box.far + box.near) / 2];
  const fits = (one: Box, { left, right: end, bottom, top: head }: Clear) =>
    Math.min(
      nearest([one.left, one.right], bx, [left, end], px, right),
      nearest([-one.near, -one.far], -bz, [bottom, head], py, top),
    );
  const named = namedBox(mat, extent, edge);
  const bare = named ? fits(named, used(clear, LEAST_USED)) : Infinity;
  const zoom = Math.max(0.5, Math.min(fits(box, part), bare));
  const turn = edge === 1 ? -1 : 1;
  const x = bx - px * (right / zoom);
  const z = bz + py * (top / zoom);
  return { position: [turn * x, 60, turn * (z + 0.001)], target: [turn * x, 0, turn * z], zoom };
}
