import { type Camera, type Matrix4, Quaternion, Vector3 } from "three";
import type { LiveLoss } from "../../tabletop/motion/loss-motion.ts";
import { inchInPicture } from "../stock/near.ts";

/** The share of its way to where it is counted after which a loss gets smaller until it is gone. */
const GOES = 0.7;

/** From lying on the table to standing before the eye. */
const UPRIGHT = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI / 2);

/** Where a loss is on the screen, in CSS pixels, and how large. */
interface Held {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The picture: its camera, its size in CSS pixels, and how far before the eye losses are held, in inches. */
export interface Eyed {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly away: number;
}

/** Works out where a loss is between its counter, the middle of the picture and where it is counted. */
export class LossHolder {
  private readonly held = new Vector3();
  private readonly size = new Vector3();
  private readonly facing = new Quaternion();
  private readonly turn = new Quaternion();

  /**
   * Writes the matrix of a loss. `from` and `to`: where it rises and where it is counted, in the mat's space; undefined
   * where nobody knows. `side`: how large it is there, in inches; `lying`: how it is turned there; `origin`: the mat's corner.
   */
  pose(
    matrix: Matrix4,
    { risen, counted }: LiveLoss,
    slot: Held,
    { from, to }: { readonly from: Vector3 | undefined; readonly to: Vector3 | undefined },
    { side, lying, origin }: { readonly side: number; readonly lying: Quaternion; readonly origin: Vector3 },
    eyed: Eyed,
  ): void {
    const large = this.hold(slot, eyed);
    const { held, facing, turn, size } = this;
    held.sub(origin);
    facing.setFromRotationMatrix(eyed.camera.matrixWorld).multiply(UPRIGHT);
    const end = counted > 0 ? to : from;
    const share = counted > 0 ? 1 - counted : risen;
    if (end) held.lerpVectors(end, held, share);
    turn.copy(lying).slerp(facing, share);
    // What comes from nowhere grows where it stands, and what goes nowhere gets smaller there.
    const small = end ? side : 0;
    const gone = counted > GOES ? (1 - counted) / (1 - GOES) : 1;
    matrix.compose(held, turn, size.setScalar(Math.max(1e-5, (small + (large - small) * share) * gone)));
  }

  /** Puts the place of a slot before the eye, in the scene; how many inches its size is there. */
  private hold({ x, y, size }: Held, { camera, width, height, away }: Eyed): number {
    const { elements: p } = camera.projectionMatrix;
    const deep = (p[14] - p[10] * away) / (p[15] === 1 ? 1 : away);
    this.held.set((2 * x) / width - 1, 1 - (2 * y) / height, deep).unproject(camera);
    return size / (inchInPicture(camera, this.held) * height);
  }
}
