import type { Earcon } from "../../face/queries/earcons.ts";
import { useSettings } from "../settings/settings.ts";
import { volumesOf } from "../settings/volumes.ts";
import { Mixer } from "./mixer.ts";
import { sounds } from "./synth.ts";

/** Seconds after which it begins, and in which every signal is over. */
const LOOKAHEAD = 0.02;
const OVER = 1;

/** Plays a signal by itself, as loud as it is at a table; false where the device has no sound. */
export function tryEarcon(earcon: Earcon): boolean {
  try {
    const context = new AudioContext();
    const mixer = new Mixer(context, volumesOf(useSettings.getState().volumes));
    sounds(context, { out: mixer.channel("signals") }, context.currentTime + LOOKAHEAD, {
      kind: "earcon",
      earcon,
    });
    setTimeout(() => void context.close(), OVER * 1000);
    return true;
  } catch {
    return false;
  }
}
