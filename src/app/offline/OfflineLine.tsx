import { useWords } from "../words.ts";
import { useOffline } from "./state.ts";

/** Whether one can leave the network behind. */
export function OfflineLine() {
  const { t } = useWords();
  const stage = useOffline((state) => state.stage);
  return <p role="status">{t(`offline.${stage}`)}</p>;
}
