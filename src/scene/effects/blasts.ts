import { Color, type InstancedMesh, type Mesh, Object3D, type Vector3 } from "three";
import { hash } from "../mat/noise.ts";

/** Tufts of one blast. */
export const BLAST_TUFTS = 11;
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

const dummy = new Object3D();

/** Shows a blast at a place, `share` of its time over: smoke that flashes, swells and is gone. */
export function showBlast(smoke: InstancedMesh, flash: Mesh, at: Vector3, share: number, blast: Blast): void {
  const { colour, wide, rises } = blast;
  const grown = Math.sqrt(between(0.02, GROWN, share));
  const left = 1 - between(GOES, 1, share);
  smoke.visible = share > 0 && share < 1;
  flash.visible = share > 0 && share < FLASHES;
  flash.position.copy(at);
  flash.scale.setScalar(FLASH * Math.sin((share / FLASHES) * Math.PI) || 1e-5);
  for (let i = 0; i < BLAST_TUFTS; i++) {
    smoke.setColorAt(i, colour);
    layTuft(at, i, wide * grown, rises * grown, left * (0.45 + 0.55 * grown));
    smoke.setMatrixAt(i, dummy.matrix);
  }
  smoke.instanceMatrix.needsUpdate = true;
  if (smoke.instanceColor) smoke.instanceColor.needsUpdate = true;
}

function layTuft(at: Vector3, i: number, wide: number, rises: number, size: number): void {
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
}
