import { GAMES } from "../../../games/index.ts";
import { findGame } from "../../../games/registry.ts";
import { firstScenario, usualConfig } from "../../../games/usual.ts";
import { scenarioTitle } from "../../../words/games.ts";
import type { MatchPlan } from "../../match/create.ts";
import { against, USUAL_OPPONENT } from "../../match/seating.ts";
import { type Start, useStart } from "../../match/start.ts";
import { useWords } from "../../words.ts";

/** Battles that begin with one press: whoever makes it flies at once. */
export interface HomeFlight extends Pick<Start, "busy" | "problems"> {
  /** Begins a scenario of a game as it is usually played, against the computer. */
  readonly fly: (game: string, scenario: string) => void;
  /** Begins the first battle of the first game, for two people. */
  readonly share: () => void;
}

/** One begins at a time. */
export function useFlight(): HomeFlight {
  const { language } = useWords();
  const { start, busy, problems } = useStart();
  const begin = (game: string, scenario: string, seating: Pick<MatchPlan, "computers">) => {
    const entry = findGame(GAMES, game);
    if (!entry) return;
    const title = scenarioTitle(game, scenario, language);
    void start({ entry, config: usualConfig(entry.meta, scenario), title, ...seating }, "at once");
  };
  return {
    busy,
    problems,
    fly: (game, scenario) => begin(game, scenario, { computers: against(USUAL_OPPONENT) }),
    share: () => {
      const [main] = GAMES;
      if (main) begin(main.meta.id, firstScenario(main.meta), {});
    },
  };
}
