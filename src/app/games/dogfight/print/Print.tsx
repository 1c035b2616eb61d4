import { useEffect, useState } from "react";
import type { Match } from "../../../../core/match.ts";
import type { GameEntry } from "../../../../games/registry.ts";
import { useFormat } from "../../../print/format.ts";
import type { PrintProps } from "../../../print/game-print.ts";
import { useKept } from "../../../print/kept.ts";
import { PrintDesk } from "../../../print/PrintDesk.tsx";
import { useSideName } from "../../../side-names.ts";
import { useWords } from "../../../words.ts";
import { Chooser } from "./Chooser.tsx";
import { type PrintChoice, readChoice } from "./choice.ts";
import { type Fleet, fleetOfConfig, fleetOfMatch, fleetOfTypes } from "./fleet.ts";
import { pagesOf } from "./pages.tsx";
import { type PrintableType, usePrintableTypes } from "./printable-types.ts";
import { useDogfightPrintWords } from "./words.ts";
import "./papers.css";

/** What lies behind a scenario, fetched when its card is wanted; empty before that, and where nothing is told. */
function useHistory({ histories }: GameEntry, scenario: string | null): string {
  const { language } = useWords();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let current = true;
    if (scenario !== null) void histories?.(language).then((found) => current && setTexts(found));
    return () => {
      current = false;
    };
  }, [histories, language, scenario]);
  return (scenario !== null && texts[scenario]) || "";
}

function fleetOf(
  { source, scenario, types }: PrintChoice,
  match: Match | null,
  known: readonly PrintableType[],
): Fleet {
  if (source === "match" && match) return fleetOfMatch(match);
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
  const [choice, change] = useKept("tallyho.print.dogfight", (kept) => readChoice(kept, asked));
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
