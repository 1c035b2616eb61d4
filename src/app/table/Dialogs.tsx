import { HelpDialog } from "./HelpDialog.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import { TakeBackDialog } from "./TakeBackDialog.tsx";
import { usePage } from "./tools.ts";

/** The sheet that lies above the page, if one does. */
export function Dialogs() {
  const dialog = usePage((state) => state.dialog);
  if (dialog === "help") return <HelpDialog />;
  if (dialog === "take-back") return <TakeBackDialog />;
  return dialog === "share" ? <ShareDialog /> : null;
}
