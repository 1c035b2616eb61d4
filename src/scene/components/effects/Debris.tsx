import { extend, useFrame } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import { Color, IcosahedronGeometry, type InstancedMesh } from "three";
import { DEBRIS, layDebris } from "../../effects/debris.ts";
import { ORDER } from "../../order.ts";
import { useShown, useTools } from "../shown.ts";

const Ball = extend(IcosahedronGeometry);

const WHITE = new Color(1, 1, 1);

/** The parts that fly off an aircraft, in one draw call while they do. */
export function Debris() {
  const { stage, line } = useShown();
  const { player } = useTools();
  const mesh = useRef<InstancedMesh>(null);
  // The colours must be there when the material is made.
  useLayoutEffect(() => {
    for (let i = 0; i < DEBRIS; i++) mesh.current?.setColorAt(i, WHITE);
  }, []);
  useFrame(() => {
    if (mesh.current) layDebris(mesh.current, stage, line?.clips[player.clip]);
  }, ORDER.followers);
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, DEBRIS]}
      castShadow
      frustumCulled={false}
      visible={false}
    >
      <Ball args={[1, 0]} />
      <meshLambertMaterial flatShading />
    </instancedMesh>
  );
}
