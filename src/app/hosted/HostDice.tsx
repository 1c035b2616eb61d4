import { useStore } from "zustand";
import { ReadDice } from "../face/dice/ReadDice.tsx";
import { useDiceWords } from "../face/dice/words.ts";
import { Refusal } from "../face/Refusal.tsx";
import type { RemoteLoaded } from "../remote/load-remote.ts";
import { seatName } from "../seat-name.ts";
import { Paper } from "../ui/paper.tsx";
import { useSay, useWords } from "../words.ts";

/** Asks the host of a table, who need not look at it, for the faces of real dice. */
export function HostDice({ loaded }: { readonly loaded: RemoteLoaded }) {
  const w = useDiceWords();
  const { t } = useWords();
  const say = useSay(loaded.entry, "table");
  const state = useStore(loaded.store);
  if (!state.needs || !say) return null;
  const { request, problem } = state.needs;
  return (
    <Paper title={w("title")}>
      <ReadDice
        request={request}
        why={say(request.why)}
        by={seatName(t, state, request.by)}
        onRead={(faces) => state.typeFaces(faces)}
        onHere={() => state.rollHere()}
      />
      {problem && <Refusal problems={[problem]} say={say} />}
    </Paper>
  );
}
