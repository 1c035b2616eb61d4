import { useCallback } from "react";
import { Frame, Loading } from "../pages/Frame.tsx";
import { hrefOf, navigate } from "../router.ts";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { Book } from "./Book.tsx";
import { useBook } from "./load.ts";
import { useRulesWords } from "./words.ts";

export interface RulesPageProps {
  readonly game: string;
  /** The rule or chapter to show; null: the beginning. */
  readonly id: string | null;
}

/** The rules of a game on a page of their own; each rule and chapter has an address. */
export function RulesPage({ game, id }: RulesPageProps) {
  const t = useRulesWords();
  const { language } = useWords();
  const open = useBook(game);
  const address = useCallback((place: string) => hrefOf({ page: "rules", game, id: place }), [game]);
  if (open === undefined) return <Loading />;
  if (open === null) {
    return (
      <Frame here="rules" title={t("dialog")} narrow>
        <Paper>
          <p>{t("missing", game)}</p>
        </Paper>
      </Frame>
    );
  }
  const { entry, book, say } = open;
  return (
    <Frame here="rules" title={t("title", entry.meta.title[language])}>
      <Book
        book={book}
        say={say}
        at={id}
        hrefOf={address}
        go={(place) => navigate({ page: "rules", game, id: place })}
      />
    </Frame>
  );
}
