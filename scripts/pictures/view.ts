import { PerspectiveCamera, Vector3 } from "three";
import { BASE } from "../../src/scene/layout.ts";
import type { SavedView } from "../../src/scene/props.ts";
import { heightOf, heightsOf } from "../../src/tabletop/heights.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
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
