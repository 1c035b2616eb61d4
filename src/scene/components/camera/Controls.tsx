import { CameraControls, CameraControlsImpl } from "@react-three/drei/core/CameraControls.js";
import { useLayoutEffect, useRef, useState } from "react";
import { Hands } from "../../camera/hands.ts";
import { FARTHEST, LOWEST, lookedAt, NEAREST } from "../../camera/limits.ts";
import { useShown, useTools } from "../shown.ts";
import { useWay } from "./use-way.ts";

const { ACTION } = CameraControlsImpl;

/** The hands that move the camera; whoever has not got them plays from where it stands. */
export function Controls() {
  const { eye, rig } = useTools();
  const [camera] = useState(eye.camera);
  const hands = useRef<Hands>(null);
  const { width, depth } = useShown().tabletop.mat;
  useLayoutEffect(() => hands.current?.setBoundary(lookedAt({ width, depth })), [width, depth]);
  useWay();
  useLayoutEffect(() => {
    if (hands.current) eye.takeHands(hands.current);
  }, [eye]);
  return (
    <CameraControls
      ref={hands as never}
      impl={Hands}
      camera={camera}
      mouseButtons-left={ACTION.SCREEN_PAN}
      mouseButtons-middle={ACTION.SCREEN_PAN}
      mouseButtons-right={ACTION.ROTATE}
      touches-one={ACTION.TOUCH_SCREEN_PAN}
      touches-three={ACTION.TOUCH_ROTATE}
      dollyToCursor
      minDistance={NEAREST}
      maxDistance={FARTHEST}
      maxPolarAngle={LOWEST}
      smoothTime={0.18}
      draggingSmoothTime={0.04}
      onControlStart={() => rig.hold(true)}
      onControl={() => rig.touch()}
      onControlEnd={() => rig.hold(false)}
    />
  );
}
