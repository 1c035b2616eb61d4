import { useCallback } from "react";
import { version } from "../../../../package.json";
import { GAMES } from "../../../games/index.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { gameWords } from "../../../words/games.ts";
import { Frame } from "../../frame/Frame.tsx";
import { RulesName } from "../../frame/RulesName.tsx";
import { hrefOf } from "../../router.ts";
import { Paper } from "../../ui/paper.tsx";
import { useFetched } from "../../use-fetched.ts";
import { useWords } from "../../words.ts";
import { useAboutWords } from "./words.ts";
import "./about.css";

interface GameCreditsProps {
  readonly entry: GameEntry;
  readonly credits: Awaited<ReturnType<GameEntry["credits"]>>;
}

function GameCredits({ entry: { meta }, credits }: GameCreditsProps) {
  const t = useAboutWords();
  const { language } = useWords();
  const { title } = gameWords(meta.id, language);
  const own = meta.ownTables.flatMap((table) => credits.ownTables[table] ?? []);
  return (
    <>
      <h3 className="about__game">{title}</h3>
      <RulesName game={meta.id} />
      <p>{credits.source}</p>
      <p className="about__links">
        {meta.pages?.includes("rules") && (
          <a href={hrefOf({ page: "rules", game: meta.id, id: null })} aria-label={`${t("rules")}: ${title}`}>
            {t("rules")}
          </a>
        )}
        {meta.pages?.includes("lesson") && (
          <a
            href={hrefOf({ page: "lesson", game: meta.id, id: null })}
            aria-label={`${t("lesson")}: ${title}`}
          >
            {t("lesson")}
          </a>
        )}
      </p>
      {own.length > 0 && (
        <>
          <p>{t("ownText")}</p>
          <ul className="about__own">
            {own.map((table) => (
              <li key={table}>{table}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The credits of all games; they come together, so that none moves what stands below it. */
function useCredits() {
  const { language } = useWords();
  const fetch = useCallback(
    () => Promise.all(GAMES.map(async (entry) => ({ entry, credits: await entry.credits(language) }))),
    [language],
  );
  return useFetched(fetch);
}

/** What this is, whom to thank, and what is whose. */
export function AboutPage() {
  const t = useAboutWords();
  const credits = useCredits();
  return (
    <Frame here="about" title={t("title")} narrow>
      <div className="stack">
        <Paper className="about__paper">
          <p>{t("what")}</p>
          <p>{t("private")}</p>
          <p>{t("version", version)}</p>
        </Paper>
        {credits && (
          <>
            <Paper title={t("credits")} className="about__paper">
              {credits.map((one) => (
                <GameCredits key={one.entry.meta.id} {...one} />
              ))}
            </Paper>
            <Paper title={t("licences")} className="about__paper">
              <p>{t("licence")}</p>
              <p>{t("fonts")}</p>
              <p>
                <a href="./licences.txt">{t("libraries")}</a>
              </p>
            </Paper>
          </>
        )}
      </div>
    </Frame>
  );
}
