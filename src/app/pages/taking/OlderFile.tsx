import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useTakingWords } from "./words.ts";

export interface OlderFileProps {
  /** What stands in the way of opening it as it is. */
  readonly sentence: string;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** Goes on with a match from where it was kept last. */
export function GoOn({ onGoOn }: Pick<OlderFileProps, "onGoOn">) {
  const w = useTakingWords();
  return (
    <Button look="brass" onClick={onGoOn}>
      {w("goOn")}
    </Button>
  );
}

/** A match of older rules that no longer folds: it may go on from where it was kept last. */
export function OlderFile({ sentence, onGoOn, onClose }: OlderFileProps) {
  const w = useTakingWords();
  const actions = (
    <>
      <Button onClick={onClose}>{w("leaveIt")}</Button>
      <GoOn onGoOn={onGoOn} />
    </>
  );
  return <Dialog open onOpenChange={onClose} title={w("older")} about={sentence} actions={actions} />;
}
