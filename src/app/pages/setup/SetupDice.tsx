import { ReadDice } from "../../face/dice/ReadDice.tsx";
import { useDiceWords } from "../../face/dice/words.ts";
import type { Start, WantedThrow } from "../../match/start.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useSay, useWords } from "../../words.ts";

interface SetupDiceProps extends Pick<Start, "read" | "cancel"> {
  readonly wanted: WantedThrow;
}

/** Asks for the real dice that a battle begins with, such as those for initiative. */
export function SetupDice({ wanted: { plan, request }, read, cancel }: SetupDiceProps) {
  const { t } = useWords();
  const w = useDiceWords();
  const say = useSay(plan.entry, "table");
  if (!say) return null;
  const { by } = request;
  return (
    <Dialog open onOpenChange={cancel} title={w("title")}>
      <ReadDice
        key={plan.rolls?.length ?? 0}
        request={request}
        why={say(request.why)}
        by={t("seat.name", by)}
        onRead={(faces) => void read(faces)}
        onHere={() => void read()}
      />
    </Dialog>
  );
}
