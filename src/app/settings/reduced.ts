import type { Settings } from "./kept-settings.ts";

/** Whether motion is to be left out: by the setting, else by the system's wish; by ear always. */
export function motionReduced(
  { motion, ear }: Pick<Settings, "motion" | "ear">,
  systemWish: boolean,
): boolean {
  return ear || (motion === "system" ? systemWish : motion === "reduced");
}
