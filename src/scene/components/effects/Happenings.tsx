import { extend, useFrame } from "@react-three/fiber";
import { type RefObject, useRef } from "react";
import { DoubleSide, type Mesh, Vector3 } from "three";
import { shareOf } from "../../../tabletop/clips.ts";
import type { Cue } from "../../../tabletop/tabletop.ts";
import { bombGeometry, chuteGeometry, drop, float } from "../../effects/falling.ts";
import { FALLS } from "../../effects/happenings.ts";
import { actorNamed, locate } from "../../effects/locate.ts";
import { airHeight } from "../../layout.ts";
import { ORDER } from "../../order.ts";
import type { Stage } from "../../stage.ts";
import { MadeGeometry } from "../../stock/made.ts";
import { useShown, useTools } from "../shown.ts";

const Made = extend(MadeGeometry);

type Of<Kind extends Cue["kind"]> = Cue & { readonly kind: Kind };

const from = new Vector3();
const to = new Vector3();

/** Whoever jumped did so where the aircraft was hit, even if that lies on the ground by now. */
function jump(chute: Mesh, stage: Stage, { piece }: Of<"chute">, share: number): void {
  const actor = actorNamed(stage, piece);
  if (!actor) return;
  const { x, y, level } = actor.pose;
  from.set(x, airHeight(stage.air, level), -y);
  float(chute, from, share);
}

function fall(bomb: Mesh, stage: Stage, cue: Of<"drop">, share: number): void {
  if (share >= FALLS || !locate(stage, cue.from, from)) return;
  to.set(cue.at.x, 0.05, -cue.at.y);
  drop(bomb, from, to, share / FALLS);
}

/** Bombs and parachutes: what falls in the clip that runs. Nothing is drawn in any other. */
export function Happenings() {
  const { stage, line } = useShown();
  const { player } = useTools();
  const bomb = useRef<Mesh>(null);
  const chute = useRef<Mesh>(null);
  useFrame(() => {
    if (!bomb.current || !chute.current) return;
    bomb.current.visible = chute.current.visible = false;
    const clip = line?.clips[player.clip];
    if (!clip || stage.now < 0) return;
    const share = shareOf(clip, stage.now);
    if (share <= 0 || share >= 1) return;
    if (clip.cue.kind === "drop") fall(bomb.current, stage, clip.cue, share);
    if (clip.cue.kind === "chute") jump(chute.current, stage, clip.cue, share);
  }, ORDER.followers);
  const falling = (mesh: RefObject<Mesh | null>, make: typeof bombGeometry) => (
    <mesh ref={mesh} castShadow frustumCulled={false} visible={false}>
      <Made args={[make]} />
      <meshLambertMaterial vertexColors side={DoubleSide} />
    </mesh>
  );
  return (
    <>
      {falling(bomb, bombGeometry)}
      {falling(chute, chuteGeometry)}
    </>
  );
}
