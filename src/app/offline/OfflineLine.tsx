import { useSettingsWords } from "../pages/settings-words.ts";
import { useOffline } from "./state.ts";

/** Whether one can leave the network behind. */
export function OfflineLine() {
  const w = useSettingsWords();
  return <p role="status">{w(useOffline((state) => state.stage))}</p>;
}
