import type { Match } from "../../../../core/match.ts";
import {
  type Fleet,
  fleetOfConfig,
  fleetOfMatch,
  fleetOfTypes,
} from "../../../../games/dogfight/face/fleet.ts";
import { Chooser } from "../../../print/Chooser.tsx";
import { readChoice } from "../../../print/choice.ts";
import { useFormat } from "../../../print/format.ts";
import type { PrintProps } from "../../../print/game-print.ts";
import { useKept } from "../../../print/kept.ts";
import { PrintDesk } from "../../../print/PrintDesk.tsx";
import { useHistory } from "../../../print/use-history.ts";
import { useSideName } from "../../../side-names.ts";
import { useWords } from "../../../words.ts";
import { type DogfightChoice, PRINTABLE } from "./choice.ts";
import { pagesOf } from "./pages.tsx";
import { type PrintableType, usePrintableTypes } from "./printable-types.ts";
import { useDogfightPrintWords } from "./words.ts";
import "./papers.css";

function fleetOf(
  { source, scenario, types }: DogfightChoice,
  match: Match | null,
  known: readonly PrintableType[],
): Fleet {
  if (source === "match" && match) return fleetOfMatch(match.moments);
  if (source === "scenario") return fleetOfConfig({ scenario });
  return fleetOfTypes(known.map(({ id, type }) => ({ type, count: types[id] ?? 0 })));
}

/** The papers of the dogfight: chooser and preview. */
export function Print({ entry, match, scenario, title, say }: PrintProps) {
  const t = useDogfightPrintWords();
  const { language } = useWords();
  const nameOf = useSideName();
  const { scenarios } = entry.meta;
  const asked = { match: match !== null, scenario, scenarios: scenarios.map(({ id }) => id) };
  const [choice, change] = useKept("tallyho.print.dogfight", (kept) => readChoice(kept, asked, PRINTABLE));
  const known = usePrintableTypes();
  const [format, changeFormat] = useFormat();
  const shown = choice.source === "scenario" ? choice.scenario : null;
  const meta = scenarios.find(({ id }) => id === shown);
  const history = useHistory(entry, choice.parts.includes("cards") ? shown : null);
  const pages = pagesOf({
    fleet: fleetOf(choice, match, known),
    choice,
    format,
    t,
    say,
    nameOf,
    title: meta?.title[language] ?? title,
    blurb: meta?.blurb[language] ?? t("card.match"),
    history,
  });
  const chooser = (
    <Chooser
      parts={PRINTABLE.parts.map((id) => ({ id, label: t(`part.${id}`), hint: t(`part.${id}.hint`) }))}
      pads="pads"
      known={known}
      entry={entry}
      title={title}
      choice={choice}
      hasMatch={match !== null}
      onChange={change}
    />
  );
  return <PrintDesk format={format} onFormat={changeFormat} chooser={chooser} pages={pages} />;
}
