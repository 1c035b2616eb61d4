import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { afterPaint } from "../frame/after-paint.tsx";
import { Frame } from "../frame/Frame.tsx";
import { UnknownPage } from "../frame/UnknownPage.tsx";
import { hrefOf } from "../router.ts";
import { usePrintWords } from "./words.ts";

const Papers = afterPaint(async () => (await import("./Papers.tsx")).Papers);
const PapersOfMatch = afterPaint(async () => (await import("./PapersOfMatch.tsx")).PapersOfMatch);

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
      {ofMatch ? <PapersOfMatch entry={entry} id={id} /> : <Papers entry={entry} scenario={id} />}
    </Frame>
  );
}
