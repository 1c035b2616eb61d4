import { OrthographicCamera } from "@react-three/drei/core/OrthographicCamera.js";
import { PerspectiveCamera } from "@react-three/drei/core/PerspectiveCamera.js";
import { useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import type { PerspectiveCamera as Perspective, OrthographicCamera as Straight } from "three";
import type { Overlay } from "../../../tabletop/overlay.ts";
import { roomIn } from "../../camera/action.ts";
import { halfOf, LENS } from "../../camera/places.ts";
import { LAYER } from "../../order.ts";
import { late } from "../late.tsx";
import type { Rig } from "../rig/use-rig.ts";
import { useShown, useTools } from "../shown.ts";

const Controls = late(async () => (await import("./Controls.tsx")).Controls);

const Director = late(async () => (await import("./Director.tsx")).Director);

const [NEAR, FAR] = [0.5, 400];

/** The table's two cameras, one as a player sees it and one straight down; the eye says which of them is the picture's. */
function TwoCameras() {
  const { mat } = useShown().tabletop;
  const { eye } = useTools();
  const aspect = useThree(({ size }) => size.width / size.height);
  const perspective = useRef<Perspective>(null);
  const straight = useRef<Straight>(null);
  useLayoutEffect(() => {
    if (!perspective.current || !straight.current) return undefined;
    for (const camera of [perspective.current, straight.current]) camera.layers.enable(LAYER.names);
    return eye.takeCameras({ perspective: perspective.current, straight: straight.current });
  }, [eye]);
  const half = halfOf(mat, aspect);
  return (
    <>
      <PerspectiveCamera ref={perspective} fov={LENS} near={NEAR} far={FAR} />
      <OrthographicCamera
        ref={straight}
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

/** Asks the rig for something when any of these has changed. */
function useAsked(ask: (rig: Rig, smooth: boolean) => void, ...changed: readonly unknown[]): void {
  const { rig, latest } = useTools();
  const now = useRef(ask);
  now.current = ask;
  useLayoutEffect(() => {
    now.current(rig, !latest.current.settings.reducedMotion);
  }, [rig, latest, ...changed]);
}

/** Whose reach is shown, by their ids. */
function reachedBy({ envelopes, cells }: Overlay, selected: string | undefined): string {
  const inCells = cells?.some(({ tone }) => tone === "reach") ? [selected ?? ""] : [];
  return [...envelopes.map(({ piece }) => piece), ...inCells].join(" ");
}

/** Has the camera come home when the picture, the table or what is looked at is another one. */
function Homing(): null {
  const { tabletop, edge, stage, selected, overlay } = useShown();
  const { mat, pieces } = tabletop;
  const size = useThree((state) => state.size);
  const isSmall = roomIn(size.width) < Infinity;
  useAsked((rig, smooth) => isSmall && rig.follow(smooth), stage, selected, size);
  // Whoever is asked where to fly sees all places that can be reached.
  const reaching = reachedBy(overlay, selected);
  useAsked((rig, smooth) => reaching !== "" && rig.follow(smooth), reaching);
  useAsked((rig) => rig.follow(false), size);
  useAsked((rig, smooth) => rig.settle(smooth), mat.width, mat.depth, edge);
  useAsked((rig, smooth) => pieces.length > 0 && rig.follow(smooth), tabletop);
  return null;
}

/** The cameras and, once the table is ready, the hands that move them. */
export function Cameras() {
  const { ready, directed } = useShown();
  return (
    <>
      <TwoCameras />
      <Homing />
      {ready && <Controls />}
      {ready && directed && <Director />}
    </>
  );
}
