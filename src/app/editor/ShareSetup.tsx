import { useCallback, useState } from "react";
import { downloadFile } from "../share/download.ts";
import { type SentSetup, setupFile, setupLink } from "../share/setup-file.ts";
import { copyText } from "../table/clipboard.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { useFetched } from "../use-fetched.ts";
import { setupFileName } from "./setup-name.ts";
import { useEditorWords } from "./words.ts";

export interface ShareSetupProps {
  readonly setup: SentSetup;
  readonly onClose: () => void;
}

/** The set-up as a link and as a file. */
export function ShareSetup({ setup, onClose }: ShareSetupProps) {
  const t = useEditorWords();
  const link = useFetched(useCallback(() => setupLink(setup), [setup])) ?? "";
  const [copied, setCopied] = useState<boolean>();
  const actions = (
    <>
      <Button onClick={() => downloadFile(setupFile(setup), setupFileName(setup.title))}>
        {t("shareFile")}
      </Button>
      <Button look="brass" disabled={link === ""} onClick={() => void copyText(link).then(setCopied)}>
        {t("shareCopy")}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t("shareTitle")} about={t("shareAbout")} actions={actions}>
      <Field label={t("shareLink")} value={link} readOnly onFocus={(event) => event.target.select()} />
      <p data-told="status">{copied === undefined ? "" : t(copied ? "shareCopied" : "shareFailed")}</p>
    </Dialog>
  );
}
