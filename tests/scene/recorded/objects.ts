import {
  BatchedMesh,
  type BufferGeometry,
  type Camera,
  Color,
  type InstancedBufferGeometry,
  InstancedMesh,
  InterleavedBufferAttribute,
  Light,
  type Material,
  Matrix4,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  Texture,
  Vector3,
  Vector4,
} from "three";
import { digest, figure, figures } from "./figures.ts";
import { drawnOn } from "./pen.ts";

/** Properties of a material by which a picture differs, and how they are as a rule: what is so is not told. */
const USUAL = {
  ...{
    opacity: 1,
    transparent: false,
    depthWrite: true,
    depthTest: true,
    side: 0,
    blending: 1,
    alphaTest: 0,
  },
  ...{ toneMapped: true, vertexColors: false, flatShading: false, wireframe: false, visible: true },
  ...{ polygonOffset: false, premultipliedAlpha: false, roughness: 1, metalness: 0, emissiveIntensity: 1 },
  ...{ polygonOffsetFactor: 0, polygonOffsetUnits: 0 },
} as const;

type Shown = Material & Readonly<Record<string, unknown>>;

function shownAs(value: unknown): string | undefined {
  if (typeof value === "number") return figure(value);
  if (typeof value === "boolean") return String(value);
  if (value instanceof Color) return `#${value.getHexString()}`;
  if (value instanceof Texture) return drawnOn(value.image);
  if (Array.isArray(value)) {
    const numbers = value.flatMap((one) => (one instanceof Vector4 ? one.toArray() : one));
    return typeof numbers[0] === "number" ? `[${digest(numbers)}]` : undefined;
  }
  const { x, y, z, w } = (value ?? {}) as { x?: number; y?: number; z?: number; w?: number };
  if (x === undefined || y === undefined) return undefined;
  return `(${figures([x, y, z, w].filter((one) => one !== undefined))})`;
}

function named([name, value]: readonly [string, unknown]): string | undefined {
  const told = shownAs(value);
  return told === undefined ? undefined : `${name} ${told}`;
}

function printed(map: unknown): string | undefined {
  if (!(map instanceof Texture)) return undefined;
  const drawn = drawnOn(map.image);
  return drawn ? `print ${drawn}` : "print";
}

function materialOf(material: Material): string {
  const shown = material as Shown;
  const { uniforms = {}, color, emissive, map } = shown;
  const looks = Object.entries(USUAL).filter(([name, usual]) => (shown[name] ?? usual) !== usual);
  const values = Object.entries(uniforms as Record<string, { value: unknown }>);
  const told = [
    ...Object.entries({ color, emissive }).map(named),
    ...looks.map(([name]) => named([name, shown[name]])),
    ...values.map(([name, { value }]) => named([name, value])),
    printed(map),
  ];
  return `${material.type}: ${told.filter((one) => one !== undefined).join(", ")}`;
}

interface Sendable {
  readonly array: ArrayLike<number>;
  readonly version?: number;
}

const known = new WeakMap<object, { readonly version: number; readonly told: string }>();

/** What the graphics card has of many numbers: what is changed and not sent is not seen. */
function sent(numbers: Sendable): string {
  const { array, version = 0 } = numbers;
  const before = known.get(numbers);
  if (before?.version === version) return before.told;
  const told = digest(array);
  known.set(numbers, { version, told });
  return told;
}

function geometryOf(geometry: BufferGeometry): string {
  const { attributes, index, drawRange } = geometry;
  const { instanceCount = Infinity } = geometry as Partial<InstancedBufferGeometry>;
  const all = Object.entries(attributes).map(([name, attribute]) => {
    const numbers = attribute instanceof InterleavedBufferAttribute ? attribute.data : attribute;
    return `${name} ${attribute.count}: ${sent(numbers)}`;
  });
  const { start, count } = drawRange;
  return [
    ...all.toSorted(),
    ...(index ? [`index ${index.count}: ${sent(index)}`] : []),
    ...(Number.isFinite(instanceCount) ? [`${instanceCount} of it`] : []),
    ...(start > 0 || count !== Infinity ? [`drawn ${start} to ${start + count}`] : []),
  ].join(", ");
}

function instancesOf(mesh: InstancedMesh | BatchedMesh): string {
  const matrix = new Matrix4();
  const first = () => figures(new Vector3().setFromMatrixPosition(matrix));
  if (mesh instanceof InstancedMesh) {
    const { count, instanceMatrix, instanceColor } = mesh;
    mesh.getMatrixAt(0, matrix);
    const colours = instanceColor ? `, colours ${sent(instanceColor)}` : "";
    return `${count} of it, the first at ${first()}, all ${sent(instanceMatrix)}${colours}`;
  }
  const all = Array.from({ length: mesh.instanceCount }, (_, i) => {
    mesh.getMatrixAt(i, matrix);
    return mesh.getVisibleAt(i) ? [...matrix.elements] : [0];
  });
  const colours = all.flatMap((_, i) => mesh.getColorAt(i, new Vector4()).toArray());
  return `${all.length} of it, the last at ${first()}, all ${digest(all.flat())}, colours ${digest(colours)}`;
}

function detailsOf(one: Object3D): readonly string[] {
  if (!one.visible) return [];
  if (one instanceof Mesh) {
    const materials: readonly Material[] = [one.material].flat();
    const many = one instanceof InstancedMesh || one instanceof BatchedMesh ? [instancesOf(one)] : [];
    return [...many, geometryOf(one.geometry), ...materials.map(materialOf)];
  }
  if (one instanceof Light) return [`#${one.color.getHexString()} ${figure(one.intensity)}`];
  if ((one as Camera).isCamera) {
    const { near, far, fov } = one as PerspectiveCamera;
    return [
      `near ${figure(near)}, far ${figure(far)}${one instanceof PerspectiveCamera ? `, ${figure(fov)}°` : ""}`,
    ];
  }
  return [];
}

/** What is not as usual with a thing. */
function flagsOf(one: Object3D): readonly string[] {
  const flags = [
    [one.renderOrder !== 0, `order ${one.renderOrder}`],
    [!one.visible, "hidden"],
    [one.castShadow, "casts a shadow"],
    [one.receiveShadow, "takes shadows"],
    [!one.frustumCulled, "never culled"],
    [one.layers.mask !== 1, `layers ${one.layers.mask}`],
  ] as const;
  return flags.filter(([is]) => is).map(([, flag]) => flag);
}

function recordOf(one: Object3D): string {
  one.updateWorldMatrix(true, false);
  const { elements } = one.matrixWorld;
  const at = figures(new Vector3().setFromMatrixPosition(one.matrixWorld));
  const turned = figures(elements.slice(0, 11).filter((_, i) => i % 4 < 3));
  const upright = turned === "1 0 0 0 1 0 0 0 1" ? [] : [`turned ${turned}`];
  const head = [`${one.type} ${one.name}`.trim(), `at ${at}`, ...upright, ...flagsOf(one)].join(", ");
  return [head, ...detailsOf(one).map((line) => `  ${line}`)].join("\n");
}

/** Whether there is something of a thing to be seen, other than where its parts are. */
function isTold(one: Object3D): boolean {
  return one instanceof Mesh || one instanceof Light || (one as Camera).isCamera || one.name !== "";
}

/** All that is in a scene, a paragraph each: what stands where, which way it faces, in which colour and order it is drawn. */
export function objectsIn(all: readonly Object3D[]): readonly string[] {
  return all.filter(isTold).map(recordOf);
}
