import { SEQUENCES, type Sequence } from "../../../../games/great-war/setup.ts";
import { Choices } from "../../../ui/choice.tsx";
import type { SetupProps } from "../../setup.ts";

interface SequenceProps extends Pick<SetupProps, "say"> {
  readonly value: Sequence;
  readonly onChange: (sequence: Sequence) => void;
}

/** How a turn goes: by initiative, side after side, or plotted. */
export function SequenceChoice({ value, say, onChange }: SequenceProps) {
  return (
    <Choices
      label={say({ key: "option.sequence", values: {} })}
      choices={SEQUENCES.map((id) => ({
        id,
        label: say({ key: `sequence.${id}`, values: {} }),
        hint: say({ key: `sequence.${id}.help`, values: {} }),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
