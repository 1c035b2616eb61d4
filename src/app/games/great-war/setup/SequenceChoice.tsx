import { SEQUENCES, type Sequence } from "../../../../games/great-war/setup.ts";
import { Choices } from "../../../ui/choice.tsx";
import { useWords } from "../../../words.ts";
import { SEQUENCE_TEXTS, SWITCH_TEXTS } from "../switch-texts.ts";

interface SequenceProps {
  readonly value: Sequence;
  readonly onChange: (sequence: Sequence) => void;
}

/** How a turn goes: by initiative, side after side, or plotted. */
export function SequenceChoice({ value, onChange }: SequenceProps) {
  const { language } = useWords();
  return (
    <Choices
      label={SWITCH_TEXTS.sequence.name[language]}
      choices={SEQUENCES.map((id) => ({
        id,
        label: SEQUENCE_TEXTS[id].name[language],
        hint: SEQUENCE_TEXTS[id].help[language],
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
