import { CameraControlsImpl } from "@react-three/drei/core/CameraControls.js";
import { type OrthographicCamera, type PerspectiveCamera, Vector3 } from "three";
import { LONGEST_FRAME } from "../order.ts";

const { ACTION } = CameraControlsImpl;

/** How long a move by hand takes to come to rest, and one of a directed show, in seconds. */
const LIGHT = 0.18;
const HEAVY = 0.45;
/** The same while a film leads, which is eased itself. */
const LED = 0.24;

const offset = new Vector3();
const TURN = 2 * Math.PI;

/** What turns the mouse, fingers and calls into camera moves. */
export class Hands extends CameraControlsImpl {
  /** Frames are drawn on demand: the time in which nothing moved is no part of a move. */
  override update(seconds: number): boolean {
    return !this.rests() && super.update(Math.min(seconds, LONGEST_FRAME));
  }

  /** Whether the camera stands where it is to stand, and nothing has been asked of it since: it need not be put there anew. */
  private rests(): boolean {
    const { _spherical: now, _sphericalEnd: end } = this;
    if (this._needsUpdate || this._updatedLastTime || !this._dragNeedsUpdate) return false;
    if (this._changedDolly !== 0 || this._changedZoom !== 0 || this.camera.zoom !== this._zoom) return false;
    if (now.theta !== end.theta || now.phi !== end.phi || now.radius !== end.radius) return false;
    return this._zoom === this._zoomEnd && this._target.equals(this._targetEnd);
  }

  /** Moves with more weight, as in a directed show, or as light as a hand. */
  weigh(heavy: boolean): void {
    this.smoothTime = heavy ? HEAVY : LIGHT;
  }

  /** Goes the shorter way round. */
  override setLookAt(...[x, y, z, atX, atY, atZ, smooth]: Parameters<CameraControlsImpl["setLookAt"]>) {
    const done = super.setLookAt(x, y, z, atX, atY, atZ, smooth);
    this.unwind();
    return done;
  }

  /** Follows a film, frame by frame: towards a place from which it looks at another one; `cut`: it is there at once. */
  follow(position: Vector3, target: Vector3, cut: boolean): void {
    this.smoothTime = LED;
    this._targetEnd.copy(target);
    this._sphericalEnd.setFromVector3(offset.subVectors(position, target));
    this.unwind();
    if (!cut) return;
    this._target.copy(this._targetEnd);
    this._spherical.copy(this._sphericalEnd);
    this._needsUpdate = true;
  }

  /** Counts the turns made so far anew, so that none is taken back. */
  private unwind(): void {
    const { _spherical: now, _sphericalEnd: end } = this;
    now.theta += TURN * Math.round((end.theta - now.theta) / TURN);
  }

  /** Takes a camera: wheel and pinch magnify the straight-down one and move the other. */
  hold(camera: PerspectiveCamera | OrthographicCamera, top: boolean): void {
    if (this.camera !== camera) this.camera = camera;
    this.mouseButtons.wheel = top ? ACTION.ZOOM : ACTION.DOLLY;
    this.touches.two = top ? ACTION.TOUCH_ZOOM_TRUCK : ACTION.TOUCH_DOLLY_ROTATE;
    this.minZoom = 0.5;
    this.maxZoom = 12;
  }
}
