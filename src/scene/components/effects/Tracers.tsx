import { extend, useFrame } from "@react-three/fiber";
import { useMemo, useRef, useState } from "react";
import { AdditiveBlending, Color, IcosahedronGeometry, type InstancedMesh } from "three";
import { FLASHES, ROUNDS, Tracers as Rounds } from "../../effects/tracers.ts";
import { loadedModel } from "../../models/load.ts";
import { ORDER } from "../../order.ts";
import { useShown, useTools } from "../shown.ts";

const Ball = extend(IcosahedronGeometry);

/** How much brighter than white something is that a lens shows as glowing. */
export const BRIGHTER = 2.4;

/** What shines by itself: rounds in the air, and the flash of a blast. */
export function Glow({ colour }: { readonly colour: number }) {
  const { lens } = useShown();
  const shade = useMemo(() => new Color(colour).multiplyScalar(lens ? BRIGHTER : 1), [colour, lens]);
  return (
    <meshBasicMaterial
      color={shade}
      blending={AdditiveBlending}
      depthWrite={false}
      transparent
      toneMapped={false}
    />
  );
}

/** Bursts of fire, in one draw call while they fly. */
export function Tracers() {
  const { stage, line } = useShown();
  const { player } = useTools();
  const mesh = useRef<InstancedMesh>(null);
  const [rounds] = useState(() => new Rounds(loadedModel));
  useFrame(() => {
    if (mesh.current) rounds.lay(mesh.current, stage, line?.clips[player.clip], line);
  }, ORDER.followers);
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, ROUNDS + FLASHES]}
      frustumCulled={false}
      renderOrder={4}
      visible={false}
    >
      <Ball args={[1, 1]} />
      <Glow colour={0xffb347} />
    </instancedMesh>
  );
}
