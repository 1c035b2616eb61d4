import { useMemo } from "react";
import type { Field, FieldValue, TypeChoice } from "../../../face/editor.ts";
import { Select } from "../../ui/select.tsx";
import { useOwnDesigns } from "../../workshop/own.ts";
import { useForm } from "./form.ts";

/** A type that a piece may be of: as one chooses it, and how it stands in a set-up. */
export interface Choice extends TypeChoice {
  readonly type: FieldValue;
}

/** The list of the game. */
export function useListed(): readonly Choice[] {
  const { editor } = useForm();
  return useMemo(() => editor.types.map((choice) => ({ ...choice, type: choice.id })), [editor]);
}

/** Designs of one's own that fit the game. */
export function useOwnTypes(): readonly Choice[] {
  const { game, editor } = useForm();
  const own = useOwnDesigns(game);
  return useMemo(
    () =>
      own.flatMap(({ id, name, design }): readonly Choice[] => {
        const choice = editor.own?.(design);
        return choice ? [{ ...choice, id: `own-${id}`, name, type: design as FieldValue }] : [];
      }),
    [own, editor],
  );
}

const WRITTEN_OUT = "written-out";

interface TypeSelectProps {
  readonly field: Extract<Field, { readonly kind: "type" }>;
  readonly label: string;
  readonly error: string | undefined;
  readonly onChange: (type: FieldValue) => void;
}

/** The types that a piece may be changed to, with its own among them whatever it is. */
export function TypeSelect({ field: { value, title }, label, error, onChange }: TypeSelectProps) {
  const [listed, own] = [useListed(), useOwnTypes()];
  const known = [...listed, ...own];
  const found = known.find(({ type }) => type === value || JSON.stringify(type) === JSON.stringify(value));
  const all = found ? known : [...known, { id: WRITTEN_OUT, name: title, lines: [], type: value }];
  return (
    <Select
      label={label}
      choices={all.map(({ id, name }) => ({ id, label: name }))}
      value={found?.id ?? WRITTEN_OUT}
      onChange={(id) => onChange(all.find((choice) => choice.id === id)?.type ?? value)}
      {...(error !== undefined && { hint: error })}
    />
  );
}
