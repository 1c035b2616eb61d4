import { CameraControls, CameraControlsImpl } from "@react-three/drei/core/CameraControls.js";
import { useLayoutEffect, useRef } from "react";
import type { OrthographicCamera, PerspectiveCamera } from "three";
import { LONGEST_FRAME } from "../order.ts";
import { useTools } from "../shown.ts";

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

/** The hands that move the camera; whoever has not got them plays from where it stands. */
export function Controls() {
  const { rig } = useTools();
  const hands = useRef<Hands>(null);
  useLayoutEffect(() => {
    if (hands.current) rig.takeHands(hands.current);
  }, [rig]);
  return (
    <CameraControls
      ref={hands as never}
      impl={Hands}
      camera={rig.perspective}
      mouseButtons-left={ACTION.SCREEN_PAN}
      mouseButtons-middle={ACTION.SCREEN_PAN}
      mouseButtons-right={ACTION.ROTATE}
      touches-one={ACTION.TOUCH_SCREEN_PAN}
      touches-three={ACTION.TOUCH_ROTATE}
      dollyToCursor
      minDistance={4}
      maxDistance={150}
      maxPolarAngle={1.45}
      smoothTime={0.18}
      draggingSmoothTime={0.04}
      onControlStart={() => rig.hold(true)}
      onControl={rig.touch}
      onControlEnd={() => rig.hold(false)}
    />
  );
}
