import {
  BufferGeometry,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  type MeshLambertMaterialParameters,
  SphereGeometry,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { patched } from "../stock/patched.ts";

/** How high a crown is, of its radius. */
const CROWN = 1.1;
/** How dark the foot of a crown is, and how light its top. */
const [FOOT, TOP] = [0.45, 1.15];
/** A house, of half its length: how deep it is, and how high are its eaves and its ridge. */
const [DEEP, EAVES, RIDGE] = [0.6, 0.55, 1.05];
/** How much lighter than its roof a wall is. */
const PLASTER = [2, 3.2, 4] as const;
const TILES = [1, 1, 1] as const;

type Corner = readonly [x: number, y: number, z: number];

/** The crown of a tree of radius 1 that stands on the ground: round, open below. */
class CrownGeometry extends SphereGeometry {
  constructor() {
    super(1, 7, 3, 0, 2 * Math.PI, 0, Math.PI / 2);
    const position = this.getAttribute("position");
    const shades = Array.from({ length: position.count }, (_, i) => FOOT + (TOP - FOOT) * position.getY(i));
    this.setAttribute(
      "color",
      new Float32BufferAttribute(
        shades.flatMap((shade) => [shade, shade, shade]),
        3,
      ),
    );
    this.scale(1, CROWN, 1);
  }
}

/** Walls and roof on one side of a house's ridge, `side` 1 towards the reader. */
function half(side: 1 | -1): readonly (readonly [colour: readonly number[], corners: readonly Corner[]])[] {
  const z = side * DEEP;
  const [left, right] = [-side, side];
  return [
    [
      PLASTER,
      [
        [left, 0, z],
        [right, 0, z],
        [right, EAVES, z],
        [left, EAVES, z],
      ],
    ],
    [
      TILES,
      [
        [left, EAVES, z],
        [right, EAVES, z],
        [right, RIDGE, 0],
        [left, RIDGE, 0],
      ],
    ],
    [
      PLASTER,
      [
        [right, 0, z],
        [right, 0, -z],
        [right, EAVES, -z],
        [right, EAVES, z],
      ],
    ],
    [
      PLASTER,
      [
        [right, EAVES, z],
        [right, EAVES, -z],
        [right, RIDGE, 0],
        [right, RIDGE, 0],
      ],
    ],
  ];
}

/** A house half as deep as it is long, its ridge along x from -1 to 1; its colour is the roof's. */
class HouseGeometry extends BufferGeometry {
  constructor() {
    super();
    const faces = [...half(1), ...half(-1)];
    const corners = faces.flatMap(([colour, [a, b, c, d]]) =>
      [a, b, c, a, c, d].map((corner) => ({ corner: corner as Corner, colour })),
    );
    this.setAttribute(
      "position",
      new Float32BufferAttribute(
        corners.flatMap(({ corner }) => corner),
        3,
      ),
    );
    this.setAttribute(
      "color",
      new Float32BufferAttribute(
        corners.flatMap(({ colour }) => colour),
        3,
      ),
    );
    this.computeVertexNormals();
  }
}

/** What a corner of the shape below belongs to, and what an instance of it is. */
export const SOLID = { tree: 0, house: 1 } as const;

/** A tree and a house in one shape, of which each of so many instances shows one: its `solid` says which. */
export class SolidsGeometry extends BufferGeometry {
  readonly solids: InstancedBufferAttribute;

  constructor(count: number) {
    super();
    const crown = new CrownGeometry().toNonIndexed().deleteAttribute("uv");
    const house = new HouseGeometry();
    [crown, house].forEach((shape, part) => {
      const { count: corners } = shape.getAttribute("position");
      shape.setAttribute("part", new Float32BufferAttribute(new Float32Array(corners).fill(part), 1));
    });
    this.copy(mergeGeometries([crown, house]));
    this.solids = new InstancedBufferAttribute(new Float32Array(count), 1);
    this.setAttribute("solid", this.solids);
  }
}

/** Shows of each instance only what it is. It leaves no depth: see where it is drawn. */
export const SOLIDS: MeshLambertMaterialParameters = {
  vertexColors: true,
  depthWrite: false,
  ...patched("solids", () => ({
    vertex: {
      head: "attribute float part; attribute float solid;",
      chunks: { begin_vertex: "vec3 transformed = position * step(abs(part - solid), 0.5);" },
    },
  })),
};
