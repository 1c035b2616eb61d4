import { BufferGeometry, DynamicDrawUsage, Float32BufferAttribute, InstancedBufferAttribute } from "three";
import { itemAt } from "../../core/item-at.ts";

/** Which printed side a corner of a slab belongs to: the shader colours the rest like the edge. */
const PART = { face: 0, back: 1, edge: 2 } as const;

/** How much of the edge is rounded off, as a share of the thickness, and steps a rounded corner takes. */
const BEVEL = 0.3;
const STEPS = 6;

interface SlabSize {
  readonly width: number;
  readonly height: number;
  /** Of the corners; half the width for a disc. */
  readonly radius: number;
  readonly thickness: number;
}

interface Outline {
  readonly x: number;
  readonly z: number;
  /** Outwards. */
  readonly nx: number;
  readonly nz: number;
}

/** A rounded rectangle around the origin, anticlockwise from the right, its top at -z. */
function outlineOf({ width, height, radius }: SlabSize): readonly Outline[] {
  const [right, top] = [width / 2 - radius, height / 2 - radius];
  const corners = [
    [right, -top, 0],
    [-right, -top, 90],
    [-right, top, 180],
    [right, top, 270],
  ] as const;
  return corners.flatMap(([x, z, from]) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = ((from + (90 * step) / STEPS) * Math.PI) / 180;
      const [nx, nz] = [Math.cos(angle), -Math.sin(angle)];
      return { x: x + nx * radius, z: z + nz * radius, nx, nz };
    }),
  );
}

/** The corners of a slab, three a triangle. */
interface Builder {
  readonly positions: number[];
  readonly normals: number[];
  readonly uvs: number[];
  readonly parts: number[];
}

function put(
  builder: Builder,
  at: readonly number[],
  normal: readonly number[],
  uv: readonly number[],
  part: number,
) {
  builder.positions.push(...at);
  builder.normals.push(...normal);
  builder.uvs.push(...uv);
  builder.parts.push(part);
}

/** A printed side: its picture stands upright, seen from its own side. */
function addSide(
  builder: Builder,
  outline: readonly Outline[],
  size: SlabSize,
  up: 1 | -1,
  inset: number,
): void {
  const y = (up * size.thickness) / 2;
  const normal = [0, up, 0];
  const corner = ({ x, z, nx, nz }: Outline) => {
    const [px, pz] = [x - nx * inset, z - nz * inset];
    const uv = [0.5 + (up * px) / size.width, 0.5 - pz / size.height];
    put(builder, [px, y, pz], normal, uv, up === 1 ? PART.face : PART.back);
  };
  outline.forEach((one, i) => {
    const next = itemAt(outline, (i + 1) % outline.length);
    put(builder, [0, y, 0], normal, [0.5, 0.5], up === 1 ? PART.face : PART.back);
    corner(up === 1 ? one : next);
    corner(up === 1 ? next : one);
  });
}

/** A band around the slab between two heights; `lean` is how far its normal looks up. */
function addBand(
  builder: Builder,
  outline: readonly Outline[],
  low: readonly [up: number, inset: number],
  high: readonly [up: number, inset: number],
  lean: number,
): void {
  const flat = Math.sqrt(1 - lean * lean);
  const corner = ({ x, z, nx, nz }: Outline, [up, inset]: readonly [number, number]) =>
    put(builder, [x - nx * inset, up, z - nz * inset], [nx * flat, lean, nz * flat], [0.5, 0.5], PART.edge);
  outline.forEach((one, i) => {
    const next = itemAt(outline, (i + 1) % outline.length);
    corner(one, low);
    corner(next, low);
    corner(next, high);
    corner(one, low);
    corner(next, high);
    corner(one, high);
  });
}

/** Makes the corners of a slab. */
export type SlabShape = () => Builder;

/** What is drawn of one slab, and room for the two tiles and the edge of each of many. */
export class SlabGeometry extends BufferGeometry {
  constructor(shape: SlabShape, room: number) {
    super();
    const { positions, normals, uvs, parts } = shape();
    this.setAttribute("position", new Float32BufferAttribute(positions, 3));
    this.setAttribute("normal", new Float32BufferAttribute(normals, 3));
    this.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
    this.setAttribute("part", new Float32BufferAttribute(parts, 1));
    for (const name of ["faceTile", "backTile", "edge"]) {
      const each = new InstancedBufferAttribute(new Float32Array(room * 4), 4);
      this.setAttribute(name, each.setUsage(DynamicDrawUsage));
    }
  }
}

/**
 * A card, a counter or a board around the origin: a face above, a back below, and an edge that catches the light.
 * Inches, or sides of a counter.
 */
export function slab(size: SlabSize): Builder {
  const builder: Builder = { positions: [], normals: [], uvs: [], parts: [] };
  const outline = outlineOf(size);
  const half = size.thickness / 2;
  const bevel = size.thickness * BEVEL;
  addSide(builder, outline, size, 1, bevel);
  addSide(builder, outline, size, -1, bevel);
  addBand(builder, outline, [half - bevel, 0], [half, bevel], 0.7);
  addBand(builder, outline, [bevel - half, 0], [half - bevel, 0], 0);
  addBand(builder, outline, [-half, bevel], [bevel - half, 0], -0.7);
  return builder;
}

/** A plaque's depth and height, in sides: a block that leans back, so that its face is read from above and aside. */
export const PLAQUE = { width: 1.1, low: 0.16, high: 0.62, front: 0.42, back: -0.3 } as const;

/** A quadrilateral, anticlockwise from outside. */
function addQuad(
  builder: Builder,
  corners: readonly (readonly [x: number, y: number, z: number])[],
  normal: readonly number[],
  part: number,
): void {
  const uvs = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  for (const i of [0, 1, 2, 0, 2, 3]) put(builder, corners[i] ?? [0, 0, 0], normal, uvs[i] ?? [0, 0], part);
}

/** A block with a face that leans back, as plotters push over a map: it stands on the origin. */
export function plaque(): Builder {
  const builder: Builder = { positions: [], normals: [], uvs: [], parts: [] };
  const { width, low, high, front, back } = PLAQUE;
  const half = width / 2;
  const slope = Math.hypot(high - low, front - back);
  const facing = [0, (front - back) / slope, (high - low) / slope];
  const frontLow = [
    [-half, 0, front],
    [half, 0, front],
    [half, low, front],
    [-half, low, front],
  ] as const;
  const face = [
    [-half, low, front],
    [half, low, front],
    [half, high, back],
    [-half, high, back],
  ] as const;
  const rear = [
    [half, 0, back],
    [-half, 0, back],
    [-half, high, back],
    [half, high, back],
  ] as const;
  addQuad(builder, frontLow, [0, 0, 1], PART.edge);
  addQuad(builder, face, facing, PART.face);
  addQuad(builder, rear, [0, 0, -1], PART.back);
  for (const side of [-1, 1]) {
    const x = side * half;
    const cheek = [
      [x, 0, front],
      [x, 0, back],
      [x, high, back],
      [x, low, front],
    ] as const;
    addQuad(builder, side === 1 ? cheek : cheek.toReversed(), [side, 0, 0], PART.edge);
  }
  return builder;
}
