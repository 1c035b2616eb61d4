import { useEffect } from "react";
import { actOf, shortcutOf } from "../../scene/keystroke.ts";
import { isBelowSheet } from "../ui/focus.ts";
import { turnCamera } from "./camera.ts";

interface ShowKeys {
  readonly onEnter?: () => void;
  readonly onAnew: () => void;
  readonly onLeave: () => void;
}

/** The keys of a show: Enter, Esc and the actions of a show, wherever the focus is; a button that has it keeps its Enter. */
export function useShowKeys({ onEnter, onAnew, onLeave }: ShowKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBelowSheet()) return;
      const onControl = event.target instanceof HTMLElement && event.target.closest("a, button") !== null;
      const enter = onControl ? undefined : onEnter;
      const act =
        actOf(event, { Enter: enter, Escape: onLeave }) ??
        shortcutOf(event, { anew: onAnew, directed: turnCamera });
      act?.();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onEnter, onAnew, onLeave]);
}
