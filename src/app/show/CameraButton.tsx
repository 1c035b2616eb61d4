import { keyNameOf } from "../../scene/keystroke.ts";
import { useReducedMotion } from "../settings/motion.ts";
import { useSettings } from "../settings/settings.ts";
import { turnCamera } from "./camera.ts";
import { useShowWords } from "./words.ts";

/** Says how the camera is led and changes that; nothing where motion is left out, since it stands then. */
export function CameraButton() {
  const w = useShowWords();
  const camera = useSettings((settings) => settings.camera);
  if (useReducedMotion()) return null;
  return (
    <button type="button" className="show__camera" onClick={turnCamera}>
      {w(camera, keyNameOf("directed"))}
    </button>
  );
}
