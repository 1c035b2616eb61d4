import { useCallback } from "react";
import type { Transcript } from "../../../core/file/transcript.ts";
import { ReadyTable } from "../../table/ReadyTable.tsx";
import { useWords } from "../../words.ts";

interface WatchTableProps {
  readonly transcript: Transcript;
  readonly at: number | null;
}

/** Shows what one viewer saw of a match. */
export function WatchTable({ transcript, at }: WatchTableProps) {
  const { language } = useWords();
  const load = useCallback(
    async () => (await import("./load-transcript.ts")).loadTranscript(transcript, language),
    [transcript, language],
  );
  return <ReadyTable load={load} at={at} />;
}
