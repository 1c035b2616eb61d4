import type { ReactNode } from "react";
import { Select } from "../ui/select.tsx";
import { useWords } from "../words.ts";
import { PERSON, seatChoices } from "./opponent-choices.ts";
import { useComputerWords } from "./words.ts";

export interface SeatChoiceProps {
  readonly label: ReactNode;
  /** Id of a computer player, or null: a person. */
  readonly value: string | null;
  readonly onChange: (opponent: string | null) => void;
}

/** Who plays a seat or a side: a person or one of the computer players, with a line about each. */
export function SeatChoice({ label, value, onChange }: SeatChoiceProps) {
  const shared = useWords().t;
  const t = useComputerWords();
  const choices = seatChoices(shared, { label: t("seats.person"), hint: t("seats.personHint") });
  const chosen = choices.find(({ id }) => id === (value ?? PERSON)) ?? choices[0];
  return (
    <Select
      label={label}
      choices={choices}
      value={chosen?.id ?? PERSON}
      hint={chosen?.hint}
      onChange={(id) => onChange(id === PERSON ? null : id)}
    />
  );
}
