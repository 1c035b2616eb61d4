interface ChipsProps {
  readonly title: string;
  readonly chips: readonly string[];
  readonly className?: string;
  onPick(chip: string): void;
}

/** A row of short texts to pick from: next tokens, near orders. */
export function Chips({ title, chips, className = "", onPick }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <fieldset className={`df-chips ${className}`}>
      <legend>{title}</legend>
      {chips.map((chip) => (
        <button key={chip} type="button" className="df-chip" onClick={() => onPick(chip)}>
          {chip}
        </button>
      ))}
    </fieldset>
  );
}
