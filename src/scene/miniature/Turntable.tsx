import { PerspectiveCamera } from "@react-three/drei/core/PerspectiveCamera.js";
import { extend, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef, useState } from "react";
import { type PerspectiveCamera as Perspective, PlaneGeometry, ShadowMaterial } from "three";
import { heightsOf } from "../../tabletop/heights.ts";
import { livePose } from "../../tabletop/live.ts";
import type { Piece } from "../../tabletop/tabletop.ts";
import { Airframes } from "../components/Airframes.tsx";
import { useInvalidate } from "../components/hooks.ts";
import { Reflections } from "../components/Reflections.tsx";
import { Stands } from "../components/Stands.tsx";
import { airHeight } from "../layout.ts";
import { loadedModel } from "../models/load.ts";
import type { ModelShape } from "../models/shape.ts";
import { LONGEST_FRAME, ORDER } from "../order.ts";
import { createStage, type Stage } from "../stage.ts";
import type { Held } from "./held.ts";

extend({ PlaneGeometry, ShadowMaterial });

/** Degrees a second. */
const SPEED = 26;
const LENS = 28;
const HALF = Math.tan((LENS * Math.PI) / 360);
/** The stem is pushed in, so that the miniature comes near. */
const LEVEL = 1;
const AIR = heightsOf({ altitude: true });
/** What stands on the ground, and how far a balloon is above the end of its cable, inches. */
const GROUND = 0.5;
const BALLOON = 1;
const LYING = [-Math.PI / 2, 0, 0] as const;

/** A miniature that is shown: its piece, and its shape. */
interface Exhibit {
  readonly piece: Piece;
  readonly shape: ModelShape;
}

export interface TurntableProps {
  readonly held: Held;
  /** Whether the miniature alone fills the picture, rather than the whole stand. */
  readonly large: boolean;
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
      <hemisphereLight args={[0xd4e0ee, 0x9a7a58, 1.35]} />
      <mesh receiveShadow rotation={LYING}>
        <planeGeometry args={[40, 40]} />
        <shadowMaterial opacity={0.42} />
      </mesh>
    </>
  );
}

/** What is in sight: half of how wide it is, whatever way it is turned, how high it is, inches, and the picture's shape. */
interface Framed {
  readonly wide: number;
  readonly up: number;
  readonly aspect: number;
}

/** How far away one looks at how high a point, inches. */
interface Sight {
  readonly away: number;
  readonly middle: number;
}

/** Comes as near as the whole stand and the whole wing allow. */
function wholeStand({ wide, up, aspect }: Framed): Sight {
  return { away: Math.max(wide / aspect, up * 0.92) / HALF + wide * 0.8, middle: up * 0.64 };
}

/** Fills the picture with the miniature alone; whoever goes further away has the stand in sight. */
function miniatureAlone({ wide, up, aspect }: Framed, near: number): Sight {
  const away = (Math.max(wide / aspect, wide * 0.5) / HALF + wide * 0.8) / near;
  const back = Math.min(1, Math.max(0, 1 / near - 1));
  return { away, middle: up * (1 - 0.36 * back) };
}

/** How high the middle of what stands there is, inches: on the ground about as high as men, in the air, or on a cable above that. */
function heightOf(piece: Piece | undefined): number {
  if (piece?.kind === "gun") return GROUND;
  const air = airHeight({ before: AIR, after: AIR, risen: 1 }, LEVEL);
  return piece?.kind === "balloon" ? air + BALLOON : air;
}

interface EyeProps {
  /** Left out: nothing stands there yet. */
  readonly exhibit: Exhibit | undefined;
  readonly held: Held;
  readonly large: boolean;
}

function Eye({ exhibit, held, large }: EyeProps) {
  const camera = useRef<Perspective>(null);
  const aspect = useThree(({ size }) => size.width / size.height);
  const framed = {
    wide: Math.max(1.2, exhibit?.shape.reach ?? 0) * 1.04,
    up: heightOf(exhibit?.piece),
    aspect,
  };
  useFrame(() => {
    const tilt = (held.tilt * Math.PI) / 180;
    const { away, middle } = large ? miniatureAlone(framed, held.near) : wholeStand(framed);
    camera.current?.position.set(0, middle + away * Math.sin(tilt), away * Math.cos(tilt));
    camera.current?.lookAt(0, middle, 0);
  }, ORDER.eye);
  return <PerspectiveCamera ref={camera} makeDefault fov={LENS} near={0.5} far={120} />;
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
function Standing({ piece, shape, held }: Exhibit & { readonly held: Held }) {
  const [stage] = useState(() => stageFor(piece));
  useFrame(({ clock }) => {
    const [actor] = stage.actors;
    if (!actor) return;
    actor.pose.heading = held.heading;
    actor.pose.level = LEVEL;
    stage.now = clock.elapsedTime * 1000;
  }, ORDER.stage);
  const standing = { cast: stage.actors, stage };
  return (
    <>
      <Airframes {...standing} modelOf={(one) => (one.model === piece.model ? shape : loadedModel(one))} />
      <Stands {...standing} />
    </>
  );
}

/** Turns the stand while it is to turn. */
function Motor({ held }: { readonly held: Held }) {
  const invalidate = useInvalidate();
  useEffect(() => invalidate(), [invalidate]);
  useFrame((_, seconds) => {
    held.heading += SPEED * Math.min(seconds, LONGEST_FRAME);
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
export function Turntable({ held, large, turning, exhibit }: TurntableProps) {
  return (
    <>
      <Lamp />
      <Reflections strength={1.9} />
      <Eye exhibit={exhibit} held={held} large={large} />
      {exhibit && (
        <Standing
          key={`${exhibit.shape.airframe.uuid} ${JSON.stringify(exhibit.piece)}`}
          {...exhibit}
          held={held}
        />
      )}
      {turning && <Motor held={held} />}
      <Drawn />
    </>
  );
}
