import { type ComponentType, lazy, useMemo } from "react";
import type { Match } from "../../core/match.ts";
import type { GameEntry } from "../../games/registry.ts";
import { Speech } from "../face/speech.ts";
import { panelOf } from "../games/index.ts";
import { Waiting } from "../pages/Frame.tsx";
import { painted } from "../painted.ts";
import { Paper } from "../ui/paper.tsx";
import { useSay } from "../words.ts";
import type { PrintProps } from "./game-print.ts";
import { usePrintWords } from "./words.ts";

/** The game's own part of the page, fetched when the page can be read; undefined for a game without one. */
function useGamePrint(game: string): ComponentType<PrintProps> | undefined {
  return useMemo(() => {
    const fetch = panelOf(game)?.print;
    return fetch && lazy(async () => ({ default: await painted.then(fetch) }));
  }, [game]);
}

interface PapersProps {
  readonly entry: GameEntry;
  readonly scenario: string | null;
  readonly match?: Match;
  readonly title?: string;
}

/** What a game has to print for a scenario, a match or nothing in particular. */
export function Papers({ entry, scenario, match, title }: PapersProps) {
  const t = usePrintWords();
  const say = useSay(entry, "sheets");
  const Print = useGamePrint(entry.meta.id);
  if (!Print) return <Paper>{t("page.none")}</Paper>;
  if (!say) return <Waiting />;
  return (
    <Speech value={say}>
      <Print entry={entry} scenario={scenario} match={match ?? null} title={title ?? ""} say={say} />
    </Speech>
  );
}
