import { useCallback, useState } from "react";
import { Book } from "../face/book/Book.tsx";
import { useRulesWords } from "../face/book/words.ts";
import { hrefOf } from "../router.ts";
import { Dialog } from "../ui/dialog.tsx";
import { useWords } from "../words.ts";
import { useBook } from "./load.ts";

interface RulesDialogProps {
  readonly game: string;
  /** The rule to show first; null: the beginning. */
  readonly rule: string | null;
  readonly onClose: () => void;
}

/** The rules above a page that stays as it is. */
export function RulesDialog({ game, rule, onClose }: RulesDialogProps) {
  const t = useRulesWords();
  const { t: shared } = useWords();
  const open = useBook(game);
  const [at, setAt] = useState(rule);
  const address = useCallback((place: string) => hrefOf({ page: "rules", game, id: place }), [game]);
  const whole = hrefOf({ page: "rules", game, id: at });
  return (
    <Dialog wide open onOpenChange={onClose} title={t("dialog")} about={t("dialogAbout")}>
      <p className="book__whole">
        <a href={whole} target="_blank" rel="noopener">
          {t("whole")}
        </a>
      </p>
      {open === undefined && <p data-told="event">{shared("app.loading")}</p>}
      {open === null && <p>{t("missing", game)}</p>}
      {open && <Book book={open.book} say={open.say} at={at} hrefOf={address} go={setAt} />}
    </Dialog>
  );
}
