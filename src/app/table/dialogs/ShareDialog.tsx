import { useCallback } from "react";
import { now } from "../../../core/match/match.ts";
import { hasSecrets } from "../../../core/match/secrets.ts";
import { usePage, useTable, useTools } from "../../context/tools.ts";
import { matchLink, SAFE_LINK_LENGTH } from "../../share/link.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { useFetched } from "../../use-fetched.ts";
import { useWords } from "../../words.ts";
import { copyText } from "../clipboard.ts";
import { saveAsFile } from "../saving.ts";
import { useDialogWords } from "./words.ts";

/** The match as a link and as a file. Sealed orders are in neither. */
export function ShareDialog() {
  const { t } = useWords();
  const w = useDialogWords();
  const { store, page } = useTools();
  const open = useTable((state) => state.open);
  const link = useFetched(useCallback(() => matchLink(open), [open])) ?? "";
  const note = usePage((state) => state.note);
  const watching = useTable((state) => state.watching);
  const over = now(open.match).outcome !== undefined;
  const { seen } = open.match;
  const secrets = hasSecrets(open.match);
  const held = secrets || seen !== undefined ? "share.watched" : "share.open";
  const own = seen !== undefined && seen !== "table";
  const copy = async () => {
    const done = await copyText(link);
    page.setState({ note: done ? w("share.copied") : t("log.copyFailed") });
  };
  const actions = (
    <>
      {!watching && <Button onClick={() => void saveAsFile(store.getState())}>{w("share.file")}</Button>}
      <Button look="brass" disabled={link === ""} onClick={() => void copy()}>
        {w("share.link")}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={() => page.setState({ dialog: null })}
      title={w("share.title")}
      about={w(seen === undefined ? "share.about" : "share.aboutSeen")}
      actions={actions}
    >
      <Field
        label={w("share.here")}
        hint={link.length > SAFE_LINK_LENGTH ? w("share.long", link.length) : undefined}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <p data-told="status">{note}</p>
      {!over && (
        <p>
          {w("share.unfinished")} {w(own ? "share.own" : held)}
        </p>
      )}
      {secrets && seen === undefined && !watching && <p>{w("share.holder")}</p>}
    </Dialog>
  );
}
