import { gameWords } from "../../words/games.ts";
import { hrefOf } from "../router.ts";
import { useWords } from "../words.ts";

/** What the rules of a game are called in full, below its name: it leads to them. */
export function RulesName({ game }: { readonly game: string }) {
  const { t, language } = useWords();
  const { rulesName } = gameWords(game, language);
  if (rulesName === undefined) return null;
  return (
    <p className="rules-name">
      {t("nav.rules")}: <a href={hrefOf({ page: "rules", game, id: null })}>{rulesName}</a>
    </p>
  );
}
