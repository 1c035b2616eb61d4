import { SEQUENCES, type Sequence } from "../../../../games/great-war/setup.ts";
import { Choices } from "../../../ui/choice.tsx";
import { useSetupWords } from "./words.ts";

interface SequenceProps {
  readonly value: Sequence;
  readonly onChange: (sequence: Sequence) => void;
}

/** How a turn goes: by initiative, side after side, or plotted. */
export function SequenceChoice({ value, onChange }: SequenceProps) {
  const t = useSetupWords();
  return (
    <Choices
      label={t("sequence")}
      choices={SEQUENCES.map((id) => ({
        id,
        label: t("sequence.name", id),
        hint: t("sequence.help", id),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
