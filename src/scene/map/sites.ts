import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
} from "three";
import type { Site } from "../../tabletop/site.ts";
import type { Mat } from "../../tabletop/tabletop.ts";
import { PrintSheet } from "../stock/sheet.ts";
import { printSite, siteKey } from "./site-face.ts";

/** Inches above the mat. */
const UP = 0.012;
/** The tile of a site on a mat without cells, in inches, and in a cell. */
const USUAL = 1.5;
const IN_CELL = 0.98;

/** How large the tile of a site is on a mat, in inches. */
export function siteSize({ grid }: Mat): number {
  return grid ? Math.min(USUAL, IN_CELL * grid.inches) : USUAL;
}

function siteMaterial(sheet: PrintSheet): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ map: sheet.texture, transparent: true, depthWrite: false });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute vec4 tile; attribute vec4 place;\n${shader.vertexShader}`
      .replace("#include <uv_vertex>", "#include <uv_vertex>\nvMapUv = tile.xy + uv * tile.zw;")
      .replace(
        "#include <begin_vertex>",
        "vec3 transformed = vec3(position.x * place.w, 0.0, position.z * place.w) + place.xyz;",
      );
  };
  material.customProgramCacheKey = () => "site";
  return material;
}

/** All sites of a map, printed flat on it, in one draw call. */
export class Sites {
  readonly mesh: Mesh<InstancedBufferGeometry, MeshLambertMaterial>;
  private readonly sheet = new PrintSheet(1);

  constructor() {
    this.mesh = new Mesh(new InstancedBufferGeometry(), siteMaterial(this.sheet));
    this.mesh.frustumCulled = false;
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = 1;
  }

  /** `towards` is -1 for a reader at the upper edge. */
  set(sites: readonly Site[], mat: Mat, towards: 1 | -1): void {
    this.sheet.keep(new Map(sites.map((site) => [siteKey(site), (pen) => printSite(pen, site)])));
    const geometry = new InstancedBufferGeometry();
    const plane = new PlaneGeometry(towards, towards).rotateX(-Math.PI / 2);
    geometry.setIndex(plane.getIndex());
    for (const name of ["position", "uv", "normal"] as const)
      geometry.setAttribute(name, plane.getAttribute(name));
    const room = Math.max(1, sites.length);
    const tiles = new InstancedBufferAttribute(new Float32Array(room * 4), 4).setUsage(DynamicDrawUsage);
    const places = new InstancedBufferAttribute(new Float32Array(room * 4), 4);
    sites.forEach((site, i) => {
      tiles.setXYZW(i, ...this.sheet.tileOf(siteKey(site)));
      places.setXYZW(i, site.x, UP, -site.y, siteSize(mat));
    });
    geometry.setAttribute("tile", tiles);
    geometry.setAttribute("place", places);
    geometry.instanceCount = sites.length;
    this.mesh.geometry.dispose();
    this.mesh.geometry = geometry;
    this.mesh.visible = sites.length > 0;
  }

  reprint(): void {
    this.sheet.reprint();
  }

  dispose(): void {
    this.sheet.dispose();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
