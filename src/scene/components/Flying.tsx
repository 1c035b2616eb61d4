import { extend, useFrame } from "@react-three/fiber";
import { useRef, useState } from "react";
import { EffectsGroup } from "../effects/effects.ts";
import { ORDER } from "../order.ts";
import { castKey } from "./cast.ts";
import { useInvalidate, useLooks } from "./hooks.ts";
import { useShown, useTools } from "./shown.ts";

const Puffed = extend(EffectsGroup);

/** Effects for the pieces and clouds that lie there first. */
function Laid() {
  const { stage, tabletop, line } = useShown();
  const { player } = useTools();
  const [first] = useState({ stage, tabletop });
  const effects = useRef<EffectsGroup>(null);
  const invalidate = useInvalidate();
  useLooks((now) => effects.current?.look(now));
  useFrame(() => effects.current?.frame(stage, line?.clips[player.clip]), ORDER.pieces);
  return <Puffed ref={effects} args={[first.stage, first.tabletop, invalidate]} />;
}

/** What flies and stands on a table beside its pieces: laid anew for other pieces and clouds. */
export function Flying() {
  const { stage, tabletop } = useShown();
  return <Laid key={castKey(tabletop, stage.actors)} />;
}
