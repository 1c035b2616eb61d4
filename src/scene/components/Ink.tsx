import { extend, useFrame } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import type { Mesh } from "three";
import { flownShare } from "../../tabletop/timeline.ts";
import { ORDER } from "../order.ts";
import { layDrawing } from "../overlay/drawing.ts";
import { InkMaterial } from "../overlay/ink.ts";
import { Ribbon } from "../overlay/ribbon.ts";
import { useInvalidate } from "./hooks.ts";
import { useShown, useTools } from "./shown.ts";

const Shapes = extend(Ribbon);
const Print = extend(InkMaterial);

/** Trails, arcs, paths, lines and tape, in one draw call: laid anew when any of them has changed. */
export function Ink() {
  const { tabletop, overlay, stage, line, pointed } = useShown();
  const { player } = useTools();
  const mesh = useRef<Mesh>(null);
  const ribbon = useRef<Ribbon>(null);
  const ink = useRef<InkMaterial>(null);
  const invalidate = useInvalidate();
  useLayoutEffect(() => {
    if (!mesh.current || !ribbon.current) return;
    layDrawing(ribbon.current, tabletop, overlay, stage.air, line, pointed);
    mesh.current.visible = ribbon.current.finish();
    invalidate();
  }, [tabletop, overlay, stage, line, pointed, invalidate]);
  // Trails unroll as far as the pieces have flown.
  useFrame(() => {
    if (ink.current) ink.current.uniforms.flown.value = line ? flownShare(line, player.now) : 1;
  }, ORDER.pieces);
  return (
    <mesh ref={mesh} frustumCulled={false} renderOrder={1}>
      <Shapes ref={ribbon} />
      <Print ref={ink} />
    </mesh>
  );
}
