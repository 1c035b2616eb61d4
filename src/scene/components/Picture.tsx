import { useFrame } from "@react-three/fiber";
import { wholeOf } from "../clear.ts";
import { TRAY_LENGTH } from "../dice/tray.ts";
import { ORDER } from "../order.ts";
import { late } from "./late.tsx";
import { useShown, useTools } from "./shown.ts";

const Lens = late(async () => (await import("./Lens.tsx")).Lens);

/** Draws each frame: the table, in a show as through a lens, and over it the dice tray while there are dice in it. */
export function Picture() {
  const { edge, lens } = useShown();
  const { current, latest, inset } = useTools();
  useFrame(({ gl, scene, camera, size }) => {
    const { tray } = current;
    inset.hold(tray, TRAY_LENGTH, edge === 1 ? -1 : 1);
    if (tray) inset.settle(latest.current.trayArea?.() ?? wholeOf(size), size);
    // A frame may be drawn in several goes; it counts as one.
    gl.info.reset();
    if (!current.hasLens()) gl.render(scene, camera);
  }, ORDER.picture);
  useFrame(({ gl, scene, size }) => {
    inset.draw(gl, scene, size);
    current.drawn();
  }, ORDER.inset);
  return lens && <Lens />;
}
