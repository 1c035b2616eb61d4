import { toggled } from "../../face/subset.ts";
import type { GameEntry } from "../../games/registry.ts";
import { scenariosOf } from "../../words/games.ts";
import { Choices, Switch } from "../ui/choice.tsx";
import { Paper } from "../ui/paper.tsx";
import { Select } from "../ui/select.tsx";
import { useWords } from "../words.ts";
import { PAD_TURNS, type PrintChoice } from "./choice.ts";
import { type CountedType, TypeCounts } from "./TypeCounts.tsx";
import { type PrintText, usePrintWords } from "./words.ts";

interface NamedPart {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** Whether it has as many lines as turns are chosen. */
  readonly lined?: boolean;
}

export interface ChooserProps {
  readonly entry: GameEntry;
  /** What the match is called. */
  readonly title: string;
  /** All that the game can print. */
  readonly parts: readonly NamedPart[];
  readonly choice: PrintChoice;
  readonly hasMatch: boolean;
  readonly known: readonly CountedType[];
  readonly onChange: (changed: Partial<PrintChoice>) => void;
}

type PartsProps = Pick<ChooserProps, "parts" | "choice" | "onChange">;

function Parts({ parts, choice, onChange }: PartsProps) {
  const t = usePrintWords();
  const { parts: chosen, turns } = choice;
  const turn = (part: string, on: boolean) =>
    onChange({
      parts: toggled(
        parts.map(({ id }) => id),
        chosen,
        part,
        on,
      ),
    });
  return (
    <Paper title={t("choice.parts")}>
      {parts.map(({ id, label, hint }) => (
        <Switch
          key={id}
          label={label}
          hint={hint}
          checked={chosen.includes(id)}
          onChange={(on) => turn(id, on)}
        />
      ))}
      {parts.some(({ id, lined }) => lined && chosen.includes(id)) && (
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

function sources(t: PrintText, { hasMatch, title, known }: ChooserProps) {
  const match = { id: "match" as const, label: t("source.match", title) };
  return [
    ...(hasMatch ? [match] : []),
    { id: "scenario" as const, label: t("source.scenario") },
    ...(known.length > 0 ? [{ id: "types" as const, label: t("source.types") }] : []),
  ];
}

/** What to print, and for what. */
export function Chooser(props: ChooserProps) {
  const { entry, choice, known, onChange } = props;
  const t = usePrintWords();
  const { language } = useWords();
  const { source, scenario, types } = choice;
  return (
    <>
      <Parts {...props} />
      <Paper title={t("choice.source")}>
        <Choices
          label={t("choice.source")}
          choices={sources(t, props)}
          value={source}
          onChange={(chosen) => onChange({ source: chosen })}
        />
        {source === "scenario" && (
          <Select
            label={t("choice.scenario")}
            value={scenario}
            choices={scenariosOf(entry.meta, language).map(({ id, title: label }) => ({ id, label }))}
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
