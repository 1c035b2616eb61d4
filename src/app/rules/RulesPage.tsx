import { useCallback } from "react";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { Frame } from "../pages/Frame.tsx";
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

function NoRules({ game }: { readonly game: string }) {
  const t = useRulesWords();
  return (
    <Paper>
      <p>{t("missing", game)}</p>
    </Paper>
  );
}

function OpenRules({ game, id }: RulesPageProps) {
  const { t } = useWords();
  const open = useBook(game);
  const address = useCallback((place: string) => hrefOf({ page: "rules", game, id: place }), [game]);
  if (open === undefined) return <p role="status">{t("app.loading")}</p>;
  if (open === null) return <NoRules game={game} />;
  const go = (place: string) => navigate({ page: "rules", game, id: place });
  return <Book book={open.book} say={open.say} at={id} hrefOf={address} go={go} />;
}

/** The rules of a game on a page of their own; each rule and chapter has an address. */
export function RulesPage({ game, id }: RulesPageProps) {
  const t = useRulesWords();
  const { language } = useWords();
  const entry = findGame(GAMES, game);
  const title = entry ? t("title", entry.meta.title[language]) : t("dialog");
  return (
    <Frame here="rules" title={title} narrow={!entry}>
      {entry ? <OpenRules game={game} id={id} /> : <NoRules game={game} />}
    </Frame>
  );
}
