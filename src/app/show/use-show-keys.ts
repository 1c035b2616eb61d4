import { useEffect } from "react";
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
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const onControl = event.target instanceof HTMLElement && event.target.closest("a, button") !== null;
      if (event.key === "Enter" && !onControl) onEnter?.();
      else if (event.key.toLowerCase() === "n") onAnew();
      else if (event.key.toLowerCase() === "c") turnCamera();
      else if (event.key === "Escape") onLeave();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onEnter, onAnew, onLeave]);
}
