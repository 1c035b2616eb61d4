import { extend, useFrame } from "@react-three/fiber";
import { useLayoutEffect, useRef, useState } from "react";
import { DynamicDrawUsage, type InstancedBufferAttribute, type InstancedMesh } from "three";
import { ORDER } from "../../order.ts";
import { paintStems, placePegs, placeStems, StemGeometry, StemMaterial } from "../../stands/stems.ts";
import type { StandsInput } from "./standing.ts";

const Tubes = extend(StemGeometry);
const Brass = extend(StemMaterial);

/** All stems with their pegs in one draw call. */
export function Stems({ cast, stage }: StandsInput) {
  const mesh = useRef<InstancedMesh>(null);
  const reaches = useRef<InstancedBufferAttribute>(null);
  const brass = useRef<StemMaterial>(null);
  const count = cast.length;
  const [heights] = useState(stage.air.after);
  const [none] = useState(() => new Float32Array(count * 2));
  useLayoutEffect(() => {
    if (mesh.current) paintStems(mesh.current, cast);
  }, [cast]);
  useFrame(() => {
    if (!mesh.current || !reaches.current || !brass.current) return;
    placePegs(brass.current, stage);
    placeStems(mesh.current, reaches.current, stage);
  }, ORDER.pieces);
  return (
    <instancedMesh ref={mesh} args={[undefined, undefined, count]} frustumCulled={false} receiveShadow>
      <Tubes args={[heights]}>
        <instancedBufferAttribute
          ref={reaches}
          attach="attributes-reach"
          args={[none, 2]}
          usage={DynamicDrawUsage}
        />
      </Tubes>
      <Brass ref={brass} args={[heights]} />
    </instancedMesh>
  );
}
