import { backspace } from "../../../games/dogfight/face/keys.ts";
import { usePanelWords } from "./words.ts";

interface EditKeysProps {
  readonly draft: string;
  onEdit(draft: string): void;
}

/** Take the last character back, or all of them. */
export function EditKeys({ draft, onEdit }: EditKeysProps) {
  const t = usePanelWords();
  const key = (name: string, face: string, next: string) => (
    <button
      type="button"
      className="df-key df-key-edit"
      aria-label={name}
      title={name}
      disabled={draft === ""}
      onClick={() => onEdit(next)}
    >
      {face}
    </button>
  );
  return (
    <>
      {key(t("pad.backspace"), "⌫", backspace(draft))}
      {key(t("pad.clear"), "✕", "")}
    </>
  );
}
