import { useCallback } from "react";
import type { Balance, SideId } from "../../../core/game.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { scenarioTitle } from "../../../words/games.ts";
import { opponentName } from "../../opponent-name.ts";
import { ScenarioPicture } from "../../scenario/ScenarioPicture.tsx";
import { useSideName } from "../../side-names.ts";
import { Paper } from "../../ui/paper.tsx";
import { type SideIndex, sideColours } from "../../ui/side.tsx";
import { useFetched } from "../../use-fetched.ts";
import { useWords } from "../../words.ts";
import { useSeats } from "./PlayerNames.tsx";
import { useSetupWords } from "./words.ts";
import "./story.css";

type Texts = Readonly<Record<string, string>>;
type Balances = Readonly<Record<string, Balance>>;

interface Story {
  /** Where the game comes from. */
  readonly source?: string;
  readonly history: Texts;
  readonly balance: Balances;
}

const NOTHING: Story = { history: {}, balance: {} };

/** What the game tells about its scenarios; nothing until it is there. */
function useStory(entry: GameEntry): Story {
  const { language } = useWords();
  const load = useCallback(async (): Promise<Story> => {
    try {
      const [history, balance, { source }] = await Promise.all([
        entry.histories(language),
        entry.balance(),
        entry.credits(language),
      ]);
      return { history, balance, source };
    } catch {
      // The page is whole without it.
      return NOTHING;
    }
  }, [entry, language]);
  return useFetched(load, NOTHING) ?? NOTHING;
}

interface EvenProps {
  readonly balance: Balance;
  readonly sides: readonly SideId[];
}

/** How games between computer players came out: a sentence, and a bar for the eye. */
function Even({ balance, sides }: EvenProps) {
  const words = useSetupWords();
  const { t } = useWords();
  const nameOf = useSideName();
  const { players, wins, draws } = balance;
  const [first = "", second = ""] = sides.map(nameOf);
  const by = opponentName(t, players) ?? players;
  const part = (side: SideIndex) => ({ flexGrow: wins[side], background: sideColours(side).shape });
  return (
    <div>
      <p>{words("balance", { ...balance, by, first, second })}</p>
      <div className="story__bar" aria-hidden="true">
        <span style={part(0)} />
        <span className="story__drawn" style={{ flexGrow: draws }} />
        <span style={part(1)} />
      </div>
    </div>
  );
}

interface ScenarioStoryProps {
  readonly entry: GameEntry;
  readonly scenario: string;
  readonly config: unknown;
}

/** What a scenario looks like, what lies behind it, and how even it is. */
export function ScenarioStory({ entry, scenario, config }: ScenarioStoryProps) {
  const { language } = useWords();
  const { history, balance, source } = useStory(entry);
  const sides = [...new Set(useSeats(entry, config).map(({ side }) => side))];
  const { meta } = entry;
  const title = scenarioTitle(meta.id, scenario, language);
  const text = history[scenario];
  const even = balance[scenario];
  return (
    <Paper title={title} className="story">
      <div className="story__picture">
        <ScenarioPicture meta={meta} scenario={scenario} />
      </div>
      {text !== undefined && <p>{text}</p>}
      {even && sides.length > 1 && <Even balance={even} sides={sides} />}
      {source && <p className="story__source">{source}</p>}
    </Paper>
  );
}
