import { useMemo } from "react";
import type { Match } from "../../../../core/match.ts";
import {
  type Fleet,
  fleetOfConfig,
  fleetOfMatch,
  fleetOfTypes,
} from "../../../../games/great-war/face/fleet.ts";
import { OWN_TABLES } from "../../../../games/great-war/tables/index.ts";
import { Chooser } from "../../../print/Chooser.tsx";
import { readChoice } from "../../../print/choice.ts";
import { useFormat } from "../../../print/format.ts";
import type { PrintProps } from "../../../print/game-print.ts";
import { useKept } from "../../../print/kept.ts";
import { PrintDesk } from "../../../print/PrintDesk.tsx";
import { useHistory } from "../../../print/use-history.ts";
import { useSideName } from "../../../side-names.ts";
import { useWords } from "../../../words.ts";
import { type GreatWarChoice, PRINTABLE } from "./choice.ts";
import { pagesOf } from "./pages.tsx";
import { useGreatWarPrintWords } from "./words.ts";
import "./papers.css";

function fleetOf({ source, scenario, types }: GreatWarChoice, match: Match | null): Fleet {
  if (source === "match" && match) return fleetOfMatch(match.moments);
  if (source === "scenario") return fleetOfConfig({ scenario });
  return fleetOfTypes(types);
}

/** The papers of the hex dogfight: chooser and preview. */
export function Print({ entry, match, scenario, title }: PrintProps) {
  const t = useGreatWarPrintWords();
  const { language } = useWords();
  const nameOf = useSideName();
  const { scenarios } = entry.meta;
  const asked = { match: match !== null, scenario, scenarios: scenarios.map(({ id }) => id) };
  const [choice, change] = useKept("tallyho.print.great-war", (kept) => readChoice(kept, asked, PRINTABLE));
  const [format, changeFormat] = useFormat();
  const { source, scenario: chosen, parts } = choice;
  const shown = source === "scenario" ? chosen : null;
  const meta = scenarios.find(({ id }) => id === shown);
  const history = useHistory(entry, parts.includes("cards") ? shown : null);
  const fleet = useMemo(() => fleetOf(choice, match), [choice, match]);
  const pages = pagesOf({
    fleet,
    choice,
    format,
    t,
    nameOf,
    title: meta?.title[language] ?? title,
    blurb: meta?.blurb[language] ?? t("card.match"),
    history,
  });
  const chooser = (
    <Chooser
      parts={PRINTABLE.parts.map((id) => ({ id, label: t(`part.${id}`), hint: t(`part.${id}.hint`) }))}
      pads="pads"
      known={OWN_TABLES.aircraft}
      entry={entry}
      title={title}
      choice={choice}
      hasMatch={match !== null}
      onChange={change}
    />
  );
  return <PrintDesk format={format} onFormat={changeFormat} chooser={chooser} pages={pages} />;
}
