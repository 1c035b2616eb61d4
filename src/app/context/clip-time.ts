import { type RefObject, useLayoutEffect, useRef } from "react";
import { useTools } from "./tools.ts";

/**
 * An element whose style knows in every frame how far the running clip has come, as `--clip-time`: what is animated by
 * it stands where that instant has it, played or sought. Nothing renders because of it.
 */
export function useClipTime<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const { player } = useTools();
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => {
    const write = () => {
      const start = player.timeline?.clips[player.clip]?.start ?? 0;
      shown.current?.style.setProperty("--clip-time", `${Math.max(0, player.now - start).toFixed(1)}ms`);
    };
    write();
    return player.onFrame(write);
  }, [player]);
  return shown;
}
