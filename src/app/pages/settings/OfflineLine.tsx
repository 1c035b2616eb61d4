import { useOffline } from "../../offline/state.ts";
import { useSettingsWords } from "./words.ts";

/** Whether one can leave the network behind. */
export function OfflineLine() {
  const w = useSettingsWords();
  return <p role="status">{w(useOffline((state) => state.stage))}</p>;
}
