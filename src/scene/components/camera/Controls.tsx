import { CameraControls, CameraControlsImpl } from "@react-three/drei/core/CameraControls.js";
import { useFrame } from "@react-three/fiber";
import { useLayoutEffect, useRef, useState } from "react";
import { Vector3 } from "three";
import type { Timeline } from "../../../tabletop/timeline.ts";
import { Hands } from "../../camera/hands.ts";
import { FARTHEST, LOWEST, lookedAt, NEAREST } from "../../camera/limits.ts";
import { Reframing } from "../../camera/reframing.ts";
import { ORDER } from "../../order.ts";
import { isTaken } from "../rig/use-rig.ts";
import { useShown, useTools } from "../shown.ts";

const { ACTION } = CameraControlsImpl;

/** What is looked at, and for what it was worked out: the table is looked at as it was when it was first seen. */
interface Reel {
  reframing?: Reframing;
  line?: Timeline;
  asked?: number;
  top?: boolean;
  /** Whether some of it has been seen, but not its end. */
  leads?: boolean;
}

const position = new Vector3();
const target = new Vector3();

/** Goes with the fight while something happens to a table that no film shows: as far as it has come at that instant. */
function useReframing(): void {
  const { line, directed } = useShown();
  const { player, eye, rig, latest } = useTools();
  const [reel] = useState((): Reel => ({}));
  /** How the table is looked at while it is as it is. */
  const reframingOf = (of: Timeline): Reframing => {
    const { asked } = rig.moved;
    const top = eye.isTop();
    if (!reel.reframing || reel.line !== of || reel.asked !== asked || reel.top !== top)
      Object.assign(reel, { reframing: new Reframing(rig.framings(top), of.duration), line: of, asked, top });
    return reel.reframing as Reframing;
  };
  useFrame(() => {
    const { now } = player;
    const leads = line !== undefined && (now < line.duration || (reel.leads === true && reel.line === line));
    const isFree = rig.moved.came && !isTaken(rig.moved) && !latest.current.settings.reducedMotion;
    reel.leads = leads && isFree && !directed && now < line.duration;
    if (!leads || !isFree || directed) return;
    const zoom = reframingOf(line).at(now, position, target);
    eye.follow(position, target, zoom);
  }, ORDER.eye);
}

/** The hands that move the camera; whoever has not got them plays from where it stands. */
export function Controls() {
  const { eye, rig } = useTools();
  const [camera] = useState(eye.camera);
  const hands = useRef<Hands>(null);
  const { width, depth } = useShown().tabletop.mat;
  useLayoutEffect(() => hands.current?.setBoundary(lookedAt({ width, depth })), [width, depth]);
  useReframing();
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
