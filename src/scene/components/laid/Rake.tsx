import { extend, useFrame } from "@react-three/fiber";
import { useRef } from "react";
import { BoxGeometry, type Group } from "three";
import { shareOf } from "../../../tabletop/clips.ts";
import type { CounterCast } from "../../counters/cast.ts";
import { ORDER } from "../../order.ts";
import { useShown, useTools } from "../shown.ts";

const Box = extend(BoxGeometry);

/** Inches: the stick and its blade, how far behind a plaque the blade is, and how steeply the stick rises to its plotter. */
const STICK = { length: 15, thick: 0.13 } as const;
const BLADE = { width: 1, height: 0.34, thick: 0.12 } as const;
const BEHIND = 0.62;
const RISE = 0.42;
const WOOD = "#8a5a2e";

/** The rake with which a plotter pushes a plaque: it is there as long as the push lasts. */
export function Rake({ cast }: { readonly cast: CounterCast }) {
  const { line, edge } = useShown();
  const { player } = useTools();
  const rake = useRef<Group>(null);
  useFrame(() => {
    if (!rake.current) return;
    const clip = line?.clips[player.clip];
    const share = clip ? shareOf(clip, player.now) : 1;
    const pushed = clip?.cue.kind === "push" && share > 0 && share < 1 ? clip.cue.counters : [];
    const actor = pushed.map((id) => cast.byId.get(id)).find((one) => one?.shape === "plaque");
    rake.current.visible = actor !== undefined;
    if (!actor) return;
    const { x, y } = actor.live;
    rake.current.position.set(x, BLADE.height / 2, -y);
  }, ORDER.followers);
  return (
    <group ref={rake} name="rake" visible={false} rotation-y={edge === 1 ? Math.PI : 0}>
      <mesh castShadow position-z={BEHIND}>
        <Box args={[BLADE.width, BLADE.height, BLADE.thick]} />
        <meshLambertMaterial color={WOOD} />
      </mesh>
      <group position-z={BEHIND} rotation-x={-RISE}>
        <mesh castShadow position-z={STICK.length / 2}>
          <Box args={[STICK.thick, STICK.thick, STICK.length]} />
          <meshLambertMaterial color={WOOD} />
        </mesh>
      </group>
    </group>
  );
}
