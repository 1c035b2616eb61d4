import { useCallback, useEffect, useState } from "react";
import { now } from "../../core/match/match.ts";
import type { GameEntry } from "../../games/registry.ts";
import { usualConfig } from "../../games/usual.ts";
import { keyNameOf } from "../../scene/keystroke.ts";
import { useUnderway } from "../context/playing.ts";
import { useTable, useTools } from "../context/tools.ts";
import { Loading } from "../frame/Frame.tsx";
import { beginMatch } from "../match/create.ts";
import { bySeat, USUAL_OPPONENT } from "../match/seating.ts";
import { hrefOf, navigate } from "../router.ts";
import { momentAt, shownIndex } from "../session/selectors.ts";
import { reportOf } from "../session/turns.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { useWords } from "../words.ts";
import { CameraButton } from "./CameraButton.tsx";
import { Hints } from "./Hints.tsx";
import { skipApproach } from "./lead-in.ts";
import { loadShown, type ShownTable } from "./load-shown.ts";
import { Stage } from "./Stage.tsx";
import { useShowKeys } from "./use-show-keys.ts";
import { useShowWords } from "./words.ts";

/** Seconds for which the end of a battle is shown. */
const REST = 8;
/** After so many turns guests have seen enough of a battle that nobody wins. */
const MOST_TURNS = 24;

interface Battle extends ShownTable {
  /** How many were played before it. */
  readonly number: number;
}

/** Lays out the battles of a programme, one after the other; kept nowhere. */
function useBattles(entry: GameEntry, programme: readonly string[]) {
  const { language } = useWords();
  const [battle, setBattle] = useState(0);
  const [loaded, setLoaded] = useState<Battle>();
  const scenario = programme[battle % programme.length] ?? "";
  useEffect(() => {
    let current = true;
    const begin = async () => {
      const computers = bySeat(() => USUAL_OPPONENT);
      const begun = await beginMatch({
        entry,
        config: usualConfig(entry.meta, scenario),
        title: scenario,
        computers,
      });
      if (!begun.ok) return;
      const next = await loadShown(begun.value, language);
      if (current && next) setLoaded({ ...next, number: battle });
    };
    void begin();
    return () => {
      current = false;
    };
  }, [entry, scenario, battle, language]);
  const next = useCallback(() => setBattle((number) => number + 1), []);
  return { loaded, scenario, next };
}

/** Goes on to the next battle when this one is over, or has gone on for long enough. */
function Ending({ onNext }: { readonly onNext: () => void }) {
  const w = useShowWords();
  const underway = useUnderway();
  const over = useTable((state) => now(state.open.match).outcome !== undefined);
  const turn = useTable((state) => reportOf(state.open.match, momentAt(state, shownIndex(state))).turn);
  const ends = !underway && (over || turn > MOST_TURNS);
  useEffect(() => {
    if (!ends) return undefined;
    const timer = setTimeout(onNext, REST * 1000);
    return () => clearTimeout(timer);
  }, [ends, onNext]);
  if (!ends) return null;
  return <p className="paper show__next">{over ? w("next", REST) : w("tooLong")}</p>;
}

/** Begins the show with its first shot. */
function Approach() {
  const tools = useTools();
  useEffect(() => skipApproach(tools), [tools]);
  return null;
}

interface AttractProps {
  readonly entry: GameEntry;
  /** Ids of the scenarios, in the order in which they are played, again and again. */
  readonly programme: readonly string[];
}

/** Computers play battle after battle for whoever looks on, until somebody wants to fly himself. */
export function Attract({ entry, programme }: AttractProps) {
  const w = useShowWords();
  const { loaded, scenario, next } = useBattles(entry, programme);
  const fly = useCallback(() => navigate({ page: "new", game: entry.meta.id, scenario }), [entry, scenario]);
  const leave = useCallback(() => navigate({ page: "home" }), []);
  useShowKeys({ onEnter: fly, onAnew: next, onLeave: leave });
  if (!loaded) return <Loading />;
  return (
    <Stage key={loaded.number} store={loaded.store} panel={loaded.panel}>
      <Approach />
      <Ending onNext={next} />
      <Hints>
        <Button look="brass" onClick={fly}>
          {w("yourself")}
        </Button>
        <ButtonLink href={hrefOf({ page: "home" })}>{w("home")}</ButtonLink>
        <p className="show__keys">
          {w("keys", keyNameOf("anew"))} <CameraButton />
        </p>
      </Hints>
    </Stage>
  );
}
