import { PerspectiveCamera, Vector3 } from "three";
import { BASE } from "../../src/scene/layout.ts";
import type { SavedView } from "../../src/scene/props.ts";
import { heightOf, heightsOf } from "../../src/tabletop/heights.ts";
import type { Piece, Tabletop } from "../../src/tabletop/tabletop.ts";
import { flying } from "./moment.ts";

/** The angle of the table's own camera, in degrees from the top to the bottom of the page. */
const LENS = 32;
/** From where the camera looks at the middle of the fight. */
const FROM = new Vector3(-0.5, 0.5, 0.71).normalize();
/** Inches: how near the camera comes and how far it goes away. */
const NEAREST = 17;
const FURTHEST = 90;
const STEP = 0.5;
/** How much of the picture is filled, of 1. */
const FILLED = 0.86;
/** Half a wing span, in inches. */
const WING = 0.8;

/** What has to be in the picture: bases and models of all that fly, in the scene's inches. */
function subjects(tabletop: Tabletop): readonly Vector3[] {
  const { width, depth } = tabletop.mat;
  const heights = heightsOf(tabletop);
  return flying(tabletop).flatMap((piece) => {
    const [x, z] = [piece.x - width / 2, depth / 2 - piece.y];
    const up = heightOf(heights, piece.level) + WING;
    return [
      new Vector3(x - BASE.radius, 0, z),
      new Vector3(x + BASE.radius, 0, z),
      new Vector3(x, 0, z + BASE.radius),
      new Vector3(x - WING, up, z),
      new Vector3(x + WING, up, z),
    ];
  });
}

function middle(points: readonly Vector3[]): Vector3 {
  const low = points.reduce((least, point) => least.min(point), new Vector3(Infinity, Infinity, Infinity));
  const high = points.reduce((most, point) => most.max(point), new Vector3(-Infinity, -Infinity, -Infinity));
  return low.add(high).multiplyScalar(0.5);
}

function allSeen(camera: PerspectiveCamera, points: readonly Vector3[]): boolean {
  return points.every((point) => {
    const { x, y } = point.clone().project(camera);
    return Math.abs(x) <= FILLED && Math.abs(y) <= FILLED;
  });
}

/** A low view over all that fly, as near as they fit. `cut`: the share of the page's height that is cut out. */
export function viewOver(tabletop: Tabletop, cut: number, aspect: number): SavedView {
  const points = subjects(tabletop);
  const target = middle(points);
  const angle = 2 * Math.atan(Math.tan((LENS * Math.PI) / 360) * cut);
  const camera = new PerspectiveCamera((angle * 180) / Math.PI, aspect, 0.5, 400);
  for (let far = NEAREST; far < FURTHEST; far += STEP) {
    camera.position.copy(target).addScaledVector(FROM, far);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    if (allSeen(camera, points)) break;
  }
  const { x, y, z } = camera.position;
  return { position: [x, y, z], target: [target.x, target.y, target.z], top: false, zoom: 1 };
}

/** Degrees to the right of its tail from which one aircraft is looked at, and how far up; inches away. */
const BESIDE = 32;
const ABOVE = 20;
const AWAY = 8.5;

/** A view from behind and above one aircraft, towards the enemy who is nearest to it. */
export function viewBehind(tabletop: Tabletop): SavedView {
  const pieces = flying(tabletop);
  const [one] = pieces;
  if (!one) return viewOver(tabletop, 1, 16 / 9);
  const enemies = pieces.filter(({ side }) => side !== one.side);
  const apart = (other: Piece) => Math.hypot(other.x - one.x, other.y - one.y);
  const [enemy = one] = enemies.toSorted((a, b) => apart(a) - apart(b));
  const heights = heightsOf(tabletop);
  const placed = (piece: Piece) =>
    new Vector3(
      piece.x - tabletop.mat.width / 2,
      heightOf(heights, piece.level),
      tabletop.mat.depth / 2 - piece.y,
    );
  const [from, to] = [placed(one), placed(enemy)];
  const ahead = to.clone().sub(from).setY(0);
  if (ahead.lengthSq() === 0) ahead.set(0, 0, -1);
  const back = ahead
    .normalize()
    .negate()
    .applyAxisAngle(new Vector3(0, 1, 0), (BESIDE * Math.PI) / 180);
  const target = from.clone().lerp(to, Math.min(0.5, 2.5 / Math.max(1, from.distanceTo(to))));
  const eye = from
    .clone()
    .addScaledVector(back, AWAY)
    .setY(from.y + AWAY * Math.tan((ABOVE * Math.PI) / 180));
  return { position: eye.toArray(), target: target.toArray(), top: false, zoom: 1 };
}

/** The whole table with what lies beyond its far edge, as whoever comes into the room sees it. */
export function viewOfRoom({ mat: { width, depth } }: Tabletop): SavedView {
  return {
    position: [-width * 0.34, width * 0.5, depth * 1.25],
    target: [0, 0, -depth * 0.06],
    top: false,
    zoom: 1,
  };
}
