import { useCallback, useMemo } from "react";
import type { Meta } from "../../core/game.ts";
import type { PapersFace, Subject, Wanted } from "../../face/paper.ts";
import type { GameEntry } from "../../games/registry.ts";
import { usualConfig } from "../../games/usual.ts";
import { scenarioWords } from "../../words/games.ts";
import { useTexts } from "../face/speech.ts";
import { lengthIn } from "../lengths.ts";
import { useSideName } from "../side-names.ts";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";
import { useOwnDesigns } from "../workshop/own.ts";
import { Chooser } from "./Chooser.tsx";
import { type PrintChoice, readChoice } from "./choice.ts";
import { useFormat } from "./format.ts";
import { useKept } from "./kept.ts";
import { PrintPreview } from "./PrintPreview.tsx";
import { printedPages } from "./pages.tsx";
import { areaOf } from "./paper.ts";
import type { MatchToPrint } from "./printed-match.ts";
import { LOG, useLogPart } from "./use-log.ts";

/** What lies behind a scenario, fetched when its card is wanted; empty before that, and where nothing is told. */
function useHistory({ histories }: GameEntry, scenario: string | null): string {
  const { language } = useWords();
  const load = useCallback(
    async () => (scenario === null ? undefined : (await histories(language))[scenario]),
    [histories, language, scenario],
  );
  return useFetched(load, "") ?? "";
}

function subjectOf({ source, scenario, types }: PrintChoice, of: MatchToPrint | null, meta: Meta): Subject {
  if (source === "match" && of) return { kind: "match", moments: of.match.moments };
  if (source === "types") return { kind: "types", counts: types };
  return { kind: "set-up", config: usualConfig(meta, scenario) };
}

interface ChosenProps {
  readonly entry: GameEntry;
  readonly face: PapersFace;
  /** The match whose papers are wanted; null: none. Only what everybody may know is printed of it. */
  readonly of: MatchToPrint | null;
  /** The scenario whose papers are wanted, one of the game's own; null: none. */
  readonly scenario: string | null;
}

/** What is chosen of a game's papers, and the pages that come of it. */
export function Chosen({ entry, face, of, scenario }: ChosenProps) {
  const text = useTexts();
  const { language } = useWords();
  const nameOf = useSideName();
  const { id, scenarios } = entry.meta;
  const own = useOwnDesigns(id);
  const types = useMemo(() => face.types(own), [face, own]);
  const asked = { match: of !== null, scenario, scenarios: scenarios.map((one) => one.id) };
  const log = useLogPart(entry, of);
  const printable = { parts: [...face.parts, { id: LOG, usual: false }], types };
  const [choice, change] = useKept(`tallyho.print.${id}`, (kept) => readChoice(kept, asked, printable));
  const [format, changeFormat] = useFormat();
  const parts = choice.source === "match" && log ? [...face.parts, log] : face.parts;
  const shown = choice.source === "scenario" ? choice.scenario : null;
  const words = scenarioWords(id, shown, language);
  const title = of?.title ?? "";
  const wanted: Wanted = {
    subject: subjectOf(choice, of, entry.meta),
    own,
    lines: choice.turns,
    title: words?.title ?? title,
    blurb: words?.blurb ?? "",
    history: useHistory(entry, shown),
    area: areaOf(format.paper),
    length: (inches) => lengthIn(format.units, inches, language),
    nameOf,
  };
  const pages = parts
    .filter((part) => choice.parts.includes(part.id))
    .flatMap((part) => part.pages(wanted))
    .flatMap((page) => printedPages(page, format.paper, text));
  const chooser = (
    <Chooser
      parts={parts.map((part) => ({ ...part, label: text(part.title), hint: text(part.hint) }))}
      known={types}
      entry={entry}
      title={title}
      choice={choice}
      hasMatch={of !== null}
      onChange={change}
    />
  );
  return <PrintPreview format={format} onFormat={changeFormat} chooser={chooser} pages={pages} />;
}
