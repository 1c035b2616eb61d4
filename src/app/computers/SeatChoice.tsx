import type { ReactNode } from "react";
import type { GameEntry } from "../../games/registry.ts";
import type { OpponentId } from "../../opponents/opponent.ts";
import { useFacePart } from "../face/use-part.ts";
import { Select } from "../ui/select.tsx";
import { useWords } from "../words.ts";
import { PERSON, seatChoices } from "./opponent-choices.ts";
import { useComputerWords } from "./words.ts";

export interface SeatChoiceProps {
  /** The game that is played. */
  readonly entry: GameEntry;
  readonly label: ReactNode;
  /** Id of a computer player, or null: a person. */
  readonly value: string | null;
  /** What is said of a person; left out: that he is at this screen. */
  readonly personHint?: string;
  readonly onChange: (opponent: string | null) => void;
}

/** What a computer player does in a game, in the game's own words where it has any. */
function useHint(entry: GameEntry) {
  const t = useComputerWords();
  const part = useFacePart(entry, "setup");
  return (id: OpponentId) => {
    const key = `plays.${id}` as const;
    const own = part?.say({ key, values: {} });
    return own === undefined || own === key ? t(key) : own;
  };
}

/** Who plays a seat or a side: a person or one of the computer players, with a line about each. */
export function SeatChoice({ entry, label, value, personHint, onChange }: SeatChoiceProps) {
  const shared = useWords().t;
  const t = useComputerWords();
  const person = { label: t("seats.person"), hint: personHint ?? t("seats.personHint") };
  const choices = seatChoices(shared, person, useHint(entry));
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
