import { useMemo } from "react";
import type { Match } from "../../core/match/match.ts";
import type { PapersFace, Subject, Wanted } from "../../face/paper.ts";
import type { GameEntry } from "../../games/registry.ts";
import { scenarioWords } from "../../words/games.ts";
import { useTexts } from "../face/speech.ts";
import { lengthIn } from "../lengths.ts";
import { useSideName } from "../side-names.ts";
import { useWords } from "../words.ts";
import { useOwnDesigns } from "../workshop/own.ts";
import { Chooser } from "./Chooser.tsx";
import { type PrintChoice, readChoice } from "./choice.ts";
import { useFormat } from "./format.ts";
import { useKept } from "./kept.ts";
import { PrintPreview } from "./PrintPreview.tsx";
import { printedPages } from "./pages.tsx";
import { areaOf } from "./paper.ts";
import { useHistory } from "./use-history.ts";

function subjectOf({ source, scenario, types }: PrintChoice, match: Match | null): Subject {
  if (source === "match" && match) return { kind: "match", moments: match.moments };
  if (source === "types") return { kind: "types", counts: types };
  return { kind: "set-up", config: { scenario } };
}

interface ChosenProps {
  readonly entry: GameEntry;
  readonly face: PapersFace;
  /** The match whose papers are wanted; null: none. Only what everybody may know is printed of it. */
  readonly match: Match | null;
  /** The scenario whose papers are wanted, one of the game's own; null: none. */
  readonly scenario: string | null;
  /** What the match is called. */
  readonly title: string;
}

/** What is chosen of a game's papers, and the pages that come of it. */
export function Chosen({ entry, face, match, scenario, title }: ChosenProps) {
  const text = useTexts();
  const { language } = useWords();
  const nameOf = useSideName();
  const { id, scenarios } = entry.meta;
  const own = useOwnDesigns(id);
  const types = useMemo(() => face.types(own), [face, own]);
  const asked = { match: match !== null, scenario, scenarios: scenarios.map((one) => one.id) };
  const printable = { parts: face.parts, types };
  const [choice, change] = useKept(`tallyho.print.${id}`, (kept) => readChoice(kept, asked, printable));
  const [format, changeFormat] = useFormat();
  const shown = choice.source === "scenario" ? choice.scenario : null;
  const words = scenarioWords(id, shown, language);
  const wanted: Wanted = {
    subject: subjectOf(choice, match),
    own,
    lines: choice.turns,
    title: words?.title ?? title,
    blurb: words?.blurb ?? "",
    history: useHistory(entry, shown),
    area: areaOf(format.paper),
    length: (inches) => lengthIn(format.units, inches, language),
    nameOf,
  };
  const pages = face.parts
    .filter((part) => choice.parts.includes(part.id))
    .flatMap((part) => part.pages(wanted))
    .flatMap((page) => printedPages(page, format.paper, text));
  const chooser = (
    <Chooser
      parts={face.parts.map((part) => ({ ...part, label: text(part.title), hint: text(part.hint) }))}
      known={types}
      entry={entry}
      title={title}
      choice={choice}
      hasMatch={match !== null}
      onChange={change}
    />
  );
  return <PrintPreview format={format} onFormat={changeFormat} chooser={chooser} pages={pages} />;
}
