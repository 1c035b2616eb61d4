import { Button } from "../../../ui/button.tsx";
import { useBench } from "./bench.ts";
import { duplicate, remove } from "./edits.ts";
import { useDogfightEditorWords } from "./words.ts";

/** Duplicates a row, or takes it away. */
export function RowTools({ row }: { readonly row: string }) {
  const t = useDogfightEditorWords();
  const { draft, edit, choose } = useBench();
  const twin = () => {
    const added = duplicate(draft, row);
    edit(added.draft);
    choose(added.key);
  };
  const away = () => {
    edit(remove(draft, row));
    choose(null);
  };
  return (
    <div className="row-tools">
      <Button onClick={twin}>{t("twin")}</Button>
      <Button look="danger" onClick={away}>
        {t("remove")}
      </Button>
    </div>
  );
}
