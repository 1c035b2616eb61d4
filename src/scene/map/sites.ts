import type { MeshLambertMaterialParameters } from "three";
import type { Mat } from "../../tabletop/tabletop.ts";
import { patched } from "../stock/patched.ts";

/** The tile of a site on a mat without cells, in inches, and in a cell. */
const USUAL = 1.5;
const IN_CELL = 0.98;

/** A site that is one of many, against others. */
export const MINOR = 0.72;

/** How much of its tile a site takes up, as a share. */
export const DISC = 0.68;

/** How large the tile of a site is on a mat, in inches. */
export function siteSize({ grid }: Mat): number {
  return grid ? Math.min(USUAL, IN_CELL * grid.inches) : USUAL;
}

/** Tiles of a sheet, printed flat: `place` is where each is and how large, below 0 for a reader at the upper edge. */
export const SITE_INK: MeshLambertMaterialParameters = {
  transparent: true,
  depthWrite: false,
  ...patched("site", () => ({
    vertex: {
      head: "attribute vec4 tile; attribute vec4 place;",
      chunks: {
        uv_vertex: "#include <uv_vertex>\nvMapUv = tile.xy + uv * tile.zw;",
        begin_vertex: "vec3 transformed = vec3(position.x * place.w, 0.0, position.z * place.w) + place.xyz;",
      },
    },
  })),
};
