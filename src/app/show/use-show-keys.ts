import { useEffect } from "react";
import { actOf } from "../../scene/keystroke.ts";
import { turnCamera } from "./camera.ts";

interface ShowKeys {
  readonly onEnter?: () => void;
  readonly onAnew: () => void;
  readonly onLeave: () => void;
}

/** The keys of a show: Enter, N, C and Esc, wherever the focus is; a button that has it keeps its Enter. */
export function useShowKeys({ onEnter, onAnew, onLeave }: ShowKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const onControl = event.target instanceof HTMLElement && event.target.closest("a, button") !== null;
      const enter = onControl ? undefined : onEnter;
      actOf(event, { Enter: enter, n: onAnew, c: turnCamera, Escape: onLeave })?.();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onEnter, onAnew, onLeave]);
}
