import { useCallback } from "react";
import { useSeatName } from "../context/names.ts";
import { useTools } from "../context/tools.ts";
import { viewpoint } from "../session/selectors.ts";
import { useWords } from "../words.ts";

/** Puts a question to the referee for whoever is at the screen; what answers it is fetched with the first one. */
export function useAsk(): (question: string) => void {
  const tools = useTools();
  const { language } = useWords();
  const name = useSeatName();
  return useCallback(
    (question) => {
      const seat = name(viewpoint(tools.store.getState()));
      void import("./ask.ts").then(({ ask }) => ask(tools, language, seat, question));
    },
    [tools, language, name],
  );
}
