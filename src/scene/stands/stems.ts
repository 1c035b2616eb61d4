import {
  type BufferGeometry,
  CylinderGeometry,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedMesh,
  MeshStandardMaterial,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { BRASS } from "../colours.ts";
import { BASE, heightIn, heightOf, STEM, writeUpright } from "../layout.ts";
import type { Actor, Stage } from "../stage.ts";
import { standing } from "./bases.ts";

/** Tubes that slide into each other: up to which height, and how thick, in inches. */
const TUBES = [
  { top: 1.3, radius: 0.06 },
  { top: 3.1, radius: 0.048 },
  { top: 5, radius: 0.038 },
  { top: 9, radius: 0.03 },
] as const;
const PEG = { radius: 0.085, long: 0.13, thick: 0.03 } as const;
const FOOT = { radius: 0.2, height: 0.1 } as const;

function painted(geometry: BufferGeometry, shade: number): BufferGeometry {
  const count = geometry.getAttribute("position").count;
  geometry.setAttribute("color", new Float32BufferAttribute(new Float32Array(count * 3).fill(shade), 3));
  geometry.deleteAttribute("uv");
  return geometry;
}

function tube(radius: number, bottom: number, top: number, shade: number): BufferGeometry {
  const geometry = new CylinderGeometry(radius, radius, top - bottom, 12);
  return painted(geometry.translate(0, (top + bottom) / 2, 0), shade);
}

/** The whole stem drawn out to the highest level; what is above the model is pushed in by the vertex shader. */
function stemGeometry(altitude: boolean): BufferGeometry {
  const parts: BufferGeometry[] = [tube(FOOT.radius, BASE.thickness, BASE.thickness + FOOT.height, 0.75)];
  let bottom: number = BASE.thickness;
  for (const { top, radius } of TUBES) {
    parts.push(tube(radius, bottom, top, 1));
    if (bottom > BASE.thickness) parts.push(tube(radius * 1.5, bottom - 0.05, bottom + 0.03, 0.8));
    bottom = top;
  }
  for (let level = 1; altitude && level <= STEM.levels; level++) {
    const height = heightOf(level, true) - 0.12;
    const radius = level % 5 === 0 ? PEG.long : PEG.radius;
    parts.push(tube(radius, height, height + PEG.thick, level % 5 === 0 ? 0.5 : 1.25));
  }
  return mergeGeometries(parts);
}

/** All stems with their pegs in one draw call. */
export class Stems {
  readonly mesh: InstancedMesh<BufferGeometry, MeshStandardMaterial>;
  private readonly heights: InstancedBufferAttribute;

  constructor(actors: readonly Actor[], altitude: boolean) {
    const count = Math.max(1, actors.length);
    const geometry = stemGeometry(altitude);
    this.heights = new InstancedBufferAttribute(new Float32Array(count), 1);
    this.heights.setUsage(DynamicDrawUsage);
    geometry.setAttribute("reach", this.heights);
    const material = new MeshStandardMaterial({
      color: BRASS,
      vertexColors: true,
      roughness: 0.42,
      metalness: 0.35,
    });
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = `attribute float reach;\n${shader.vertexShader}`.replace(
        "#include <begin_vertex>",
        `#include <begin_vertex>
        if (transformed.y > reach) transformed = vec3(transformed.x * 0.2, reach, transformed.z * 0.2);`,
      );
    };
    material.customProgramCacheKey = () => "stem";
    this.mesh = new InstancedMesh(geometry, material, count);
    this.mesh.count = actors.length;
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = false;
    this.mesh.receiveShadow = true;
  }

  frame(stage: Stage): void {
    const { mesh, heights } = this;
    const { array } = mesh.instanceMatrix;
    for (let i = 0; i < stage.actors.length; i++) {
      const { pose } = stage.actors[i] as Actor;
      writeUpright(array, i, pose.x, 0, pose.y, 0, standing(pose.fallen) * pose.present || 1e-5);
      heights.array[i] = heightIn(pose, stage.altitude);
    }
    mesh.instanceMatrix.needsUpdate = true;
    heights.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
