import { useEffect } from "react";
import { actOf, shortcutOf } from "../../scene/keystroke.ts";
import type { MiniatureHandle } from "../../scene/miniature/mount.tsx";
import { isTyping } from "../ui/focus.ts";

/** Degrees a key turns and tilts it, and how many times nearer one comes. */
const TURN = 15;
export const TILT = 8;
export const NEARER = 1.25;

type Act = (handle: MiniatureHandle) => void;

const ARROWS: Readonly<Record<string, Act>> = {
  ArrowLeft: (handle) => handle.nudge(TURN),
  ArrowRight: (handle) => handle.nudge(-TURN),
};

const ACTS: Readonly<Record<"nearer" | "further", Act>> = {
  nearer: (handle) => void handle.near(NEARER),
  further: (handle) => void handle.near(1 / NEARER),
};

/** What keeps arrows to itself: tabs, sliders, menus. */
function hasArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, [role=tablist], [role=menu]") !== null;
}

/** Arrow keys turn what stands on a large stand, the actions of a stand come near, wherever the focus is but where somebody types. */
export function useStandKeys(handle: MiniatureHandle | undefined, wanted: boolean): void {
  useEffect(() => {
    if (!handle || !wanted) return;
    const press = (event: KeyboardEvent) => {
      const act = actOf(event, ARROWS) ?? shortcutOf(event, ACTS);
      if (!act || isTyping(event.target) || hasArrows(event.target)) return;
      event.preventDefault();
      act(handle);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [handle, wanted]);
}
