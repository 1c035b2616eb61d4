import { useTable, useTools } from "../../context/tools.ts";
import { Terms } from "../../face/Terms.tsx";
import { KeysDialog } from "../../keys/KeysDialog.tsx";
import { parseRoute } from "../../router.ts";
import { tabletopOf } from "../../session/selectors.ts";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../words.ts";
import { useDialogWords } from "./words.ts";

/** How the match is won, the way to the rules, and all keys of the table. */
export function HelpDialog() {
  const { t } = useWords();
  const w = useDialogWords();
  const { page } = useTools();
  const gridded = useTable((state) => tabletopOf(state).mat.grid !== undefined);
  const game = useTable((state) => state.entry.meta.id);
  return (
    <KeysDialog
      page={parseRoute(location.hash, game).page}
      but={gridded ? [] : ["numbers"]}
      onClose={() => page.setState({ dialog: null })}
    >
      <p>
        <Button onClick={() => page.setState({ dialog: "rules", rule: null })}>{t("menu.rules")}</Button>
      </p>
      <section className="help">
        <h3>{w("help.group.goal")}</h3>
        <Terms />
      </section>
    </KeysDialog>
  );
}
