import { OpenDialog } from "./OpenDialog.tsx";
import { PlayDialog } from "./PlayDialog.tsx";
import { ShareSetup } from "./ShareSetup.tsx";
import type { Workspace } from "./use-workspace.ts";

/** The sheet that lies above the editor, if one does. */
export function EditorDialogs({ workspace }: { readonly workspace: Workspace }) {
  const close = () => workspace.show(null);
  if (workspace.dialog === "open") return <OpenDialog workspace={workspace} />;
  if (workspace.dialog === "share") return <ShareSetup setup={workspace.setup} onClose={close} />;
  return workspace.dialog === "play" ? <PlayDialog setup={workspace.setup} onClose={close} /> : null;
}
