import { useAloud } from "../announcer/aloud.ts";
import { useSettings } from "../settings/settings.ts";

/** A text as it is heard, where a match is played by ear; as it is written to who sees it. */
export function useHeard(): (written: string) => string {
  const aloud = useAloud();
  const isByEar = useSettings((settings) => settings.ear);
  return isByEar ? aloud : (written) => written;
}
