import { type RefObject, useEffect, useRef } from "react";
import { wordsOf } from "../../face/text.ts";
import { GAMES } from "../../games/index.ts";
import { usualConfig } from "../../games/usual.ts";
import { gameWords, scenarioTitle } from "../../words/games.ts";
import { useTools } from "../context/tools.ts";
import { against } from "../match/seating.ts";
import { useStart } from "../match/start.ts";
import { hrefOf } from "../router.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { useWords } from "../words.ts";
import { focusOn } from "./target.ts";
import type { Taught } from "./taught.ts";
import { useLessonWords } from "./words.ts";

/** Leads to the first lessons of the other games. */
function OtherLessons({ game }: { readonly game: string }) {
  const t = useLessonWords();
  const { language } = useWords();
  const others = GAMES.filter(({ meta }) => meta.id !== game && meta.pages?.includes("lesson"));
  return others.map(({ meta }) => (
    <p key={meta.id} className="lesson__other">
      <a href={hrefOf({ page: "lesson", game: meta.id, id: null })}>
        {t("other", gameWords(meta.id, language).title)}
      </a>
    </p>
  ));
}

interface EndingProps {
  readonly taught: Taught;
  /** The turn that is still to be flown, where the game ended before the lesson. */
  readonly next: number | undefined;
  readonly onAgain: (first?: number) => void;
}

/** What to do when a game is over: the next turn of the lesson in another one, or when all turns are flown, a game of one's own, the rules, or all of it again. */
export function Ending({ taught, next, onAgain }: EndingProps) {
  const t = useLessonWords();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (first.current) focusOn(first.current);
  }, []);
  if (next === undefined) return <Learned taught={taught} first={first} onAgain={onAgain} />;
  return (
    <div className="lesson__ending">
      <Button ref={first} look="brass" onClick={() => onAgain(next)}>
        {t("flyOn", next, taught.script.turns.length)}
      </Button>
    </div>
  );
}

interface LearnedProps extends Pick<EndingProps, "taught" | "onAgain"> {
  readonly first: RefObject<HTMLButtonElement | null>;
}

function Learned({ taught: { script, say }, first, onAgain }: LearnedProps) {
  const t = useLessonWords();
  const { language } = useWords();
  const { store } = useTools();
  const { entry } = store.getState();
  const { start, busy, problems } = useStart();
  const { scenario, opponent, label } = script.onward;
  const title = scenarioTitle(entry.meta.id, scenario, language);
  const fly = () =>
    void start({ entry, config: usualConfig(entry.meta, scenario), title, computers: against(opponent) });
  return (
    <div className="lesson__ending">
      <Button ref={first} look="brass" disabled={busy} onClick={fly}>
        {wordsOf(label, say)}
      </Button>
      <ButtonLink href={hrefOf({ page: "rules", game: entry.meta.id, id: null })}>{t("rules")}</ButtonLink>
      <Button onClick={() => onAgain()}>{t("again")}</Button>
      <OtherLessons game={entry.meta.id} />
      {problems.length > 0 && <p data-told="alert">{problems.join(" ")}</p>}
    </div>
  );
}
