import { useFrame } from "@react-three/fiber";
import { useRef } from "react";
import { Vector3 } from "three";
import { type Clip, shareOf } from "../../../tabletop/clips.ts";
import type { Cue } from "../../../tabletop/tabletop.ts";
import { locate } from "../../effects/locate.ts";
import { ORDER } from "../../order.ts";
import type { ChipMesh } from "../../overlay/chips.ts";
import type { Chip } from "../../overlay/slip.ts";
import type { Stage } from "../../stage.ts";
import { Slips } from "../Slips.tsx";
import { useShown, useTools } from "../shown.ts";

/** Height of the slip, how far over the model it appears and how far it rises, in inches. */
const SIZE = 0.66;
const OVER = 0.75;
/** The same over a battle on the map, whose counters and fire are seen below it. */
const OVER_BATTLE = 2.1;
const RISES = 0.55;

const at = new Vector3();

/** Writes where a slip belongs to what happens; false for all that has none. */
function find(stage: Stage, cue: Cue): boolean {
  if (cue.kind === "mark") return locate(stage, cue.piece, at);
  if (cue.kind !== "battle" || cue.caption === undefined) return false;
  return locate(stage, { ...cue.at, level: 0 }, at);
}

function slipOf(cue: Cue): readonly Chip[] {
  if (cue.kind === "mark") return [{ text: cue.caption ?? "", marks: [cue.mark], size: SIZE }];
  return cue.kind === "battle" ? [{ text: cue.caption ?? "", marks: ["critical"], size: SIZE }] : [];
}

/** The slip with a sign and a few words that appears over a piece for a moment. One draw call meanwhile. */
export function Emblem() {
  const { stage, line } = useShown();
  const { player } = useTools();
  const chips = useRef<ChipMesh>(null);
  const shown = useRef<Clip>(undefined);
  useFrame(() => {
    const mesh = chips.current;
    const clip = line?.clips[player.clip];
    if (!mesh) return;
    const share = clip && stage.now >= 0 ? shareOf(clip, stage.now) : 1;
    const here = clip !== undefined && share > 0 && share < 1 && find(stage, clip.cue);
    if (here && clip !== shown.current) {
      shown.current = clip;
      mesh.set(slipOf(clip.cue));
    }
    mesh.visible = here;
    const over = clip?.cue.kind === "battle" ? OVER_BATTLE : OVER;
    if (here) mesh.put(0, at.x, -at.z, at.y + over + RISES * Math.sqrt(Math.min(1, share * 4)));
  }, ORDER.followers);
  return <Slips ref={chips} rows={1} renderOrder={6} />;
}
