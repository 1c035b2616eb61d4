import {
  AdditiveBlending,
  Color,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Object3D,
  type Vector3,
} from "three";
import { hash } from "../mat/noise.ts";
import { tuft } from "./tuft.ts";

/** Tufts of one blast. */
const TUFTS = 11;
/** The blast's time: how long it flashes, until when it grows, from when on it goes. */
const FLASHES = 0.12;
const GROWN = 0.34;
const GOES = 0.66;
const FLASH = 0.62;

/** What a blast is made of: the colour of its smoke, how wide it is and how far it rises, in inches. */
export interface Blast {
  readonly colour: Color;
  readonly wide: number;
  readonly rises: number;
}

/** Anti-aircraft shells of either side: the first side's smoke is white, the second's black. */
export const SHELLS: readonly [Blast, Blast] = [
  { colour: new Color("#e9e6dd"), wide: 0.5, rises: 0.12 },
  { colour: new Color("#24211f"), wide: 0.5, rises: 0.12 },
];
/** A bomb on the ground. */
export const BOMB: Blast = { colour: new Color("#54463a"), wide: 0.46, rises: 0.95 };

function between(low: number, high: number, value: number): number {
  return Math.max(0, Math.min(1, (value - low) / (high - low)));
}

/** Smoke that flashes, swells and is gone. Two draw calls while it lasts. */
export class Blasts {
  readonly group = new Group();
  private readonly smoke = new InstancedMesh(tuft(2), new MeshLambertMaterial({ color: 0xffffff }), TUFTS);
  private readonly flash = new Mesh(
    new IcosahedronGeometry(1, 2),
    new MeshBasicMaterial({
      color: 0xffc46b,
      blending: AdditiveBlending,
      depthWrite: false,
      transparent: true,
      toneMapped: false,
    }),
  );
  private readonly dummy = new Object3D();

  constructor() {
    this.smoke.frustumCulled = false;
    this.smoke.castShadow = true;
    this.flash.renderOrder = 4;
    this.group.add(this.smoke, this.flash);
    this.hide();
    // The colours must be there when the material is made.
    for (let i = 0; i < TUFTS; i++) this.smoke.setColorAt(i, SHELLS[0].colour);
  }

  hide(): void {
    this.smoke.visible = this.flash.visible = false;
  }

  /** Shows a blast at a place, `share` of its time over. */
  show(at: Vector3, share: number, { colour, wide, rises }: Blast): void {
    const grown = Math.sqrt(between(0.02, GROWN, share));
    const left = 1 - between(GOES, 1, share);
    this.smoke.visible = share > 0 && share < 1;
    this.flash.visible = share > 0 && share < FLASHES;
    this.flash.position.copy(at);
    this.flash.scale.setScalar(FLASH * Math.sin((share / FLASHES) * Math.PI) || 1e-5);
    for (let i = 0; i < TUFTS; i++) {
      this.smoke.setColorAt(i, colour);
      this.lay(at, i, wide * grown, rises * grown, left * (0.45 + 0.55 * grown));
    }
    this.smoke.instanceMatrix.needsUpdate = true;
    if (this.smoke.instanceColor) this.smoke.instanceColor.needsUpdate = true;
  }

  dispose(): void {
    this.smoke.geometry.dispose();
    this.smoke.material.dispose();
    this.smoke.dispose();
    this.flash.geometry.dispose();
    this.flash.material.dispose();
  }

  private lay(at: Vector3, i: number, wide: number, rises: number, size: number): void {
    const { dummy } = this;
    const angle = i * 2.39996;
    const out = wide * (0.25 + 0.75 * hash(i, 1, 7));
    dummy.position.set(
      at.x + Math.cos(angle) * out,
      at.y + rises * hash(i, 2, 7) + (wide - out) * 0.5 * (rises > wide ? 1 : hash(i, 3, 7) * 2 - 1),
      at.z + Math.sin(angle) * out,
    );
    dummy.rotation.set(i, i * 1.7, 0);
    dummy.scale.setScalar(Math.max(1e-5, size * (0.2 + 0.14 * hash(i, 4, 7))));
    dummy.updateMatrix();
    this.smoke.setMatrixAt(i, dummy.matrix);
  }
}
