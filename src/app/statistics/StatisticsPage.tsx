import { useCallback } from "react";
import type { SideId } from "../../core/game.ts";
import { type Match, now } from "../../core/match/match.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { sideName } from "../../words/sides.ts";
import { Speech } from "../face/speech.ts";
import { useFacePart } from "../face/use-part.ts";
import { Frame } from "../frame/Frame.tsx";
import { NoMatch } from "../match/NoMatch.tsx";
import { useMatch } from "../match/use-match.ts";
import { useRecord } from "../match/use-record.ts";
import { hrefOf } from "../router.ts";
import type { MatchRecord } from "../storage/record.ts";
import { datedTitle } from "../titles.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { Counts } from "./Counts.tsx";
import { FoughtCounts } from "./FoughtCounts.tsx";
import { ProofPaper } from "./ProofPaper.tsx";
import { useStatisticsWords } from "./words.ts";
import "./statistics.css";

function Head({ record }: { readonly record: MatchRecord }) {
  const { language } = useWords();
  const t = useStatisticsWords();
  const { id } = record;
  return (
    <div className="statistics__head">
      <p className="statistics__match">{datedTitle(record, language)}</p>
      <div className="statistics__links">
        <ButtonLink href={hrefOf({ page: "dice", id })}>{t("page.dice")}</ButtonLink>
        <ButtonLink look="brass" href={hrefOf({ page: "match", id, at: null })}>
          {t("page.table")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What a side is called: with the names of who plays it, where some were given or a side has several players. */
function useNames({ players }: MatchRecord, { seats }: Match): (side: SideId) => string {
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

interface CountedProps {
  readonly entry: GameEntry;
  readonly record: MatchRecord;
  readonly match: Match;
}

function Counted({ entry, record, match }: CountedProps) {
  const { t: shared } = useWords();
  const t = useStatisticsWords();
  const nameOf = useNames(record, match);
  const part = useFacePart(entry, "counts");
  if (part === undefined) return <p data-told="event">{shared("app.loading")}</p>;
  if (part === null) return <Paper>{t("page.none")}</Paper>;
  return (
    <Speech value={part.say}>
      {now(match).outcome === undefined && <p className="statistics__running">{t("page.running")}</p>}
      <div className="statistics">
        <Counts face={part.face} match={match} nameOf={nameOf} />
        <ProofPaper match={match} nameOf={nameOf} say={part.say} />
      </div>
      <FoughtCounts match={match} />
    </Speech>
  );
}

function Figures({ record }: { readonly record: MatchRecord }) {
  const { t: shared } = useWords();
  const t = useStatisticsWords();
  const match = useMatch(record);
  const entry = findGame(GAMES, record.game);
  if (match === undefined) return <p data-told="event">{shared("app.loading")}</p>;
  if (match === null || !entry) return <Paper data-told="alert">{t("page.unreadable")}</Paper>;
  return <Counted entry={entry} record={record} match={match} />;
}

export interface StatisticsPageProps {
  readonly id: string;
}

/** Shots, hits and flight of a match, as far as it has been played. */
export function StatisticsPage({ id }: StatisticsPageProps) {
  const { t: shared } = useWords();
  const t = useStatisticsWords();
  const read = useRecord(id);
  return (
    <Frame here="statistics" title={t("page.title")}>
      {!read && <p data-told="event">{shared("app.loading")}</p>}
      {read && !read.ok && <NoMatch problem={read.error} />}
      {read?.ok && (
        <>
          <Head record={read.value} />
          <Figures record={read.value} />
        </>
      )}
    </Frame>
  );
}
