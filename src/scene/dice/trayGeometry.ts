import { type BufferGeometry, ExtrudeGeometry, PlaneGeometry, Shape } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { TRAY } from "./tray.ts";

const BEVEL = 0.07;
/** Thickness of the tray's bottom below the baize, in inches. */
export const BOTTOM = 0.15;

/** The whole tray as one mesh: baize at height 0 and four mitred rails around it. */
export function trayGeometry(): BufferGeometry {
  const long = rail(TRAY.halfLength);
  const short = rail(TRAY.halfWidth);
  const half = Math.PI;
  const parts = [
    baize(),
    long.clone().translate(0, 0, TRAY.halfWidth),
    long.rotateY(half).translate(0, 0, -TRAY.halfWidth),
    short
      .clone()
      .rotateY(half / 2)
      .translate(TRAY.halfLength, 0, 0),
    short.rotateY(-half / 2).translate(-TRAY.halfLength, 0, 0),
  ];
  const merged = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return merged;
}

function baize(): BufferGeometry {
  // Tucked under the rounded feet of the rails.
  const plane = new PlaneGeometry(2 * (TRAY.halfLength + BEVEL), 2 * (TRAY.halfWidth + BEVEL));
  plane.rotateX(-Math.PI / 2);
  const uv = plane.getAttribute("uv");
  for (let i = 0; i < uv.count; i++) uv.setY(i, 0.51 + uv.getY(i) * 0.48);
  return plane.toNonIndexed();
}

/** One rail whose inner edge runs along x through the origin, its ends cut at 45 degrees. */
function rail(half: number): BufferGeometry {
  const outline = new Shape();
  outline.moveTo(-half, -BEVEL);
  outline.lineTo(half, -BEVEL);
  outline.lineTo(half + TRAY.wood - 2 * BEVEL, -TRAY.wood + BEVEL);
  outline.lineTo(-half - TRAY.wood + 2 * BEVEL, -TRAY.wood + BEVEL);
  outline.closePath();
  const solid = new ExtrudeGeometry(outline, {
    depth: TRAY.rim + BOTTOM - 2 * BEVEL,
    bevelSize: BEVEL,
    bevelThickness: BEVEL,
    bevelSegments: 3,
  });
  solid.rotateX(-Math.PI / 2).translate(0, BEVEL - BOTTOM, 0);
  grain(solid);
  return solid;
}

/** Lays the wood's grain along the rail. */
function grain(solid: BufferGeometry): void {
  const at = solid.getAttribute("position");
  const uv = solid.getAttribute("uv");
  const length = 2 * (TRAY.halfLength + TRAY.wood);
  for (let i = 0; i < at.count; i++)
    uv.setXY(i, at.getX(i) / length + 0.5, 0.02 + 0.22 * (at.getZ(i) + at.getY(i) + BOTTOM));
}
