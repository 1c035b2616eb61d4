import { useEffect, useRef, useState } from "react";
import "./file-drop.css";

/** The page that shows itself takes files first; what it leaves is refused by whoever takes the rest. */
type Claim = "first" | "rest";

/** Takes files that were dropped or chosen at once. */
export type TakeFiles = (file: File, ...more: readonly File[]) => void;

/** Whether files are being dragged over the page; what is dropped is handed on. */
function useDropped(take: TakeFiles, claim: Claim): boolean {
  const [over, setOver] = useState(false);
  const taker = useRef(take);
  taker.current = take;
  useEffect(() => {
    const carriesFiles = (event: DragEvent) =>
      !event.defaultPrevented && (event.dataTransfer?.types.includes("Files") ?? false);
    const drag = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const [file, ...more] = event.dataTransfer?.files ?? [];
      if (file) taker.current(file, ...more);
    };
    const stop = new AbortController();
    const how = { signal: stop.signal, capture: claim === "first" };
    addEventListener("dragenter", drag, how);
    addEventListener("dragover", drag, how);
    addEventListener("dragleave", leave, how);
    addEventListener("drop", drop, how);
    return () => stop.abort();
  }, [claim]);
  return over;
}

interface DropAnywhereProps {
  /** What is told while a file is dragged over the page. */
  readonly label: string;
  readonly onFile: TakeFiles;
}

/** Takes files that are dropped anywhere on the page. */
export function DropAnywhere({ label, onFile }: DropAnywhereProps) {
  if (!useDropped(onFile, "first")) return null;
  return (
    <div className="file-drop__over">
      <p className="paper">{label}</p>
    </div>
  );
}

/**
 * Refuses a file on a page that takes none: left alone, the browser would open it in the page's place. The sentence
 * stays in the middle of the window, where the file was let go, until something else is done.
 */
export function DropRefusal({ label }: { readonly label: string }) {
  const [refused, setRefused] = useState(false);
  const over = useDropped(() => setRefused(true), "rest");
  useEffect(() => {
    if (!refused) return undefined;
    const stop = new AbortController();
    for (const kind of ["pointerdown", "keydown", "hashchange"] as const)
      addEventListener(kind, () => setRefused(false), { signal: stop.signal });
    return () => stop.abort();
  }, [refused]);
  if (!over && !refused) return null;
  return (
    <div className="file-drop__over" data-refused={refused} data-told="alert">
      <p className="paper">{label}</p>
    </div>
  );
}
