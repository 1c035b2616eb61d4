import { type ReactNode, useState } from "react";
import type { Result } from "../../../core/result.ts";
import { lazyPart } from "../../lazy-part.ts";
import type { NotKept } from "../../share/import.ts";
import { DropAnywhere } from "../../ui/drop-anywhere.tsx";
import { FilePick } from "../../ui/file-pick.tsx";
import { useWords } from "../../words.ts";

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

/** Takes a match file that is dropped anywhere on a page without a button for it. */
export function PageDrop(props: FileDropProps) {
  const { t } = useWords();
  const { take, question } = useImport(props);
  return (
    <>
      <DropAnywhere label={t("file.dropHere")} onFile={(file) => void take(file)} />
      {question}
    </>
  );
}

/** Loads a match file: by a button, or dropped anywhere on the page. */
export function FileDrop(props: FileDropProps) {
  const { t } = useWords();
  const { take, question } = useImport(props);
  return (
    <div className="file-drop">
      <FilePick label={t("file.choose")} onPick={(file) => void take(file)} />
      <span>{t("file.drop")}</span>
      <DropAnywhere label={t("file.dropHere")} onFile={(file) => void take(file)} />
      {question}
    </div>
  );
}
