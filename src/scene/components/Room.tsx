import { extend } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import type { Light, SpotLight } from "three";
import type { Mat } from "../../tabletop/tabletop.ts";
import { GROUND } from "../order.ts";
import { PLAINEST } from "../props.ts";
import { FrameGeometry } from "../table/frame.ts";
import { WoodTexture } from "../table/wood.ts";
import { useLike } from "./hooks.ts";
import { late } from "./late.tsx";
import { Sheet } from "./Sheet.tsx";
import { useShown, useTools } from "./shown.ts";

const Surroundings = late(async () => (await import("./Surroundings.tsx")).Surroundings);
const Wood = extend(WoodTexture);
const Frame = extend(FrameGeometry);

/** How high the lamp hangs above the table, in inches. */
const LAMP = 52;
/** How varnish throws the lamp back. It reflects nothing else: wood fills much of the picture, and light costs most there. */
const VARNISH = 0x30261a;
const SHININESS = 56;

function sameMat(a: Mat, b: Mat): boolean {
  if (a.kind !== b.kind || a.width !== b.width || a.depth !== b.depth) return false;
  if (JSON.stringify(a.words) !== JSON.stringify(b.words)) return false;
  return a.features === b.features || JSON.stringify(a.features) === JSON.stringify(b.features);
}

/** What is held up on another layer is lit as well. */
function lightAll(light: Light | null): void {
  light?.layers.enableAll();
}

/** The lamp over the table, and what light comes from the room. */
function Lamp({ mat: { width, depth } }: { readonly mat: Mat }) {
  const { plainness } = useShown();
  const { latest } = useTools();
  const shadows = latest.current.settings.shadows && plainness < PLAINEST;
  const reach = Math.hypot(width, depth) / 2;
  const lamp = useRef<SpotLight>(null);
  useLayoutEffect(() => lightAll(lamp.current), []);
  return (
    <>
      <spotLight
        ref={lamp}
        args={[0xffecd2, 15000, 0, Math.atan((reach + 8) / LAMP), 0.85, 2]}
        position={[-width * 0.2, LAMP, -depth * 0.28]}
        castShadow={shadows}
        shadow-mapSize={[2048, 2048]}
        shadow-camera-near={20}
        shadow-camera-far={110}
        shadow-radius={2.5}
        shadow-bias={-0.0015}
        shadow-normalBias={0.06}
      />
      <hemisphereLight ref={lightAll} args={[0xbfd0e6, 0x8f7050, 1.25]} />
    </>
  );
}

/** The mat, and the table that it lies on. */
function Ground({ mat }: { readonly mat: Mat }) {
  return (
    <>
      <Sheet key={JSON.stringify([mat.kind, mat.width, mat.depth, mat.words, mat.features])} mat={mat} />
      <mesh receiveShadow renderOrder={GROUND}>
        <Frame args={[mat]} />
        <meshPhongMaterial specular={VARNISH} shininess={SHININESS}>
          <Wood attach="map" />
        </meshPhongMaterial>
      </mesh>
    </>
  );
}

/** The table, its mat and its lamp, around the middle of the mat; without a ground the lamp alone. */
export function Room() {
  const { tabletop, ground, ready } = useShown();
  const mat = useLike(tabletop.mat, sameMat);
  return (
    <>
      {ground && <Ground mat={mat} />}
      <Lamp mat={mat} />
      {ready && <Surroundings mat={mat} />}
    </>
  );
}
