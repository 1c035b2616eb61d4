import { Color, type InstancedBufferAttribute, InstancedMesh, type MeshLambertMaterial } from "three";
import { patched } from "./patched.ts";
import type { Tile } from "./sheet.ts";
import type { SlabGeometry } from "./slab.ts";

/** How a slab looks: its two printed sides and the colour of its edge. */
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
#include <uv_vertex>
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

/** What makes a matt material print on card: `layer` is how thick one slab is, where piles are drawn as one; else 0. */
export function cardStock(layer = 0): ReturnType<typeof patched> {
  return patched("stock", () => ({
    uniforms: { layer: { value: layer } },
    vertex: { head: VERTEX_HEAD, chunks: { uv_vertex: VERTEX_UV } },
    fragment: {
      head: "varying float vPart; varying vec4 vEdge; varying float vLayer;",
      chunks: { map_fragment: FRAGMENT_COLOUR, emissivemap_fragment: FRAGMENT_LIGHT },
    },
  }));
}

/** Many printed slabs of one shape in one draw call. */
export class SlabMesh extends InstancedMesh<SlabGeometry, MeshLambertMaterial> {
  private readonly colour = new Color();

  constructor(room: number) {
    super(undefined, undefined, room);
    this.frustumCulled = false;
    this.castShadow = this.receiveShadow = true;
  }

  look(index: number, { face, back, edge }: StockLook): void {
    const { r, g, b } = this.colour.set(edge);
    this.each("faceTile").setXYZW(index, ...face);
    this.each("backTile").setXYZW(index, ...back);
    const edges = this.each("edge");
    edges.setXYZW(index, r, g, b, edges.getW(index));
  }

  /** How strongly it is picked out: 1 lit, 0 as usual, -1 dimmed. */
  light(index: number, strength: number): void {
    if ((this.geometry.getAttribute("edge") as InstancedBufferAttribute).getW(index) === strength) return;
    this.each("edge").setW(index, strength);
  }

  /** An attribute that is about to be written. */
  private each(name: "faceTile" | "backTile" | "edge"): InstancedBufferAttribute {
    const attribute = this.geometry.getAttribute(name) as InstancedBufferAttribute;
    attribute.needsUpdate = true;
    return attribute;
  }
}
