import { useMemo } from "react";
import type { Vector3 } from "three";
import type { Eye } from "../rig/use-eye.ts";
import { isTaken, type Rig } from "../rig/use-rig.ts";
import { useTools } from "../shown.ts";

/** How a film moves the camera. */
export function leadOf(eye: Eye, { moved, weigh, follow }: Rig) {
  return {
    /** In a directed show the camera moves with more weight, unless somebody moves it. */
    direct(directed: boolean): void {
      moved.directed = directed;
      moved.led = false;
      weigh();
    },
    /**
     * Has the camera follow a film, which calls this in each frame: from one place it looks at another. A camera that
     * somebody has moved or holds stays with him, and one that looks straight down does.
     */
    lead(position: Vector3, target: Vector3): void {
      if (isTaken(moved) || eye.isTop()) return;
      moved.led = true;
      eye.follow(position, target);
    },
    /** The film is over: back to the table, all at once where that is a `cut`. */
    release(cut: boolean): void {
      if (!moved.led) return;
      moved.led = false;
      weigh();
      follow(!cut);
    },
  };
}

export function useLead(): ReturnType<typeof leadOf> {
  const { eye, rig } = useTools();
  return useMemo(() => leadOf(eye, rig), [eye, rig]);
}
