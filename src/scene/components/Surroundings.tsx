import { extend, useFrame } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import { CustomBlending, type Group } from "three";
import type { Mat } from "../../tabletop/tabletop.ts";
import { GROUND } from "../order.ts";
import { ClubGeometry, ClubPrint, StuffTexture } from "../table/club.ts";
import { WallsGeometry } from "../table/walls.ts";
import { WallsPrint } from "../table/walls-print.ts";
import { useInvalidate, useLetters } from "./hooks.ts";
import { Reflections } from "./Reflections.tsx";
import { useShown } from "./shown.ts";

const Print = extend(ClubPrint);
const Things = extend(ClubGeometry);
const Stuff = extend(StuffTexture);
const Walls = extend(WallsGeometry);
const OnWalls = extend(WallsPrint);

/** Just above the ground, which hides most of the room. */
const AROUND = GROUND + 0.5;

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

/** The room around a table, and what of it is reflected; it comes once the table stands. */
export function Surroundings({ mat }: { readonly mat: Mat }) {
  const { ground } = useShown();
  return (
    <>
      <Reflections strength={0.55} />
      {ground && <RoomAround mat={mat} />}
      {ground && <ClubThings />}
    </>
  );
}
