import type { Meta } from "../../core/game.ts";
import { GAMES } from "../../games/index.ts";
import { panelOf } from "../games/index.ts";
import { hrefOf } from "../router.ts";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { Frame } from "./Frame.tsx";
import "./about.css";

function GameCredits({ meta }: { readonly meta: Meta }) {
  const { t, language } = useWords();
  const panel = panelOf(meta.id);
  return (
    <>
      <h3 className="about__game">{meta.title[language]}</h3>
      <p>{meta.source[language]}</p>
      <p className="about__links">
        {panel?.rules && <a href={hrefOf({ page: "rules", game: meta.id, id: null })}>{t("about.rules")}</a>}
        {panel?.lesson && (
          <a href={hrefOf({ page: "lesson", game: meta.id, id: null })}>{t("about.lesson")}</a>
        )}
      </p>
      {meta.ownTables.length > 0 && (
        <>
          <p>{t("about.ownText")}</p>
          <ul className="about__own">
            {meta.ownTables.map((table) => (
              <li key={table.en}>{table[language]}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What this is, whom to thank, and what is whose. */
export function AboutPage() {
  const { t } = useWords();
  return (
    <Frame here="about" title={t("about.title")} narrow>
      <div className="stack">
        <Paper className="about__paper">
          <p>{t("about.what")}</p>
          <p>{t("about.private")}</p>
        </Paper>
        <Paper title={t("about.credits")} className="about__paper">
          {GAMES.map(({ meta }) => (
            <GameCredits key={meta.id} meta={meta} />
          ))}
        </Paper>
        <Paper title={t("about.licences")} className="about__paper">
          <p>{t("about.licence")}</p>
          <p>{t("about.fonts")}</p>
          <p>
            <a href="./licences.txt">{t("about.libraries")}</a>
          </p>
        </Paper>
      </div>
    </Frame>
  );
}
