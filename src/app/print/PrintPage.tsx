import { type ComponentType, lazy, Suspense, useMemo } from "react";
import type { Match } from "../../core/match.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { panelOf } from "../games/index.ts";
import { Frame } from "../pages/Frame.tsx";
import { NoMatch } from "../pages/NoMatch.tsx";
import { UnknownPage } from "../pages/UnknownPage.tsx";
import { useMatch } from "../pages/use-match.ts";
import { useRecord } from "../pages/use-record.ts";
import { hrefOf } from "../router.ts";
import type { MatchRecord } from "../storage/record.ts";
import { matchTitle } from "../titles.ts";
import { Paper } from "../ui/paper.tsx";
import { useSay, useWords } from "../words.ts";
import type { PrintProps } from "./game-print.ts";
import { usePrintWords } from "./words.ts";
import "./print.css";

/** The game's own part of the page, fetched when it is opened; undefined for a game without one. */
function useGamePrint(game: string): ComponentType<PrintProps> | undefined {
  return useMemo(() => {
    const fetch = panelOf(game)?.print;
    return fetch && lazy(async () => ({ default: await fetch() }));
  }, [game]);
}

function Waiting() {
  const { t } = useWords();
  return <p role="status">{t("app.loading")}</p>;
}

interface PapersProps {
  readonly entry: GameEntry;
  readonly scenario: string | null;
  readonly match?: Match;
  readonly title?: string;
}

function Papers({ entry, scenario, match, title }: PapersProps) {
  const t = usePrintWords();
  const say = useSay(entry);
  const Print = useGamePrint(entry.meta.id);
  if (!Print) return <Paper>{t("page.none")}</Paper>;
  if (!say) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Print entry={entry} scenario={scenario} match={match ?? null} title={title ?? ""} say={say} />
    </Suspense>
  );
}

function PapersOfRecord({ entry, record }: { readonly entry: GameEntry; readonly record: MatchRecord }) {
  const { language } = useWords();
  const t = usePrintWords();
  const match = useMatch(record);
  if (match === undefined) return <Waiting />;
  if (match === null || record.game !== entry.meta.id)
    return <Paper role="alert">{t("page.unreadable")}</Paper>;
  return <Papers entry={entry} scenario={null} match={match} title={matchTitle(record, language)} />;
}

function PapersOfMatch({ entry, id }: { readonly entry: GameEntry; readonly id: string }) {
  const read = useRecord(id);
  if (!read) return <Waiting />;
  return read.ok ? <PapersOfRecord entry={entry} record={read.value} /> : <NoMatch problem={read.error} />;
}

export interface PrintPageProps {
  readonly game: string;
  /** A scenario of the game or an own match; null: nothing in particular. */
  readonly id: string | null;
}

/** What a table of real models needs on paper. */
export function PrintPage({ game, id }: PrintPageProps) {
  const t = usePrintWords();
  const entry = findGame(GAMES, game);
  if (!entry) return <UnknownPage address={hrefOf({ page: "print", game, id }).slice(1)} />;
  const ofMatch = id !== null && !entry.meta.scenarios.some((scenario) => scenario.id === id);
  return (
    <Frame here="print" title={t("page.title")}>
      {ofMatch ? <PapersOfMatch entry={entry} id={id} /> : <Papers entry={entry} scenario={id} />}
    </Frame>
  );
}
