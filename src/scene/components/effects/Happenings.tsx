import { extend, useFrame } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import { DoubleSide, IcosahedronGeometry, type InstancedMesh, type Mesh, Vector3 } from "three";
import { shareOf } from "../../../tabletop/clips.ts";
import type { Cue } from "../../../tabletop/tabletop.ts";
import { BLAST_TUFTS, BOMB, SHELLS, showBlast } from "../../effects/blasts.ts";
import { bombGeometry, chuteGeometry, drop, float } from "../../effects/falling.ts";
import { actorNamed, locate } from "../../effects/locate.ts";
import { tuft } from "../../effects/tuft.ts";
import { airHeight } from "../../layout.ts";
import { ORDER } from "../../order.ts";
import type { Stage } from "../../stage.ts";
import { MadeGeometry } from "../../stock/made.ts";
import { useShown, useTools } from "../shown.ts";
import { Glow } from "./Tracers.tsx";

const Made = extend(MadeGeometry);
const Ball = extend(IcosahedronGeometry);

/** How far beside what it misses a shell goes off, in inches. */
const BESIDE = 0.85;
/** The share of a bomb's clip in which it falls. */
const FALLS = 0.55;
/** How often counters that fight go at each other, and how high above them their smoke is, in inches. */
const BLOWS = 2;
const OVER_COUNTERS = 0.45;

/** The meshes of what happens: each is seen while it does. */
interface Meshes {
  readonly smoke: InstancedMesh;
  readonly flash: Mesh;
  readonly bomb: Mesh;
  readonly chute: Mesh;
}

type Show<Kind extends Cue["kind"]> = (
  meshes: Meshes,
  stage: Stage,
  cue: Cue & { readonly kind: Kind },
  share: number,
) => void;

const from = new Vector3();
const to = new Vector3();

/** Gun smoke over the place where counters fight: at each of their blows. */
const battle: Show<"battle"> = ({ smoke, flash }, _, { at }, share) => {
  from.set(at.x, OVER_COUNTERS, -at.y);
  const blow = Math.floor(share * BLOWS);
  showBlast(smoke, flash, from, (share * BLOWS) % 1, SHELLS[blow % 2 === 0 ? 0 : 1]);
};

/** Whoever jumped did so where the aircraft was hit, even if that lies on the ground by now. */
const jump: Show<"chute"> = ({ chute }, stage, { piece }, share) => {
  const actor = actorNamed(stage, piece);
  if (!actor) return;
  const { x, y, level } = actor.pose;
  from.set(x, airHeight(stage.air, level), -y);
  float(chute, from, share);
};

const burst: Show<"burst"> = ({ smoke, flash }, stage, { at, hit, side = 1 }, share) => {
  if (!locate(stage, at, from)) return;
  if (!hit) from.add(to.set(BESIDE, 0.3, -BESIDE * 0.6));
  else from.y += 0.12;
  showBlast(smoke, flash, from, share, SHELLS[side]);
};

const bombing: Show<"drop"> = ({ bomb, smoke, flash }, stage, cue, share) => {
  if (!locate(stage, cue.from, from)) return;
  to.set(cue.at.x, 0.05, -cue.at.y);
  if (share < FALLS) drop(bomb, from, to, share / FALLS);
  else showBlast(smoke, flash, to, (share - FALLS) / (1 - FALLS), BOMB);
};

function show(meshes: Meshes, stage: Stage, cue: Cue, share: number): void {
  if (cue.kind === "burst") burst(meshes, stage, cue, share);
  if (cue.kind === "drop") bombing(meshes, stage, cue, share);
  if (cue.kind === "chute") jump(meshes, stage, cue, share);
  if (cue.kind === "battle") battle(meshes, stage, cue, share);
}

/** Shells, bombs and parachutes: what happens in the clip that runs. Nothing is drawn in any other. */
export function Happenings() {
  const { stage, line } = useShown();
  const { player } = useTools();
  const smoke = useRef<InstancedMesh>(null);
  const flash = useRef<Mesh>(null);
  const bomb = useRef<Mesh>(null);
  const chute = useRef<Mesh>(null);
  // The colours must be there when the material is made.
  useLayoutEffect(() => {
    for (let i = 0; i < BLAST_TUFTS; i++) smoke.current?.setColorAt(i, SHELLS[0].colour);
  }, []);
  useFrame(() => {
    const meshes = {
      smoke: smoke.current,
      flash: flash.current,
      bomb: bomb.current,
      chute: chute.current,
    } as Meshes;
    for (const mesh of Object.values(meshes)) mesh.visible = false;
    const clip = line?.clips[player.clip];
    const share = clip && stage.now >= 0 ? shareOf(clip, stage.now) : 1;
    if (clip && share > 0 && share < 1) show(meshes, stage, clip.cue, share);
  }, ORDER.followers);
  const falls = <meshLambertMaterial vertexColors side={DoubleSide} />;
  return (
    <>
      <instancedMesh
        ref={smoke}
        args={[undefined, undefined, BLAST_TUFTS]}
        castShadow
        frustumCulled={false}
        visible={false}
      >
        <Made args={[tuft, 2]} />
        <meshLambertMaterial />
      </instancedMesh>
      <mesh ref={flash} renderOrder={4} visible={false}>
        <Ball args={[1, 2]} />
        <Glow colour={0xffc46b} />
      </mesh>
      <mesh ref={bomb} castShadow frustumCulled={false} visible={false}>
        <Made args={[bombGeometry]} />
        {falls}
      </mesh>
      <mesh ref={chute} castShadow frustumCulled={false} visible={false}>
        <Made args={[chuteGeometry]} />
        {falls}
      </mesh>
    </>
  );
}
