import { extend, useFrame } from "@react-three/fiber";
import { useMemo, useRef } from "react";
import { DoubleSide } from "three";
import { liveCounter } from "../../../tabletop/live-counter.ts";
import { nextPoint } from "../../../tabletop/motion/contrail-motion.ts";
import { counterAt } from "../../../tabletop/motion/counter-motion.ts";
import type { Fading } from "../../../tabletop/sky/fading.ts";
import { ContrailGeometry, raised } from "../../effects/contrails.ts";
import { ORDER } from "../../order.ts";
import { useShown, useTools } from "../shown.ts";

const Shape = extend(ContrailGeometry);

const live = liveCounter();

/** What hangs in the air where somebody has flown, in one draw call; it grows behind those that fly on. */
export function Contrails() {
  const { tabletop, line } = useShown();
  const { player } = useTools();
  const shape = useRef<ContrailGeometry>(null);
  const args = useMemo((): [readonly Fading[]] => [raised(tabletop, line?.before)], [tabletop, line]);
  useFrame(() => {
    if (!line || !shape.current) return;
    shape.current.fade(line.duration > 0 ? Math.min(1, player.now / line.duration) : 1);
    for (const end of shape.current.ends) {
      if (!counterAt(line, end.behind, player.now, live)) continue;
      const next = nextPoint(end.contrail, line, player.now);
      shape.current.follow(end, live.x - live.asideX, live.y - live.asideY, next);
    }
  }, ORDER.pieces);
  return (
    <mesh name="contrails" frustumCulled={false} renderOrder={2}>
      <Shape ref={shape} args={args} />
      <meshBasicMaterial vertexColors transparent depthWrite={false} side={DoubleSide} />
    </mesh>
  );
}
