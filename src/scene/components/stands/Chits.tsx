import { extend, useFrame } from "@react-three/fiber";
import { useRef } from "react";
import type { InstancedMesh } from "three";
import { ORDER } from "../../order.ts";
import { CardGeometry } from "../../stands/bases.ts";
import { ChitSheet, mostChits, placeChits } from "../../stands/chits.ts";
import { useShown } from "../shown.ts";

const Disc = extend(CardGeometry);
const Sheet = extend(ChitSheet);

/** Chits beside the stands of all who are wounded, in one draw call. */
export function Chits() {
  const { stage, edge } = useShown();
  const mesh = useRef<InstancedMesh>(null);
  const most = mostChits(stage);
  useFrame(() => {
    if (mesh.current) placeChits(mesh.current, stage, edge);
  }, ORDER.pieces);
  if (most === 0) return null;
  return (
    <instancedMesh
      key={most}
      ref={mesh}
      name="chits"
      args={[undefined, undefined, most]}
      frustumCulled={false}
      receiveShadow
    >
      <Disc />
      <meshLambertMaterial>
        <Sheet attach="map" />
      </meshLambertMaterial>
    </instancedMesh>
  );
}
