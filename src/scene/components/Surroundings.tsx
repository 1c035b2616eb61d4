import { Environment } from "@react-three/drei/core/Environment.js";
import { Lightformer } from "@react-three/drei/core/Lightformer.js";
import { extend, useFrame, useThree } from "@react-three/fiber";
import { memo, useEffect, useRef, useState } from "react";
import { CubeCamera, CustomBlending, type Group, RingGeometry } from "three";
import type { Mat } from "../../tabletop/tabletop.ts";
import { GROUND } from "../order.ts";
import { ClubGeometry, ClubPrint, StuffTexture } from "../table/club.ts";
import { WallsGeometry } from "../table/walls.ts";
import { WallsPrint } from "../table/walls-print.ts";
import { useInvalidate, useLetters } from "./hooks.ts";
import { Faults } from "./late.tsx";
import { useShown } from "./shown.ts";

// What drei's parts are made of.
extend({ CubeCamera, RingGeometry });
const Print = extend(ClubPrint);
const Things = extend(ClubGeometry);
const Stuff = extend(StuffTexture);
const Walls = extend(WallsGeometry);
const OnWalls = extend(WallsPrint);

/** Just above the ground, which hides most of the room. */
const AROUND = GROUND + 0.5;

/** Counts how often the graphics card has come back: what was baked on it is baked anew. */
function useReturns(): number {
  const canvas = useThree(({ gl }) => gl.domElement);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const again = () => setReturns((before) => before + 1);
    canvas.addEventListener("webglcontextrestored", again);
    return () => canvas.removeEventListener("webglcontextrestored", again);
  }, [canvas]);
  return returns;
}

/**
 * What brass, enamel and painted metal reflect: the lamp's shade, a window at night, the room's warm walls. Baked once:
 * drei bakes again with every render.
 */
const Reflections = memo(function Reflections() {
  const invalidate = useInvalidate();
  useEffect(() => invalidate(), [invalidate]);
  return (
    <Environment resolution={64} frames={1} environmentIntensity={0.55}>
      <color attach="background" args={["#17110d"]} />
      <Lightformer
        form="rect"
        color="#ffdca8"
        intensity={5}
        position={[-2, 6, -2]}
        scale={[5, 2.4, 1]}
        target={[0, 0, 0]}
      />
      <Lightformer
        form="rect"
        color="#9db8dc"
        intensity={2.2}
        position={[7, 2.5, 1]}
        scale={[2, 3.6, 1]}
        target={[0, 0, 0]}
      />
      <Lightformer
        form="rect"
        color="#a8632c"
        intensity={1.4}
        position={[0, 1.5, -8]}
        scale={[14, 3, 1]}
        target={[0, 0, 0]}
      />
      <Lightformer
        form="circle"
        color="#ffc98a"
        intensity={5}
        position={[-7, 2.2, 4]}
        scale={1.2}
        target={[0, 0, 0]}
      />
    </Environment>
  );
});

/** The room that the table stands in. It is drawn one thing over the other, and leaves no depth. */
function RoomAround({ mat }: { readonly mat: Mat }) {
  const invalidate = useInvalidate();
  useEffect(() => invalidate(), [invalidate]);
  return (
    <mesh renderOrder={AROUND} name="room">
      <Walls args={[mat]} />
      <meshBasicMaterial blending={CustomBlending} depthWrite={false}>
        <OnWalls attach="map" />
      </meshBasicMaterial>
    </mesh>
  );
}

/** What lies beyond the far edge of the mat; out of the picture for whoever looks over it from behind. */
function ClubThings() {
  const { tabletop, edge } = useShown();
  const { width, depth } = tabletop.mat;
  const group = useRef<Group>(null);
  const print = useRef<ClubPrint>(null);
  const turn = edge === 1 ? -1 : 1;
  useLetters(() => print.current?.print());
  useFrame(({ camera }) => {
    if (group.current) group.current.visible = camera.position.z * turn > -depth / 2;
  });
  return (
    <group ref={group} rotation-y={edge === 1 ? Math.PI : 0}>
      <mesh castShadow receiveShadow>
        <Things args={[width, depth]} />
        <meshStandardMaterial vertexColors metalness={1}>
          <Print ref={print} attach="map" />
          <Stuff attach="roughnessMap" />
          <Stuff attach="metalnessMap" />
        </meshStandardMaterial>
      </mesh>
    </group>
  );
}

/** The room around a table, which a card that can't bake reflections does in part without; it comes once the table stands. */
export function Surroundings({ mat }: { readonly mat: Mat }) {
  const returns = useReturns();
  return (
    <>
      <Faults key={returns} onFault={() => undefined}>
        <Reflections />
      </Faults>
      <RoomAround mat={mat} />
      <ClubThings />
    </>
  );
}
