import { GAMES } from "../../../games/index.ts";
import { findGame, type GameEntry } from "../../../games/registry.ts";
import { gameWords } from "../../../words/games.ts";
import { Frame } from "../../frame/Frame.tsx";
import { RulesName } from "../../frame/RulesName.tsx";
import { UnknownPage } from "../../frame/UnknownPage.tsx";
import { hasPage } from "../../game-pages.ts";
import { hrefOf } from "../../router.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useWords } from "../../words.ts";
import { ScenarioCards } from "./ScenarioCards.tsx";
import { useGamePageWords } from "./words.ts";
import "./game.css";

/** The pages that a game may have beside its rules, which its name leads to, in the order in which they are wanted. */
const OWN_PAGES = ["lesson", "editor", "workshop", "print"] as const;

/** What a game has beside its table. */
function OwnPages({ game }: { readonly game: string }) {
  const t = useGamePageWords();
  const pages = OWN_PAGES.filter((page) => hasPage(game, page));
  return (
    <nav className="row game__pages" aria-label={t("pages")}>
      <ButtonLink href={hrefOf({ page: "show", game, id: null })}>{t("watch")}</ButtonLink>
      {pages.map((page) => (
        <ButtonLink key={page} href={hrefOf({ page, game, id: null })}>
          {t(page)}
        </ButtonLink>
      ))}
      {hasPage(game, "hangar") && (
        <ButtonLink href={hrefOf({ page: "hangar", shown: game })}>{t("hangar")}</ButtonLink>
      )}
    </nav>
  );
}

/** How a turn of a game goes, as far as it tells that. */
function Steps({ entry: { meta } }: { readonly entry: GameEntry }) {
  const t = useGamePageWords();
  const { language } = useWords();
  const { turn } = gameWords(meta.id, language);
  if (!turn) return null;
  return (
    <ol className="steps" aria-label={t("turn")}>
      {turn.map(({ name, text }) => (
        <li key={name} className="steps__step">
          <b className="steps__name">{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** A game: how a turn goes, what it has beside its table, and all its scenarios. */
export function GamePage({ game }: { readonly game: string }) {
  const { language } = useWords();
  const entry = findGame(GAMES, game);
  if (!entry) return <UnknownPage address={`/game/${game}`} />;
  const { title, blurb } = gameWords(game, language);
  return (
    <Frame here="game" title={title} lead={blurb}>
      <RulesName game={game} />
      <OwnPages game={game} />
      <Steps entry={entry} />
      <ScenarioCards entry={entry} />
    </Frame>
  );
}
