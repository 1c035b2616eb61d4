import { useCallback } from "react";
import type { SideId } from "../../core/game.ts";
import { type Match, now } from "../../core/match/match.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { sideName } from "../../words/sides.ts";
import { CountedMatch } from "../counted/CountedMatch.tsx";
import { type Counted, type CountedPlace, tableOf } from "../counted/counted.ts";
import { Speech } from "../face/speech.ts";
import { useFacePart } from "../face/use-part.ts";
import { Frame } from "../frame/Frame.tsx";
import { hrefOf } from "../router.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { Counts } from "./Counts.tsx";
import { FoughtCounts } from "./FoughtCounts.tsx";
import { ProofPaper } from "./ProofPaper.tsx";
import { useStatisticsWords } from "./words.ts";
import "./statistics.css";

function Head({ of, id, title }: Counted) {
  const t = useStatisticsWords();
  return (
    <div className="statistics__head">
      <p className="statistics__match">{title}</p>
      <div className="statistics__links">
        <ButtonLink href={hrefOf({ page: "dice", of, id })}>{t("page.dice")}</ButtonLink>
        <ButtonLink look="brass" href={hrefOf(tableOf({ of, id }))}>
          {t("page.table")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What a side is called: with the names of who plays it, where some were given or a side has several players. */
function useNames({ players }: Counted, { seats }: Match): (side: SideId) => string {
  const { language } = useWords();
  return useCallback(
    (side) => {
      const names = seats
        .filter((seat) => seat.side === side)
        .map(({ id }) => (Object.hasOwn(players, id) && players[id] ? players[id] : id))
        .filter((name) => name !== side);
      const name = sideName(side, language);
      return names.length > 0 ? `${name} (${names.join(", ")})` : name;
    },
    [players, seats, language],
  );
}

/** How far what is counted is all there is: of what is hidden from everybody, or from who saw the match, nothing is. */
function Known({ match }: { readonly match: Match }) {
  const t = useStatisticsWords();
  const isRunning = now(match).outcome === undefined;
  const isPart = match.seen !== undefined && !(isRunning && match.seen === "table");
  if (!isRunning && !isPart) return null;
  return <p className="statistics__running">{t(isPart ? "page.seen" : "page.running")}</p>;
}

interface PapersProps {
  readonly entry: GameEntry;
  readonly counted: Counted;
  readonly match: Match;
}

function Papers({ entry, counted, match }: PapersProps) {
  const { t: shared } = useWords();
  const t = useStatisticsWords();
  const nameOf = useNames(counted, match);
  const part = useFacePart(entry, "counts");
  if (part === undefined) return <p data-told="event">{shared("app.loading")}</p>;
  if (part === null) return <Paper>{t("page.none")}</Paper>;
  return (
    <Speech value={part.say}>
      <Known match={match} />
      <div className="statistics">
        <Counts face={part.face} match={match} nameOf={nameOf} />
        <ProofPaper match={match} nameOf={nameOf} say={part.say} />
      </div>
      <FoughtCounts match={match} />
    </Speech>
  );
}

function Figures(counted: Counted) {
  const { t: shared } = useWords();
  const t = useStatisticsWords();
  const { match } = counted;
  const entry = findGame(GAMES, counted.game);
  if (match === undefined) return <p data-told="event">{shared("app.loading")}</p>;
  if (match === null || !entry) return <Paper data-told="alert">{t("page.unreadable")}</Paper>;
  return <Papers entry={entry} counted={counted} match={match} />;
}

/** Shots, hits and flight of a match, as far as it has been played. */
export function StatisticsPage({ of, id }: CountedPlace) {
  const t = useStatisticsWords();
  return (
    <Frame here="statistics" title={t("page.title")}>
      <CountedMatch of={of} id={id}>
        {(counted) => (
          <>
            <Head {...counted} />
            <Figures {...counted} />
          </>
        )}
      </CountedMatch>
    </Frame>
  );
}
