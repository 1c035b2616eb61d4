import { CameraControlsImpl } from "@react-three/drei/core/CameraControls.js";
import type { OrthographicCamera, PerspectiveCamera } from "three";
import { LONGEST_FRAME } from "../order.ts";

const { ACTION } = CameraControlsImpl;

/** What turns the mouse, fingers and calls into camera moves. */
export class Hands extends CameraControlsImpl {
  /** Frames are drawn on demand: the time in which nothing moved is no part of a move. */
  override update(seconds: number): boolean {
    return super.update(Math.min(seconds, LONGEST_FRAME));
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
