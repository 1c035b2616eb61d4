import { useEffect, useRef, useState } from "react";
import "./file-drop.css";

/** Whether files are being dragged over the page; a file that is dropped is handed on. */
function useDropped(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const taker = useRef(take);
  taker.current = take;
  useEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const drag = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(event.type !== "dragleave" || event.relatedTarget !== null);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) taker.current(file);
    };
    const stop = new AbortController();
    for (const kind of ["dragenter", "dragover", "dragleave"] as const) {
      addEventListener(kind, drag, { signal: stop.signal });
    }
    addEventListener("drop", drop, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return over;
}

interface DropAnywhereProps {
  /** What is told while a file is dragged over the page. */
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Takes a file that is dropped anywhere on the page. */
export function DropAnywhere({ label, onFile }: DropAnywhereProps) {
  if (!useDropped(onFile)) return null;
  return (
    <div className="file-drop__over">
      <p className="paper">{label}</p>
    </div>
  );
}
