import { useMemo } from "react";
import type { Piece } from "../../tabletop/tabletop.ts";
import { useClip } from "./playing.ts";
import { useTools } from "./tools.ts";

/** Who fires at whom, as they stand then. */
export interface ShotDecided {
  readonly from: Piece;
  readonly to: Piece;
}

/** The shot that is decided by the dice that fall now; undefined while none do, or they decide something else. */
export function useShotDecided(): ShotDecided | undefined {
  const { player } = useTools();
  const clip = useClip();
  const line = player.timeline;
  return useMemo(() => {
    if (clip?.cue.kind !== "dice" || !line) return undefined;
    const decided = line.clips[line.clips.indexOf(clip) + 1]?.cue;
    if (decided?.kind !== "shot") return undefined;
    const [from, to] = [decided.from, decided.to].map((id) =>
      typeof id === "string" ? line.parts.get(id)?.after : undefined,
    );
    return from && to && { from, to };
  }, [clip, line]);
}
