import type { ReactNode } from "react";
import type { Shortcut } from "../../scene/shortcuts.ts";
import { hrefOf, type Route } from "../router.ts";
import { useSettings } from "../settings/settings.ts";
import { Dialog } from "../ui/dialog.tsx";
import { KeyList } from "./KeyList.tsx";
import { useKeyWords } from "./words.ts";

interface KeysDialogProps {
  readonly page: Route["page"];
  /** Actions that mean nothing here. */
  readonly but?: readonly Shortcut[];
  /** Help besides keys, above them. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** All keys of the page, with the way to change them. */
export function KeysDialog({ page, but, children, onClose }: KeysDialogProps) {
  const w = useKeyWords();
  const letterKeys = useSettings((settings) => settings.letterKeys);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={w(children === undefined ? "title" : "titleHelp")}
      about={w("about")}
    >
      {children}
      {!letterKeys && <p>{w("off")}</p>}
      <KeyList page={page} {...(but && { but })} />
      <p>
        <a href={hrefOf({ page: "settings" })} onClick={onClose}>
          {w("change")}
        </a>
      </p>
    </Dialog>
  );
}
