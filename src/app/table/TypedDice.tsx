import { useSeatName } from "../context/names.ts";
import { useTable, useTools } from "../context/tools.ts";
import { ReadDice } from "../face/dice/ReadDice.tsx";
import { useDiceWords } from "../face/dice/words.ts";
import { Refusal } from "../face/Refusal.tsx";
import type { DiceWanted } from "../session/session.ts";
import { Paper } from "../ui/paper.tsx";

/** Asks for the faces of real dice; the round is resolved when the last one is read. */
export function TypedDice({ needs: { request, problem } }: { readonly needs: DiceWanted }) {
  const t = useDiceWords();
  const { store } = useTools();
  const say = useTable((state) => state.say);
  const name = useSeatName();
  return (
    <Paper title={t("title")}>
      <ReadDice
        request={request}
        why={say(request.why)}
        by={name(request.by)}
        onRead={(faces) => store.getState().typeFaces(faces)}
        onHere={() => store.getState().rollHere()}
      />
      {problem && <Refusal problems={[problem]} say={say} />}
    </Paper>
  );
}
