import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  MeshLambertMaterial,
} from "three";
import type { PrintSheet, Tile } from "./sheet.ts";

/** How a slab looks: its two printed sides, the colour of its edge, and how strongly it is picked out. */
export interface StockLook {
  readonly face: Tile;
  readonly back: Tile;
  readonly edge: string;
}

const VERTEX_HEAD = `
attribute float part; attribute vec4 faceTile; attribute vec4 backTile; attribute vec4 edge;
varying float vPart; varying vec4 vEdge; varying float vLayer;
uniform float layer;
`;
const VERTEX_UV = `
vec4 tile = part > 0.5 ? backTile : faceTile;
vMapUv = tile.xy + uv * tile.zw;
vPart = part;
vEdge = edge;
vLayer = layer == 0.0 ? 0.0 : (instanceMatrix * vec4(position, 1.0)).y / layer;
`;
/** The edge is cut card, a pile's one card on the other; what may not be used now is dimmed, what is looked at is lit. */
const FRAGMENT_COLOUR = `
#include <map_fragment>
if (vPart > 1.5) {
  float gap = smoothstep(0.25, 0.5, abs(fract(vLayer) - 0.5));
  float seen = 1.0 - smoothstep(0.3, 1.2, fwidth(vLayer));
  diffuseColor.rgb = vEdge.rgb * (1.0 - 0.45 * gap * seen * step(1.5, vLayer));
}
diffuseColor.rgb = vEdge.a < 0.0
  ? mix(diffuseColor.rgb, vec3(dot(diffuseColor.rgb, vec3(0.3, 0.55, 0.15))) * 0.5, 0.65)
  : diffuseColor.rgb;
`;
/** What is held before the eye is turned from the lamp: it is lit by its own. */
const FRAGMENT_LIGHT = `
#include <emissivemap_fragment>
totalEmissiveRadiance += diffuseColor.rgb * 0.5 * max(0.0, vEdge.a);
`;

/** Matt print on card. */
function stockMaterial(sheet: PrintSheet, layer: number): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ map: sheet.texture });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.layer = { value: layer };
    shader.vertexShader = `${VERTEX_HEAD}${shader.vertexShader}`.replace(
      "#include <uv_vertex>",
      `#include <uv_vertex>${VERTEX_UV}`,
    );
    shader.fragmentShader =
      `varying float vPart; varying vec4 vEdge; varying float vLayer;\n${shader.fragmentShader}`
        .replace("#include <map_fragment>", FRAGMENT_COLOUR)
        .replace("#include <emissivemap_fragment>", FRAGMENT_LIGHT);
  };
  material.customProgramCacheKey = () => "stock";
  return material;
}

/** Many printed slabs of one shape in one draw call. */
export class Stock {
  readonly mesh: InstancedMesh<BufferGeometry, MeshLambertMaterial>;
  private readonly faces: InstancedBufferAttribute;
  private readonly backs: InstancedBufferAttribute;
  private readonly edges: InstancedBufferAttribute;
  private readonly colour = new Color();

  /** `layer` is how thick one of them is, where they lie in piles that are drawn as one slab; 0 where they don't. */
  constructor(
    geometry: BufferGeometry,
    sheet: PrintSheet,
    readonly capacity: number,
    layer = 0,
  ) {
    const room = Math.max(1, capacity);
    const attribute = () =>
      new InstancedBufferAttribute(new Float32Array(room * 4), 4).setUsage(DynamicDrawUsage);
    this.faces = attribute() as InstancedBufferAttribute;
    this.backs = attribute() as InstancedBufferAttribute;
    this.edges = attribute() as InstancedBufferAttribute;
    geometry.setAttribute("faceTile", this.faces);
    geometry.setAttribute("backTile", this.backs);
    geometry.setAttribute("edge", this.edges);
    this.mesh = new InstancedMesh(geometry, stockMaterial(sheet, layer), room);
    this.mesh.count = 0;
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = this.mesh.receiveShadow = true;
  }

  /** How many there are; the rest is not drawn. */
  set count(count: number) {
    this.mesh.count = count;
    this.mesh.visible = count > 0;
  }

  look(index: number, { face, back, edge }: StockLook): void {
    const { r, g, b } = this.colour.set(edge);
    this.faces.setXYZW(index, ...face);
    this.backs.setXYZW(index, ...back);
    this.edges.setXYZW(index, r, g, b, this.edges.getW(index));
    this.faces.needsUpdate = this.backs.needsUpdate = this.edges.needsUpdate = true;
  }

  /** How strongly it is picked out: 1 lit, 0 as usual, -1 dimmed. */
  light(index: number, strength: number): void {
    if (this.edges.getW(index) === strength) return;
    this.edges.setW(index, strength);
    this.edges.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
