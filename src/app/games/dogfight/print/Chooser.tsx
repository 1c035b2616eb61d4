import type { PrintProps } from "../../../print/game-print.ts";
import { Choices, Switch } from "../../../ui/choice.tsx";
import { Paper } from "../../../ui/paper.tsx";
import { Select } from "../../../ui/select.tsx";
import { useWords } from "../../../words.ts";
import { PAD_TURNS, PARTS, type Part, type PrintChoice } from "./choice.ts";
import type { PrintableType } from "./printable-types.ts";
import { TypeCounts } from "./TypeCounts.tsx";
import { type DogfightPrintText, useDogfightPrintWords } from "./words.ts";

interface ChooserProps extends Pick<PrintProps, "entry" | "title"> {
  readonly choice: PrintChoice;
  readonly hasMatch: boolean;
  readonly known: readonly PrintableType[];
  readonly onChange: (changed: Partial<PrintChoice>) => void;
}

function Parts({ choice: { parts, turns }, onChange }: Pick<ChooserProps, "choice" | "onChange">) {
  const t = useDogfightPrintWords();
  const turn = (part: Part, on: boolean) =>
    onChange({ parts: PARTS.filter((one) => (one === part ? on : parts.includes(one))) });
  return (
    <Paper title={t("choice.parts")}>
      {PARTS.map((part) => (
        <Switch
          key={part}
          label={t(`part.${part}`)}
          hint={t(`part.${part}.hint`)}
          checked={parts.includes(part)}
          onChange={(on) => turn(part, on)}
        />
      ))}
      {parts.includes("pads") && (
        <Select
          label={t("choice.turns")}
          value={turns.toString()}
          choices={PAD_TURNS.map((count) => ({ id: count.toString(), label: count.toString() }))}
          onChange={(id) => onChange({ turns: PAD_TURNS.find((count) => count.toString() === id) ?? turns })}
        />
      )}
    </Paper>
  );
}

function sources(t: DogfightPrintText, hasMatch: boolean, title: string) {
  const match = { id: "match" as const, label: t("source.match", title) };
  return [
    ...(hasMatch ? [match] : []),
    { id: "scenario" as const, label: t("source.scenario") },
    { id: "types" as const, label: t("source.types") },
  ];
}

/** What to print, and for which aircraft. */
export function Chooser({ entry, title, choice, hasMatch, known, onChange }: ChooserProps) {
  const t = useDogfightPrintWords();
  const { language } = useWords();
  const { source, scenario, types } = choice;
  return (
    <>
      <Parts choice={choice} onChange={onChange} />
      <Paper title={t("choice.source")}>
        <Choices
          label={t("choice.source")}
          choices={sources(t, hasMatch, title)}
          value={source}
          onChange={(chosen) => onChange({ source: chosen })}
        />
        {source === "scenario" && (
          <Select
            label={t("choice.scenario")}
            value={scenario}
            choices={entry.meta.scenarios.map(({ id, title: name }) => ({ id, label: name[language] }))}
            onChange={(id) => onChange({ scenario: id })}
          />
        )}
        {source === "types" && (
          <TypeCounts known={known} types={types} onChange={(counts) => onChange({ types: counts })} />
        )}
      </Paper>
    </>
  );
}
