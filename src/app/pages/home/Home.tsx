import { useCallback, useState } from "react";
import { GAMES } from "../../../games/index.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { firstScenario, smallestScenario } from "../../../games/usual.ts";
import { scenarioTitle } from "../../../words/games.ts";
import { Frame } from "../../frame/Frame.tsx";
import { usePageTitle } from "../../frame/page-title.ts";
import { Refused } from "../../frame/Refused.tsx";
import { hasPage } from "../../game-pages.ts";
import { hrefOf, navigate } from "../../router.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Paper } from "../../ui/paper.tsx";
import { useWords } from "../../words.ts";
import { FileDrop } from "../matches/FileDrop.tsx";
import { MatchLines } from "../matches/MatchLines.tsx";
import { useOwnMatches } from "../matches/own-matches.ts";
import { GameCards } from "./GameCards.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import { type HomeFlight, useFlight } from "./use-flight.ts";
import "./home.css";

const SHOWN = 3;

/** The newcomer's path: the first battle of a game, its smallest one, and its lesson; one press and one is flying. */
function Path({ entry: { meta }, flight }: { readonly entry: GameEntry; readonly flight: HomeFlight }) {
  const { t, language } = useWords();
  const [first, ...more] = new Set([firstScenario(meta), smallestScenario(meta)]);
  const titled = (scenario: string) => t("home.fly", scenarioTitle(meta.id, scenario, language));
  const { fly, busy } = flight;
  return (
    <div className="path">
      {first !== undefined && (
        <Button look="brass" size="big" onClick={() => fly(meta.id, first)} disabled={busy}>
          {busy ? t("home.setting") : titled(first)}
        </Button>
      )}
      {more.map((scenario) => (
        <Button key={scenario} size="big" onClick={() => fly(meta.id, scenario)} disabled={busy}>
          {titled(scenario)}
        </Button>
      ))}
      {hasPage(meta.id, "lesson") && (
        <ButtonLink size="big" href={hrefOf({ page: "lesson", game: meta.id, id: null })}>
          {t("home.lesson")}
        </ButtonLink>
      )}
    </div>
  );
}

function Hero({ entry, flight }: { readonly entry: GameEntry; readonly flight: HomeFlight }) {
  const { t } = useWords();
  const matches = useOwnMatches();
  const last = matches?.find((match) => match.ok)?.value;
  const { id } = entry.meta;
  return (
    <div className="hero">
      <div>
        <h1 className="hero__title">{t("home.title")}</h1>
        <p className="hero__lead">{t("home.lead")}</p>
        <Path entry={entry} flight={flight} />
        <Refused title={t("setup.refused")} problems={flight.problems} />
        <div className="hero__more">
          {last && (
            <ButtonLink href={hrefOf({ page: "match", id: last.id, at: null })}>
              {t(last.over ? "home.replay" : "home.continue")}
            </ButtonLink>
          )}
          <Button onClick={flight.share} disabled={flight.busy}>
            {t("home.two")}
          </Button>
          <ButtonLink href={hrefOf({ page: "host", code: null })}>{t("home.phones")}</ButtonLink>
          <ButtonLink href={hrefOf({ page: "show", game: id, id: null })}>{t("home.watch")}</ButtonLink>
        </div>
        <p className="hero__hint">{t("home.flyHint")}</p>
      </div>
      <HeroPicture entry={entry} />
    </div>
  );
}

/** The matches that are kept here, and the way in for those that are kept elsewhere. */
function Own() {
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
        <FileDrop onLoaded={loaded} onRefused={setRefused} />
        <Refused problems={refused} />
      </Paper>
    </div>
  );
}

/** Where everybody begins. */
export function Home() {
  usePageTitle();
  const [main] = GAMES;
  const flight = useFlight();
  return (
    <Frame here="home">
      {main && <Hero entry={main} flight={flight} />}
      <GameCards flight={flight} />
      <Own />
    </Frame>
  );
}
