import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useWords } from "../../words.ts";
import type { Fate } from "./take-all.ts";
import { useTakingWords } from "./words.ts";

export interface SeveralProps {
  readonly fates: readonly Fate[];
  /** What each match is called, by its id. */
  readonly titles: ReadonlyMap<string, string>;
  /** The id of the match to open; undefined: none. */
  readonly onOpen: (id?: string) => void;
}

/** What became of each of several files, and the way to the first match among them. */
export function Several({ fates, titles, onOpen }: SeveralProps) {
  const { t } = useWords();
  const w = useTakingWords();
  const sentence = ({ file, taken }: Fate) => {
    if (!taken.ok) return [t("file.refused", file), ...taken.error].join(" ");
    const { id, isNew, packed } = taken.value;
    const title = titles.get(id);
    if (packed !== undefined) return w("seen", file);
    return isNew && title !== undefined ? w("kept", file, title) : w("brought", file);
  };
  const first = fates.find(({ taken }) => taken.ok);
  const id = first?.taken.ok ? first.taken.value.id : undefined;
  const actions = (
    <>
      <Button onClick={() => onOpen()}>{w("stay")}</Button>
      {id !== undefined && (
        <Button look="brass" onClick={() => onOpen(id)}>
          {w("open", titles.get(id) ?? first?.file ?? id)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onOpenChange={() => onOpen()} title={w("several", fates.length)} actions={actions}>
      <ul>
        {fates.map((fate, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files never change places, and two may have one name
          <li key={at}>{sentence(fate)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
