import { OpenDialog } from "./OpenDialog.tsx";
import { PlayDialog } from "./PlayDialog.tsx";
import { ShareSetup } from "./ShareSetup.tsx";
import type { EditorDesk } from "./use-desk.ts";

/** The sheet that lies above the editor, if one does. */
export function EditorDialogs({ desk }: { readonly desk: EditorDesk }) {
  const close = () => desk.show(null);
  if (desk.dialog === "open") return <OpenDialog desk={desk} />;
  if (desk.dialog === "share") return <ShareSetup setup={desk.setup} onClose={close} />;
  return desk.dialog === "play" ? <PlayDialog setup={desk.setup} onClose={close} /> : null;
}
