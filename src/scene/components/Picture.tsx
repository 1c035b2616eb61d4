import { useFrame } from "@react-three/fiber";
import { wholeOf } from "../clear.ts";
import { TRAY_LENGTH } from "../dice/follow.ts";
import { ORDER } from "../order.ts";
import { useShown, useTools } from "./shown.ts";

/** Draws each frame: the table, and over it the dice tray while there are dice in it. */
export function Picture() {
  const { edge } = useShown();
  const { current, latest, inset } = useTools();
  useFrame(({ gl, scene, camera, size }) => {
    const { tray } = current;
    inset.hold(tray, TRAY_LENGTH, edge === 1 ? -1 : 1);
    if (tray) inset.settle(latest.current.trayArea?.() ?? wholeOf(size), size);
    // A frame may be drawn in several goes; it counts as one.
    gl.info.reset();
    gl.render(scene, camera);
    inset.draw(gl, scene, size);
    current.drawn();
  }, ORDER.picture);
  return null;
}
