import { OWN_TABLES } from "../../../../games/great-war/tables/index.ts";
import { Select } from "../../../ui/select.tsx";
import { useExampleWords } from "./words.ts";

interface TypeChoiceProps {
  readonly value: string;
  readonly onChange: (type: string) => void;
}

const CHOICES = OWN_TABLES.aircraft
  .filter(({ seats }) => seats > 0)
  .map(({ id, name }) => ({ id, label: name }))
  .sort((a, b) => (a.label < b.label ? -1 : 1));

/** One of the shipped aircraft. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const t = useExampleWords();
  return <Select label={t("type")} choices={CHOICES} value={value} onChange={onChange} />;
}
