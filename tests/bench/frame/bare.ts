import {
  CylinderGeometry,
  HemisphereLight,
  IcosahedronGeometry,
  InstancedMesh,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SpotLight,
  WebGLRenderer,
} from "three";
import { models } from "../../../src/scene/models/load.ts";
import type { Piece, Pose } from "../../../src/tabletop/tabletop.ts";
import { timed } from "./stats.ts";

/** One type's models, propellers and their pieces. */
interface Flight {
  readonly meshes: readonly InstancedMesh[];
  readonly pieces: readonly Piece[];
}

const dummy = new Object3D();

/** The same pieces in bare three.js, as somebody would write it who knows instancing: a mesh a type, legs by lerp. */
export class BareTable {
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(32, 1, 0.5, 400);
  private readonly renderer: WebGLRenderer;
  private readonly flights: Flight[] = [];
  private readonly stands: InstancedMesh[];

  constructor(
    private readonly pieces: readonly Piece[],
    canvas: HTMLCanvasElement,
    width: number,
    height: number,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true });
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.position.set(24, 52, 34);
    this.camera.lookAt(24, 0, -18);
    this.camera.updateProjectionMatrix();
    const paint = new MeshStandardMaterial({ roughness: 0.8 });
    this.stands = [
      new InstancedMesh(new CylinderGeometry(1.1, 1.12, 0.11, 40), paint, pieces.length),
      new InstancedMesh(new CylinderGeometry(0.05, 0.05, 3, 12), paint, pieces.length),
      new InstancedMesh(new IcosahedronGeometry(0.25, 0), paint, pieces.length),
    ];
    const lamp = new SpotLight(0xffffff, 9000, 0, 0.8, 0.8, 2);
    lamp.position.set(14, 52, -10);
    const mat = new Mesh(new PlaneGeometry(48, 36).rotateX(-Math.PI / 2), new MeshLambertMaterial());
    mat.position.set(24, 0, -18);
    this.scene.add(mat, lamp, new HemisphereLight(0xffffff, 0x806040, 1), ...this.stands);
  }

  async load(): Promise<void> {
    const wanted = [...new Set(this.pieces.map(({ model }) => model))];
    await Promise.all(wanted.map((model) => models.loadAsync(model)));
    const paint = new MeshStandardMaterial({ vertexColors: true, roughness: 0.8 });
    for (const [model, shape] of models.shapes) {
      const pieces = this.pieces.filter((piece) => piece.model === model);
      const geometries = [shape.airframe, ...shape.propellers.map((one) => one.geometry)];
      const meshes = geometries.map((geometry) => new InstancedMesh(geometry, paint, pieces.length));
      this.flights.push({ meshes, pieces });
      this.scene.add(...meshes);
    }
    for (const mesh of [...this.stands, ...this.flights.flatMap((flight) => flight.meshes)])
      mesh.frustumCulled = false;
  }

  /** Milliseconds of script a frame. */
  fly(frames: number): number {
    return timed(this.renderer, frames, (share) => this.frame(share));
  }

  dispose(): void {
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private frame(share: number): void {
    for (const { meshes, pieces } of this.flights) {
      for (let i = 0; i < pieces.length; i++) {
        this.pose(pieces[i] as Piece, share, 3);
        for (const mesh of meshes) mesh.setMatrixAt(i, dummy.matrix);
      }
      for (const mesh of meshes) mesh.instanceMatrix.needsUpdate = true;
    }
    for (const mesh of this.stands) {
      for (let i = 0; i < this.pieces.length; i++) {
        this.pose(this.pieces[i] as Piece, share, 0.1);
        mesh.setMatrixAt(i, dummy.matrix);
      }
      mesh.instanceMatrix.needsUpdate = true;
    }
    this.renderer.render(this.scene, this.camera);
  }

  private pose({ track = [] }: Piece, share: number, up: number): void {
    const at = share * (track.length - 1);
    const from = track[Math.floor(at)] as Pose;
    const to = track[Math.min(track.length - 1, Math.floor(at) + 1)] as Pose;
    const part = at % 1;
    dummy.position.set(from.x + (to.x - from.x) * part, up, -(from.y + (to.y - from.y) * part));
    dummy.rotation.set(0, (-from.heading * Math.PI) / 180, 0);
    dummy.updateMatrix();
  }
}
