import { extend, useFrame } from "@react-three/fiber";
import { useRef, useState } from "react";
import type { InstancedMesh } from "three";
import { ORDER } from "../../order.ts";
import { CardGeometry, CardMaterial, CardSheet, placeBases, tilesOf } from "../../stands/bases.ts";
import { useLetters, useLooksOf } from "../hooks.ts";
import type { StandsInput } from "./standing.ts";

const Disc = extend(CardGeometry);
const Sheet = extend(CardSheet);
const Card = extend(CardMaterial);

/** All bases in one draw call: each shows its own card of one printed sheet. */
export function Bases({ cast, stage }: StandsInput) {
  const mesh = useRef<InstancedMesh>(null);
  const sheet = useRef<CardSheet>(null);
  const count = cast.length;
  const [tiles] = useState(() => tilesOf(count));
  useLooksOf(stage, (now) => sheet.current?.print(now));
  useLetters(() => sheet.current?.reprint(stage));
  useFrame(() => {
    if (mesh.current) placeBases(mesh.current, stage);
  }, ORDER.pieces);
  return (
    // The thickness of a base would only cast a shadow on itself.
    <instancedMesh ref={mesh} args={[undefined, undefined, count]} frustumCulled={false} receiveShadow>
      <Disc>
        <instancedBufferAttribute attach="attributes-tile" args={[tiles, 2]} />
      </Disc>
      <Card args={[count]}>
        <Sheet ref={sheet} attach="map" args={[count]} />
      </Card>
    </instancedMesh>
  );
}
