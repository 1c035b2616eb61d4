import type { DraftAircraft } from "./draft.ts";
import { useDogfightEditorWords } from "./words.ts";

export interface NamedProps {
  /** The aircraft that may be named. */
  readonly rows: readonly DraftAircraft[];
  /** Keys of those that are; null: none is named, so all that fit count. */
  readonly named: readonly string[] | null;
  readonly onChange: (named: readonly string[] | null) => void;
}

/** Names the aircraft that count; with none named all that fit do. */
export function Named({ rows, named, onChange }: NamedProps) {
  const t = useDogfightEditorWords();
  const toggle = (key: string) => {
    const now = named ?? [];
    const next = now.includes(key) ? now.filter((one) => one !== key) : [...now, key];
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className="named fields__wide">
      <legend>{t("whoCounts")}</legend>
      {named === null && <p className="field__hint">{t("whoCountsAll")}</p>}
      {rows.map(({ key, id }) => (
        <button
          key={key}
          type="button"
          className="button button--paper"
          aria-pressed={named?.includes(key) ?? false}
          onClick={() => toggle(key)}
        >
          {id}
        </button>
      ))}
    </fieldset>
  );
}
