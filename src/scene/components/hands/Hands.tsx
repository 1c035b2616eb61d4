import { useCursor } from "@react-three/drei/web/useCursor.js";
import { useThree } from "@react-three/fiber";
import { useEffect, useState } from "react";
import { keyboard } from "../../camera/keyboard.ts";
import { refuseFlicks } from "../../flick.ts";
import { useTools } from "../shown.ts";
import { tableHandle } from "./handle.ts";
import { Targets } from "./Targets.tsx";
import { usePointer } from "./use-pointer.ts";

/** What fiber's events do not tell: a pointer that leaves or is taken away, and a wheel that is not for the camera. */
function listen(canvas: HTMLElement, pointer: ReturnType<typeof usePointer>): () => void {
  const over = new AbortController();
  const { signal } = over;
  canvas.addEventListener("pointerleave", pointer.leave, { signal });
  canvas.addEventListener("pointercancel", pointer.cancel, { signal });
  canvas.addEventListener("wheel", pointer.wheel, { capture: true, passive: false, signal });
  const allowFlicks = refuseFlicks(canvas);
  return () => {
    over.abort();
    allowFlicks();
  };
}

/** Takes what hands do over the table, and gives the page its handle on it. */
export function Hands() {
  const canvas = useThree(({ gl }) => gl.domElement);
  const get = useThree((state) => state.get);
  const tools = useTools();
  const [choosable, show] = useState(false);
  const pointer = usePointer(canvas, tools, show);
  useCursor(choosable, "pointer", "default", canvas);
  useEffect(() => listen(canvas, pointer), [canvas, pointer]);
  useEffect(() => {
    const { rig, latest, current } = tools;
    // The same handle for every size: whoever follows its pictures goes on when papers beside the table are put away.
    const { handle, drawn } = tableHandle(tools, () => get().size);
    current.drawn = drawn;
    const release = keyboard(canvas, handle, rig, pointer);
    latest.current.handle?.(handle);
    return () => {
      latest.current.handle?.(null);
      current.drawn = () => undefined;
      release();
    };
  }, [canvas, get, tools, pointer]);
  return <Targets onPointerDown={pointer.down} onPointerMove={pointer.move} onPointerUp={pointer.up} />;
}
