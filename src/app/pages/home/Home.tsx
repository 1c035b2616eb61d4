import { useCallback, useState } from "react";
import { GAMES } from "../../../games/index.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { firstScenario, usualConfig } from "../../../games/usual.ts";
import { gameWords, scenarioTitle } from "../../../words/games.ts";
import { Frame } from "../../frame/Frame.tsx";
import { usePageTitle } from "../../frame/page-title.ts";
import { Refused } from "../../frame/Refused.tsx";
import { hasPage } from "../../game-pages.ts";
import type { Plan } from "../../match/create.ts";
import { against, USUAL_OPPONENT } from "../../match/seating.ts";
import { useStart } from "../../match/start.ts";
import { hrefOf, navigate } from "../../router.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Paper } from "../../ui/paper.tsx";
import { useWords } from "../../words.ts";
import { FileDrop } from "../matches/FileDrop.tsx";
import { MatchLines } from "../matches/MatchLines.tsx";
import { useOwnMatches } from "../matches/own-matches.ts";
import { BuildLink } from "../setup/BuildLink.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import { ScenarioCards } from "./ScenarioCards.tsx";
import "./home.css";

const SHOWN = 3;

/** How a turn of a game goes, as far as it tells that. */
function Steps({ entry: { meta } }: { readonly entry: GameEntry }) {
  const { t, language } = useWords();
  const { turn } = gameWords(meta.id, language);
  if (!turn) return null;
  return (
    <ol className="steps" aria-label={t("home.steps")}>
      {turn.map(({ name, text }) => (
        <li key={name} className="steps__step">
          <b className="steps__name">{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** The first battle of each game, against the computer: one press and one is flying. That of the first game for two, too. */
function Fly() {
  const { t, language } = useWords();
  const { start, busy, problems } = useStart();
  const [main, ...others] = GAMES.map((entry): Plan => {
    const { meta } = entry;
    const scenario = firstScenario(meta);
    return { entry, config: usualConfig(meta, scenario), title: scenarioTitle(meta.id, scenario, language) };
  });
  const fly = (plan: Plan) => void start({ ...plan, computers: against(USUAL_OPPONENT) });
  return (
    <>
      {main && (
        <>
          <Button look="brass" size="big" onClick={() => fly(main)} disabled={busy}>
            {busy ? t("home.setting") : t("home.fly", main.title)}
          </Button>
          <Button size="big" className="hero__two" onClick={() => void start(main)} disabled={busy}>
            {t("home.two")}
          </Button>
        </>
      )}
      <div className="hero__others">
        {others.map((plan) => (
          <Button key={plan.title} className="hero__other" onClick={() => fly(plan)} disabled={busy}>
            <small>{gameWords(plan.entry.meta.id, language).title}</small>
            {plan.title}
          </Button>
        ))}
      </div>
      <Refused title={t("setup.refused")} problems={problems} />
    </>
  );
}

function Hero({ entry }: { readonly entry: GameEntry }) {
  const { t } = useWords();
  const matches = useOwnMatches();
  const last = matches?.find((match) => match.ok)?.value;
  return (
    <div className="hero">
      <div>
        <h1 className="hero__title">{t("home.title")}</h1>
        <p className="hero__lead">{t("home.lead")}</p>
        <div className="hero__buttons">
          <Fly />
          {last && (
            <ButtonLink
              size="big"
              className="hero__last"
              href={hrefOf({ page: "match", id: last.id, at: null })}
            >
              {t(last.over ? "home.replay" : "home.continue")}
            </ButtonLink>
          )}
        </div>
        <p className="hero__hint">{t("home.flyHint")}</p>
        {hasPage(entry.meta.id, "lesson") && (
          <a className="hero__lesson" href={hrefOf({ page: "lesson", game: entry.meta.id, id: null })}>
            {t("home.lesson")}
          </a>
        )}
        <a className="hero__watch" href={hrefOf({ page: "show", game: entry.meta.id, id: null })}>
          {t("home.watch")}
        </a>
      </div>
      <HeroPicture entry={entry} />
    </div>
  );
}

/** What one has of one's own. `game`: the one that new battles are built for. */
function Own({ game }: { readonly game: string | undefined }) {
  const { t } = useWords();
  const matches = useOwnMatches();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const loaded = useCallback((id: string) => navigate({ page: "match", id, at: null }), []);
  return (
    <div className="home__own">
      <Paper title={t("matches.title")}>
        <MatchLines matches={matches?.slice(0, SHOWN)} />
        {matches && matches.length > SHOWN && (
          <p>
            <a className="home__all" href={hrefOf({ page: "matches" })}>
              {t("matches.all", matches.length)}
            </a>
          </p>
        )}
      </Paper>
      <div className="stack">
        {game !== undefined && hasPage(game, "editor") && (
          <Paper title={t("home.own")}>
            <p className="home__build">{t("home.ownText")}</p>
            <div className="row">
              <BuildLink game={game} />
              {hasPage(game, "workshop") && (
                <ButtonLink href={hrefOf({ page: "workshop", game, id: null })}>
                  {t("home.workshop")}
                </ButtonLink>
              )}
            </div>
          </Paper>
        )}
        <Paper title={t("home.file")}>
          <FileDrop onLoaded={loaded} onRefused={setRefused} />
          <Refused problems={refused} />
        </Paper>
      </div>
    </div>
  );
}

/** Where everybody begins. */
export function Home() {
  usePageTitle();
  const [main] = GAMES;
  return (
    <Frame here="home">
      {main && <Hero entry={main} />}
      {main && <Steps entry={main} />}
      {GAMES.map((entry) => (
        <ScenarioCards key={entry.meta.id} entry={entry} />
      ))}
      <Own game={main?.meta.id} />
    </Frame>
  );
}
