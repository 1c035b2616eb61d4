import { CameraControlsImpl } from "@react-three/drei/core/CameraControls.js";
import { type OrthographicCamera, type PerspectiveCamera, Vector3 } from "three";
import { LONGEST_FRAME } from "../order.ts";

const { ACTION } = CameraControlsImpl;

/** How long a move by hand takes to come to rest, and one of a directed show, in seconds. */
const LIGHT = 0.18;
const HEAVY = 0.45;

/** A place of the camera, and one that it looks at. */
interface View {
  readonly position: Vector3;
  readonly target: Vector3;
}

const asked: View = { position: new Vector3(), target: new Vector3() };

/** What turns the mouse, fingers and calls into camera moves. */
export class Hands extends CameraControlsImpl {
  /** Where the camera came to rest; undefined while it moves or is held. */
  private rest: View | undefined;
  /** Where it was put last, and where that is once it has been turned into angles. */
  private readonly led: View = { position: new Vector3(), target: new Vector3() };
  private readonly came: View = { position: new Vector3(), target: new Vector3() };

  /** Frames are drawn on demand: the time in which nothing moved is no part of a move. */
  override update(seconds: number): boolean {
    if (this.rests()) return false;
    const moved = super.update(Math.min(seconds, LONGEST_FRAME));
    // What is laid in this frame is laid for the eye as it is now, not as it was in the last picture.
    this.camera.updateMatrixWorld();
    this.rest = moved || this.isHeld() ? undefined : this.wanted(new Vector3(), new Vector3());
    return moved;
  }

  private isHeld(): boolean {
    return this.currentAction !== ACTION.NONE;
  }

  /** How the camera is to stand when it has come there. */
  private wanted(position: Vector3, target: Vector3): View {
    return { position: this.getPosition(position), target: this.getTarget(target) };
  }

  /** Whether the camera stands where it is to stand, and nothing has been asked of it since: it need not be put there anew. */
  private rests(): boolean {
    if (!this.rest || this.isHeld()) return false;
    const { position, target } = this.wanted(asked.position, asked.target);
    return position.equals(this.rest.position) && target.equals(this.rest.target);
  }

  /** Moves with more weight, as in a directed show, or as light as a hand. */
  weigh(heavy: boolean): void {
    this.smoothTime = heavy ? HEAVY : LIGHT;
  }

  /** Goes the shorter way round, whatever turns were made so far. */
  override setLookAt(...place: Parameters<CameraControlsImpl["setLookAt"]>) {
    const done = super.setLookAt(...place);
    this.normalizeRotations();
    return done;
  }

  override zoomTo(...zoom: Parameters<CameraControlsImpl["zoomTo"]>) {
    this.rest = undefined;
    return super.zoomTo(...zoom);
  }

  /** Stands in a place and looks at another one: a way that is a function of time is taken as it is. */
  stand(position: Vector3, target: Vector3, zoom: number): void {
    if (!this.stands(position, target)) {
      void this.setLookAt(...position.toArray(), ...target.toArray(), false);
      this.led.position.copy(position);
      this.led.target.copy(target);
      this.wanted(this.came.position, this.came.target);
    }
    if (this.camera.zoom !== zoom) void this.zoomTo(zoom, false);
  }

  /** Whether the camera was put there last, and nothing has been asked of it since: a picture that stands still needs no frame. */
  private stands(position: Vector3, target: Vector3): boolean {
    if (!position.equals(this.led.position) || !target.equals(this.led.target)) return false;
    const now = this.wanted(asked.position, asked.target);
    return now.position.equals(this.came.position) && now.target.equals(this.came.target);
  }

  /** Takes a camera: wheel and pinch magnify the straight-down one and move the other. */
  hold(camera: PerspectiveCamera | OrthographicCamera, top: boolean): void {
    this.rest = undefined;
    if (this.camera !== camera) this.camera = camera;
    this.mouseButtons.wheel = top ? ACTION.ZOOM : ACTION.DOLLY;
    this.touches.two = top ? ACTION.TOUCH_ZOOM_TRUCK : ACTION.TOUCH_DOLLY_ROTATE;
    this.minZoom = 0.5;
    this.maxZoom = 12;
  }
}
