import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Result } from "../../../core/result.ts";
import { lazyPart } from "../../lazy-part.ts";
import type { NotKept } from "../../share/import.ts";
import { FilePick } from "../../ui/file-pick.tsx";
import { useWords } from "../../words.ts";
import "./file-drop.css";

const OlderFile = lazyPart(async () => (await import("./OlderFile.tsx")).OlderFile);

export interface FileDropProps {
  /** The id of the match that was loaded and kept. */
  readonly onLoaded: (id: string) => void;
  /** Why a file was refused, one sentence each; none when a new try begins. */
  readonly onRefused: (problems: readonly string[]) => void;
}

interface Import {
  readonly take: (file: File) => Promise<void>;
  /** What is asked about a file that can't be opened as it is. */
  readonly question: ReactNode;
}

/** Reads a file into own matches and tells how it went. */
function useImport({ onLoaded, onRefused }: FileDropProps): Import {
  const { t, language } = useWords();
  const [older, setOlder] = useState<{ readonly name: string; readonly refused: NotKept }>();
  const settle = (name: string, read: Result<string, NotKept>) => {
    setOlder(undefined);
    if (read.ok) onLoaded(read.value);
    else if (read.error.goOn) setOlder({ name, refused: read.error });
    else onRefused([t("file.refused", name), ...read.error.sentences]);
  };
  const take = async (file: File) => {
    onRefused([]);
    const { importFile } = await import("../../share/import.ts");
    settle(file.name, await importFile(file, language, t));
  };
  const goOn = async () => {
    const read = await older?.refused.goOn?.();
    if (older && read) settle(older.name, read);
  };
  const question = older && (
    <OlderFile
      sentence={older.refused.sentences.join(" ")}
      onGoOn={() => void goOn()}
      onClose={() => setOlder(undefined)}
    />
  );
  return { take, question };
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
  const { take, question } = useImport(props);
  const over = useDropped((file) => void take(file));
  return (
    <>
      {over && <DropHere />}
      {question}
    </>
  );
}

/** Loads a match file: by a button, or dropped anywhere on the page. */
export function FileDrop(props: FileDropProps) {
  const { t } = useWords();
  const { take, question } = useImport(props);
  const over = useDropped((file) => void take(file));
  return (
    <div className="file-drop">
      <FilePick label={t("file.choose")} onPick={(file) => void take(file)} />
      <span>{t("file.drop")}</span>
      {over && <DropHere />}
      {question}
    </div>
  );
}
