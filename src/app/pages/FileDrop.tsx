import { useEffect, useRef, useState } from "react";
import { FilePick } from "../ui/file-pick.tsx";
import { useWords } from "../words.ts";
import "./file-drop.css";

export interface FileDropProps {
  /** The id of the match that was loaded and kept. */
  readonly onLoaded: (id: string) => void;
  /** Why a file was refused, one sentence each; none when a new try begins. */
  readonly onRefused: (problems: readonly string[]) => void;
}

/** Reads a file into own matches and tells how it went. */
function useImport({ onLoaded, onRefused }: FileDropProps): (file: File) => Promise<void> {
  const { t, language } = useWords();
  return async (file) => {
    onRefused([]);
    const { importFile } = await import("../share/import.ts");
    const read = await importFile(file, language, t);
    if (read.ok) onLoaded(read.value);
    else onRefused([t("file.refused", file.name), ...read.error]);
  };
}

/** Whether files are being dragged over the page; a file that is dropped is handed on. */
export function useDropped(take: (file: File) => void): boolean {
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

/** What lies over the page while a file is dragged over it. */
function DropHere() {
  const { t } = useWords();
  return (
    <div className="file-drop__over">
      <p className="paper">{t("file.dropHere")}</p>
    </div>
  );
}

/** Takes a match file that is dropped anywhere on a page without a button for it. */
export function PageDrop(props: FileDropProps) {
  const take = useImport(props);
  return useDropped((file) => void take(file)) ? <DropHere /> : null;
}

/** Loads a match file: by a button, or dropped anywhere on the page. */
export function FileDrop(props: FileDropProps) {
  const { t } = useWords();
  const take = useImport(props);
  const over = useDropped((file) => void take(file));
  return (
    <div className="file-drop">
      <FilePick label={t("file.choose")} onPick={(file) => void take(file)} />
      <span>{t("file.drop")}</span>
      {over && <DropHere />}
    </div>
  );
}
