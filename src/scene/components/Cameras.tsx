import { OrthographicCamera } from "@react-three/drei/core/OrthographicCamera.js";
import { PerspectiveCamera } from "@react-three/drei/core/PerspectiveCamera.js";
import { useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef, useState } from "react";
import type { PerspectiveCamera as Perspective, OrthographicCamera as Straight } from "three";
import { heightOf } from "../../tabletop/heights.ts";
import type { Mat } from "../../tabletop/tabletop.ts";
import { groundOf, inAction, roomIn } from "../camera/action.ts";
import type { Extent } from "../camera/home.ts";
import { clearOf } from "../clear.ts";
import { LAYER } from "../order.ts";
import type { Stage } from "../stage.ts";
import { late } from "./late.tsx";
import { useShown, useTools } from "./shown.ts";

const Controls = late(async () => (await import("./Controls.tsx")).Controls);

const Director = late(async () => (await import("./Director.tsx")).Director);

const LENS = 32;
const [NEAR, FAR] = [0.5, 400];
/** Inches around the mat that belong to the picture. */
const MARGIN = 3;

/** Half the height of a picture of some shape with all of the mat in it, in inches. */
function halfOf({ width, depth }: Mat, aspect: number): number {
  return Math.max(depth / 2 + MARGIN, (width / 2 + MARGIN) / aspect);
}

/** Room above the highest model, in inches. */
const HEADROOM = 0.7;

/**
 * What part of the mat the fight takes up, before and after what happens, as far as it fits into so many inches;
 * undefined when nobody flies.
 */
function extentOf({ actors, air }: Stage, looked: string | undefined, room: number): Extent | undefined {
  const shown = inAction(actors, looked, room);
  const ground = groundOf(shown);
  if (!ground || !air.after.scale) return ground;
  const levels = shown.flatMap(({ before, after }) => [before.level, after.level]);
  return { ...ground, air: Math.max(...levels.map((level) => heightOf(air.after, level) + HEADROOM)) };
}

/** The table's two cameras, one as a player sees it and one straight down, where the rig puts them. */
function TwoCameras() {
  const { mat } = useShown().tabletop;
  const { rig } = useTools();
  const aspect = useThree(({ size }) => size.width / size.height);
  const [top, setTop] = useState(false);
  const perspective = useRef<Perspective>(null);
  const straight = useRef<Straight>(null);
  useLayoutEffect(() => {
    if (!perspective.current || !straight.current) return;
    for (const camera of [perspective.current, straight.current]) camera.layers.enable(LAYER.names);
    rig.perspective = perspective.current;
    rig.straight = straight.current;
    rig.onTop = setTop;
  }, [rig]);
  const half = halfOf(mat, aspect);
  return (
    <>
      <PerspectiveCamera ref={perspective} makeDefault={!top} fov={LENS} near={NEAR} far={FAR} />
      <OrthographicCamera
        ref={straight}
        makeDefault={top}
        manual
        near={NEAR}
        far={FAR}
        top={half}
        bottom={-half}
        left={-half * aspect}
        right={half * aspect}
      />
    </>
  );
}

/** Tells the rig how large the picture and the table are, and what is looked at. */
function Places() {
  const { tabletop, edge, stage, selected } = useShown();
  const { rig, latest } = useTools();
  const size = useThree((state) => state.size);
  const { mat } = tabletop;
  const room = roomIn(size.width);
  useLayoutEffect(() => {
    rig.clear = () => clearOf(latest.current.clearArea?.(), size);
    rig.extent = () => (latest.current.wholeMat || rig.table() ? undefined : extentOf(stage, selected, room));
    if (room < Infinity) rig.follow(!latest.current.settings.reducedMotion);
  }, [rig, stage, selected, room, size, latest]);
  useLayoutEffect(() => rig.setSize(size.width), [rig, size]);
  useLayoutEffect(() => {
    rig.setTable(mat, edge, !latest.current.settings.reducedMotion);
  }, [rig, mat, edge, latest]);
  useLayoutEffect(() => {
    if (tabletop.pieces.length > 0) rig.follow(!latest.current.settings.reducedMotion);
  }, [rig, tabletop, latest]);
  return null;
}

/** The cameras and, once the table stands, the hands that move them. */
export function Cameras() {
  const { stands, directed } = useShown();
  return (
    <>
      <TwoCameras />
      <Places />
      {stands && <Controls />}
      {stands && directed && <Director />}
    </>
  );
}
