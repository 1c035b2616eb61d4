import { useCallback } from "react";
import type { GameEntry } from "../../games/registry.ts";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";

/** What lies behind a scenario, fetched when its card is wanted; empty before that, and where nothing is told. */
export function useHistory({ histories }: GameEntry, scenario: string | null): string {
  const { language } = useWords();
  const load = useCallback(
    async () => (scenario === null ? undefined : (await histories(language))[scenario]),
    [histories, language, scenario],
  );
  return useFetched(load, "") ?? "";
}
