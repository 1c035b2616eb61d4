import { lazy, Suspense } from "react";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { Frame, Waiting } from "../frame/Frame.tsx";
import { UnknownPage } from "../frame/UnknownPage.tsx";
import { hrefOf } from "../router.ts";
import { withWords } from "../words.ts";
import { Papers } from "./Papers.tsx";
import { usePrintWords } from "./words.ts";
import "./print.css";

const PapersOfMatch = lazy(() =>
  withWords(async () => ({ default: (await import("./PapersOfMatch.tsx")).PapersOfMatch })),
);

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
    <Frame here="print" title={t("page.title")} lead={t("page.lead")}>
      <Suspense fallback={<Waiting />}>
        {ofMatch ? <PapersOfMatch entry={entry} id={id} /> : <Papers entry={entry} scenario={id} />}
      </Suspense>
    </Frame>
  );
}
