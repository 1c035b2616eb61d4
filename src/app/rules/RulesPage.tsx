import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { gameWords } from "../../words/games.ts";
import { useRulesWords } from "../face/book/words.ts";
import { afterPaint } from "../frame/after-paint.tsx";
import { Frame } from "../frame/Frame.tsx";
import { hasPage } from "../game-pages.ts";
import { hrefOf } from "../router.ts";
import { useWords } from "../words.ts";
import { NoRules } from "./NoRules.tsx";

const OpenRules = afterPaint(async () => (await import("./OpenRules.tsx")).OpenRules);

/** The rules of the other games. */
function OtherRules({ game }: { readonly game: string }) {
  const t = useRulesWords();
  const { language } = useWords();
  const others = GAMES.map(({ meta }) => meta.id).filter((id) => id !== game && hasPage(id, "rules"));
  return (
    <nav className="row">
      {others.map((id) => (
        <a key={id} href={hrefOf({ page: "rules", game: id, id: null })}>
          {t("title", gameWords(id, language).title)}
        </a>
      ))}
    </nav>
  );
}

export interface RulesPageProps {
  readonly game: string;
  /** The rule or chapter to show; null: the beginning. */
  readonly id: string | null;
}

/** The rules of a game on a page of their own; each rule and chapter has an address. */
export function RulesPage({ game, id }: RulesPageProps) {
  const t = useRulesWords();
  const { language } = useWords();
  const entry = findGame(GAMES, game);
  const { title: name, rulesName } = gameWords(game, language);
  const title = entry ? t("title", name) : t("dialog");
  return (
    <Frame here="rules" title={title} {...(rulesName && { lead: rulesName })} narrow={!entry}>
      <OtherRules game={game} />
      {entry ? <OpenRules game={game} id={id} /> : <NoRules game={game} />}
    </Frame>
  );
}
