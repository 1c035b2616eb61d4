import { useEffect, useState } from "react";
import type { GameEntry } from "../../games/registry.ts";
import { useWords } from "../words.ts";

/** What lies behind a scenario, fetched when its card is wanted; empty before that, and where nothing is told. */
export function useHistory({ histories }: GameEntry, scenario: string | null): string {
  const { language } = useWords();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let current = true;
    if (scenario !== null) void histories(language).then((found) => current && setTexts(found));
    return () => {
      current = false;
    };
  }, [histories, language, scenario]);
  return (scenario !== null && texts[scenario]) || "";
}
