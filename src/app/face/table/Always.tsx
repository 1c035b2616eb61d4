interface AlwaysProps {
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** Whether the answer that is given next is given to every such question. */
export function Always({ label, checked, onChange }: AlwaysProps) {
  return (
    <label className="questions__always">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
