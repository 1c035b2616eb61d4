import { type RootState, useThree } from "@react-three/fiber";
import { useMemo } from "react";
import { type OrthographicCamera, type PerspectiveCamera, Vector3 } from "three";
import type { Hands } from "../../camera/hands.ts";
import type { CameraSpot } from "../../camera/home.ts";
import type { CameraView } from "../../camera/reframing.ts";
import type { SavedView } from "../../props.ts";

type Camera = RootState["camera"];

/** The cameras of a table: one as a player sees it, and one that looks straight down. */
interface TwoCameras {
  readonly perspective: PerspectiveCamera;
  readonly straight: OrthographicCamera;
}

const lookedAt = new Vector3();

/** A camera that no hands have: it stands where it was put, and knows where that is. */
class Tripod {
  place: CameraSpot = [0, 0, 0];
  /** What it looks at. */
  aim: CameraSpot = [0, 0, 0];

  constructor(private readonly camera: () => Camera) {}

  stand(position: CameraSpot, target: CameraSpot): void {
    [this.place, this.aim] = [position, target];
    const camera = this.camera();
    camera.position.set(...position);
    camera.lookAt(...target);
    camera.updateMatrixWorld();
  }

  magnify(zoom: number): void {
    const camera = this.camera();
    camera.zoom = zoom;
    camera.updateProjectionMatrix();
  }
}

function eyeOf(get: () => RootState) {
  let cameras: TwoCameras | undefined;
  let hands: Hands | undefined;
  let [free, heavy] = [true, false];
  const asked: ((hands: Hands) => void)[] = [];
  const camera = () => get().camera;
  const isTop = () => camera() === cameras?.straight;
  const tripod = new Tripod(camera);
  return {
    ...{ camera, isTop },
    /** Looks straight down from now on, or as a player does. */
    setTop(top: boolean): void {
      if (!cameras || top === isTop()) return;
      get().set({ camera: top ? cameras.straight : cameras.perspective });
      hands?.hold(camera(), top);
      // The hands keep one magnification for both cameras; only the straight one is magnified.
      void hands?.zoomTo(1, false);
      get().invalidate();
    },
    /** Takes the cameras; gives what gives them back. */
    takeCameras(two: TwoCameras): () => void {
      const before = camera();
      cameras = two;
      get().set({ camera: two.perspective });
      return () => get().set({ camera: before });
    },
    /** Takes the hands, which go on from where the camera stands. Without them it stays there. */
    takeHands(given: Hands): void {
      given.enabled = free;
      given.hold(camera(), isTop());
      void given.setLookAt(...tripod.place, ...tripod.aim, false);
      given.weigh(heavy);
      hands = given;
      for (const ask of asked.splice(0)) ask(given);
      get().invalidate();
    },
    /** Whether a hand on the canvas moves the camera. */
    setFree(now: boolean): void {
      free = now;
      if (hands) hands.enabled = now;
    },
    /** Moves with more weight from now on, or as light as a hand. */
    weigh(now: boolean): void {
      heavy = now;
      hands?.weigh(now);
    },
    look({ position, target, zoom }: CameraView, smooth: boolean): void {
      if (hands) void hands.setLookAt(...position, ...target, smooth);
      else tripod.stand(position, target);
      if (zoom !== undefined && hands) void hands.zoomTo(zoom, smooth);
      else if (zoom !== undefined) tripod.magnify(zoom);
      get().invalidate();
    },
    /** Stands where something leads it that is a function of time, frame by frame. */
    follow(position: Vector3, target: Vector3, zoom = 1): void {
      if (hands) hands.stand(position, target, zoom);
      else tripod.stand(position.toArray(), target.toArray());
    },
    /** How far it is from what it looks at, in inches. */
    reach: () => hands?.distance ?? camera().position.distanceTo(lookedAt.set(...tripod.aim)),
    /** Has the hands do something, once they have come. */
    ask(what: (hands: Hands) => void): void {
      if (hands) what(hands);
      else asked.push(what);
      get().invalidate();
    },
    /** How it stands, to be kept. */
    view(): SavedView {
      const position = (hands?.getPosition(new Vector3()) ?? camera().position).toArray();
      const target = hands?.getTarget(new Vector3()).toArray() ?? tripod.aim;
      return { position, target, top: isTop(), zoom: cameras?.straight.zoom ?? 1 };
    },
  };
}

/**
 * The camera that the picture is drawn with: fiber's. Space: the mat's middle is the origin, inches. The hands that move
 * it come after the table; until then it stands where it is told to, and what they are asked for waits.
 */
export type Eye = ReturnType<typeof eyeOf>;

/** The eye of the table in this root. */
export function useEye(): Eye {
  const get = useThree((state) => state.get);
  return useMemo(() => eyeOf(get), [get]);
}
