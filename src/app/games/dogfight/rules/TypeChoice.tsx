import { TYPES, type TypeId } from "../../../../games/dogfight/types.ts";
import { Select } from "../../../ui/select.tsx";
import { useExampleWords } from "./words.ts";

interface TypeChoiceProps {
  readonly value: TypeId;
  readonly onChange: (type: TypeId) => void;
}

/** One of the listed aircraft. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const t = useExampleWords();
  const choices = Object.entries(TYPES).map(([id, { name }]) => ({ id: id as TypeId, label: name }));
  return <Select label={t("type")} choices={choices} value={value} onChange={onChange} />;
}
