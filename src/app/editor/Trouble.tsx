import { useState } from "react";
import { type StorageTrouble, useStorageTrouble } from "../storage/trouble.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { CrossIcon } from "../ui/icons.tsx";
import { useWords } from "../words.ts";
import { useEditorWords } from "./words.ts";

const SENTENCES = {
  absent: "troubleAbsent",
  blocked: "troubleBlocked",
  full: "troubleFull",
  late: "troubleLate",
} as const;

/** Says that set-ups are not kept, and offers a file. */
export function Trouble({ onFile }: { readonly onFile: () => void }) {
  const { t } = useWords();
  const words = useEditorWords();
  const trouble = useStorageTrouble((state) => state.setups);
  const [closed, setClosed] = useState<StorageTrouble | null>(null);
  if (trouble === null || trouble === closed) return null;
  const actions = (
    <>
      <Button onClick={onFile}>{words("file")}</Button>
      <Button look="quiet" size="icon" aria-label={t("ui.close")} onClick={() => setClosed(trouble)}>
        <CrossIcon />
      </Button>
    </>
  );
  return (
    <div className="editor__trouble">
      <Banner actions={actions}>{words(SENTENCES[trouble])}</Banner>
    </div>
  );
}
