import { useEffect, useState } from "react";
import { bytesLacking, keepEverything } from "../../offline/everything.ts";
import { useOffline } from "../../offline/state.ts";
import { savesData } from "../../saves-data.ts";
import { Button } from "../../ui/button.tsx";
import { useSettingsWords } from "./words.ts";

const MEGABYTE = 1_000_000;

/** How many megabytes this device lacks of the whole page; undefined until that is known, or without a network. */
function useLacking(isAsked: boolean): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    if (isAsked) void bytesLacking().then(setBytes);
  }, [isAsked]);
  return bytes === undefined ? undefined : Math.ceil(bytes / MEGABYTE);
}

/** Whether one can leave the network behind, and with how much of the page. */
export function OfflineLine() {
  const w = useSettingsWords();
  const stage = useOffline((state) => state.stage);
  const share = useOffline((state) => state.share);
  const lacking = useLacking(stage === "ready");
  const text = stage === "ready" && lacking === 0 ? "whole" : stage;
  return (
    <>
      <p data-told="status">{w(text)}</p>
      {stage === "filling" && <progress value={share} aria-label={w("filling")} />}
      {stage === "ready" && lacking !== undefined && lacking > 0 && (
        <p className="row">
          <Button onClick={() => void keepEverything()}>{w("keepAll", lacking)}</Button>
          {savesData() && <span>{w("savesData")}</span>}
        </p>
      )}
    </>
  );
}
