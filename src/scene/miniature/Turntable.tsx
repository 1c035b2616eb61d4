import { PerspectiveCamera } from "@react-three/drei/core/PerspectiveCamera.js";
import { extend, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type PerspectiveCamera as Perspective, PlaneGeometry, ShadowMaterial } from "three";
import { heightsOf } from "../../tabletop/heights.ts";
import { livePose } from "../../tabletop/live.ts";
import type { Piece } from "../../tabletop/tabletop.ts";
import { Airframes } from "../components/Airframes.tsx";
import { useInvalidate } from "../components/hooks.ts";
import { Stands } from "../components/Stands.tsx";
import { airHeight } from "../layout.ts";
import type { ModelShape } from "../models/shape.ts";
import { LONGEST_FRAME, ORDER } from "../order.ts";
import { createStage, type Stage } from "../stage.ts";

extend({ PlaneGeometry, ShadowMaterial });

/** Degrees a second. */
const SPEED = 26;
const LENS = 28;
const HALF = Math.tan((LENS * Math.PI) / 360);
/** The stem is pushed in, so that the miniature comes near. */
const LEVEL = 1;
const AIR = heightsOf({ altitude: true });
const LYING = [-Math.PI / 2, 0, 0] as const;

/** A miniature that is shown: its piece, and its shape. */
interface Exhibit {
  readonly piece: Piece;
  readonly shape: ModelShape;
}

/** How the stand is turned, degrees; a hand changes it between two frames. */
interface Turn {
  heading: number;
}

export interface TurntableProps {
  readonly turn: Turn;
  readonly turning: boolean;
  /** Left out: nothing stands there yet. */
  readonly exhibit: Exhibit | undefined;
}

function Lamp() {
  return (
    <>
      <spotLight
        args={[0xffecd2, 4200, 0, 0.42, 0.8, 2]}
        position={[-9, 24, 12]}
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-camera-near={10}
        shadow-camera-far={50}
        shadow-radius={3}
        shadow-bias={-0.0015}
        shadow-normalBias={0.05}
      />
      <hemisphereLight args={[0xd4e0ee, 0x9a7a58, 1.7]} />
      <mesh receiveShadow rotation={LYING}>
        <planeGeometry args={[40, 40]} />
        <shadowMaterial opacity={0.42} />
      </mesh>
    </>
  );
}

/** Comes as near as the whole stand and the whole wing allow, whatever way it is turned. */
function Eye({ reach }: { readonly reach: number }) {
  const camera = useRef<Perspective>(null);
  const aspect = useThree(({ size }) => size.width / size.height);
  const up = airHeight({ before: AIR, after: AIR, risen: 1 }, LEVEL);
  const wide = Math.max(1.2, reach) * 1.04;
  const far = Math.max(wide / aspect, up * 0.92) / HALF + wide * 0.8;
  useLayoutEffect(() => {
    camera.current?.position.set(0, up * 0.64 + far * 0.38, far * 0.92);
    camera.current?.lookAt(0, up * 0.64, 0);
  }, [up, far]);
  return <PerspectiveCamera ref={camera} makeDefault fov={LENS} near={1} far={120} />;
}

function stageFor(piece: Piece): Stage {
  const stage = createStage();
  stage.air.after = AIR;
  stage.actors = [
    { id: piece.id, before: piece, after: piece, shown: piece, pose: livePose(), part: undefined },
  ];
  return stage;
}

/** A miniature on its stand, as it stands on a table. */
function Standing({ piece, shape, turn }: Exhibit & { readonly turn: Turn }) {
  const [stage] = useState(() => stageFor(piece));
  useFrame(({ clock }) => {
    const [actor] = stage.actors;
    if (!actor) return;
    actor.pose.heading = turn.heading;
    actor.pose.level = LEVEL;
    stage.now = clock.elapsedTime * 1000;
  }, ORDER.stage);
  const standing = { cast: stage.actors, stage };
  return (
    <>
      <Airframes {...standing} modelOf={() => shape} />
      <Stands {...standing} />
    </>
  );
}

/** Turns the stand while it is to turn. */
function Motor({ turn }: { readonly turn: Turn }) {
  const invalidate = useInvalidate();
  useEffect(() => invalidate(), [invalidate]);
  useFrame((_, seconds) => {
    turn.heading += SPEED * Math.min(seconds, LONGEST_FRAME);
    invalidate();
  }, ORDER.stage);
  return null;
}

/** Draws each frame, since the parts of a table leave that to whoever shows them. */
function Drawn() {
  useFrame(({ gl, scene, camera }) => gl.render(scene, camera), ORDER.picture);
  return null;
}

/** A miniature on its stand under a lamp, turning as on a shop's counter. */
export function Turntable({ turn, turning, exhibit }: TurntableProps) {
  return (
    <>
      <Lamp />
      <Eye reach={exhibit?.shape.reach ?? 0} />
      {exhibit && <Standing key={JSON.stringify(exhibit.piece)} {...exhibit} turn={turn} />}
      {turning && <Motor turn={turn} />}
      <Drawn />
    </>
  );
}
