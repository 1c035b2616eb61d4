import { useEffect } from "react";
import { Refused } from "../frame/Refused.tsx";
import { Button } from "../ui/button.tsx";
import { CrossIcon } from "../ui/icons.tsx";
import { useWords } from "../words.ts";
import type { Workspace } from "./use-workspace.ts";

/** Milliseconds that the line about what was done stays. */
const WHILE = 4000;

/** What was just done, for a while; why something was not, until it is read. */
export function EditorNote({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useWords();
  const { note, tell, dialog } = workspace;
  const passing = note?.kind === "done";
  useEffect(() => {
    if (!passing) return undefined;
    const timer = setTimeout(() => tell(null), WHILE);
    return () => clearTimeout(timer);
  }, [passing, tell]);
  const refused = note?.kind === "refused" && dialog === null ? note.lines : [];
  return (
    <div className="editor__note">
      <div data-told="status">{passing && <p className="paper">{note.lines.join(" ")}</p>}</div>
      <div className={refused.length > 0 ? "paper editor__refused" : undefined}>
        <Refused problems={refused} />
        {refused.length > 0 && (
          <Button look="quiet" size="icon" aria-label={t("ui.close")} onClick={() => tell(null)}>
            <CrossIcon />
          </Button>
        )}
      </div>
    </div>
  );
}
