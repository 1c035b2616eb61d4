import { useFrame } from "@react-three/fiber";
import { ORDER } from "../order.ts";
import { late } from "./late.tsx";
import { useShown, useTools } from "./shown.ts";

const Lens = late(async () => (await import("./Lens.tsx")).Lens);

/** Draws each frame: the table, in a show as through a lens. */
export function Picture() {
  const { lens } = useShown();
  const { current } = useTools();
  useFrame(({ gl, scene, camera }) => {
    // A frame may be drawn in several goes; it counts as one.
    gl.info.reset();
    if (!current.hasLens()) gl.render(scene, camera);
  }, ORDER.picture);
  useFrame(() => current.drawn(), ORDER.drawn);
  return lens && <Lens />;
}
