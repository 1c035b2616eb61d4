import { PerspectiveCamera, Vector3 } from "three";
import type { Mat } from "../../tabletop/tabletop.ts";

/** From straight above, in radians, where a player at his edge looks from. */
const TILT = 0.74;

/** On a tall screen one stands over the table, so that it fills more of the picture. */
const TALL = { aspect: 1.15, tilt: 0.38 } as const;

/** How much of the picture the table may take, left to right and bottom to top. */
const FILL = { across: 0.985, bottom: -0.97, top: 0.9 } as const;

/** Inches of wooden edge around the mat, and of air above its far edge for what flies there. */
const EDGE = 1.6;
const AIR = 3;

export interface HomeView {
  readonly distance: number;
  readonly tilt: number;
  /** How far the middle of the picture is from the middle of the mat, towards the player. */
  readonly shift: number;
}

const eye = new PerspectiveCamera();
const corner = new Vector3();
let tilt: number = TILT;

function look(distance: number, shift: number): void {
  eye.position.set(0, distance * Math.cos(tilt), shift + distance * Math.sin(tilt));
  eye.lookAt(0, 0, shift);
  eye.updateMatrixWorld();
}

function project(x: number, y: number, z: number): Vector3 {
  return corner.set(x, y, z).project(eye);
}

/** Moves the middle of the picture until there is as much room above the table as below. */
function balance(distance: number, half: number): number {
  let shift = 0;
  for (let i = 0; i < 12; i++) {
    look(distance, shift);
    const near = project(0, 0, half).y - FILL.bottom;
    const far = FILL.top - project(0, AIR, -half).y;
    shift += ((far - near) * distance) / 14;
  }
  look(distance, shift);
  return shift;
}

function fits(width: number, half: number): boolean {
  const near = project(width, 0, half);
  if (Math.abs(near.x) > FILL.across || near.y < FILL.bottom) return false;
  return project(0, AIR, -half).y <= FILL.top;
}

/** The nearest view from a player's edge that holds the whole table. */
export function homeView(mat: Mat, fov: number, aspect: number): HomeView {
  eye.fov = fov;
  eye.aspect = aspect;
  eye.updateProjectionMatrix();
  tilt = aspect < TALL.aspect ? TALL.tilt : TILT;
  const half = mat.depth / 2 + EDGE;
  let low = 10;
  let high = 400;
  while (high - low > 0.25) {
    const distance = (low + high) / 2;
    balance(distance, half);
    if (fits(mat.width / 2 + EDGE, half)) high = distance;
    else low = distance;
  }
  return { distance: high, tilt, shift: balance(high, half) };
}
