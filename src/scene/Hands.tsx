import { useThree } from "@react-three/fiber";
import { useEffect } from "react";
import { keyboard } from "./camera/keyboard.ts";
import { tableHandle } from "./handle.ts";
import { Pointer } from "./pointer.ts";
import { useTools } from "./shown.ts";

/** Takes what hands do on the canvas, and gives the page its handle on the table. */
export function Hands() {
  const canvas = useThree(({ gl }) => gl.domElement);
  const size = useThree((state) => state.size);
  const tools = useTools();
  useEffect(() => {
    const { rig, latest, current } = tools;
    const pointer = new Pointer(canvas, tools);
    const { handle, drawn } = tableHandle(tools, size);
    current.drawn = drawn;
    const release = keyboard(canvas, handle, rig, pointer);
    latest.current.handle?.(handle);
    return () => {
      latest.current.handle?.(null);
      current.drawn = () => undefined;
      release();
      pointer.dispose();
    };
  }, [canvas, size, tools]);
  return null;
}
