import { type ReactNode, useState } from "react";
import { lazyPart } from "../../lazy-part.ts";
import { DropAnywhere } from "../../ui/drop-anywhere.tsx";
import { FilePick } from "../../ui/file-pick.tsx";
import { useWords } from "../../words.ts";
import { refreshMatches } from "./own-matches.ts";

const Taking = lazyPart(async () => (await import("../taking/Taking.tsx")).Taking);

export interface FileDropProps {
  /** The id of the match that was loaded and kept. */
  readonly onLoaded: (id: string) => void;
  /** Why a file was refused, one sentence each; none when a new try begins. */
  readonly onRefused: (problems: readonly string[]) => void;
}

interface Import {
  readonly take: (...files: readonly File[]) => void;
  /** What is asked about files before they are opened. */
  readonly question: ReactNode;
}

/** Reads files into own matches and tells how it went. */
function useImport(props: FileDropProps): Import {
  const [files, setFiles] = useState<readonly File[]>();
  const take = (...given: readonly File[]) => {
    props.onRefused([]);
    setFiles(given);
  };
  const done = () => {
    setFiles(undefined);
    void refreshMatches();
  };
  return { take, question: files && <Taking {...props} files={files} onDone={done} /> };
}

/** Takes match files that are dropped anywhere on a page without a button for it. */
export function PageDrop(props: FileDropProps) {
  const { t } = useWords();
  const { take, question } = useImport(props);
  return (
    <>
      <DropAnywhere label={t("file.dropHere")} onFile={take} />
      {question}
    </>
  );
}

/** Loads match files: by a button, or dropped anywhere on the page. */
export function FileDrop(props: FileDropProps) {
  const { t } = useWords();
  const { take, question } = useImport(props);
  return (
    <div className="file-drop">
      <FilePick label={t("file.choose")} multiple onPick={take} />
      <span>{t("file.drop")}</span>
      <DropAnywhere label={t("file.dropHere")} onFile={take} />
      {question}
    </div>
  );
}
