import { useEffect, useRef } from "react";
import { wordsOf } from "../../face/text.ts";
import { scenarioTitle } from "../../words/games.ts";
import { useTools } from "../context/tools.ts";
import { against } from "../match/seating.ts";
import { useStart } from "../match/start.ts";
import { hrefOf } from "../router.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { useWords } from "../words.ts";
import { focusOn } from "./target.ts";
import type { Taught } from "./taught.ts";
import { useLessonWords } from "./words.ts";

interface EndingProps {
  readonly taught: Taught;
  readonly onAgain: () => void;
}

/** What to do when the lesson is over: a game of one's own, the rules, or all of it again. */
export function Ending({ taught: { script, say }, onAgain }: EndingProps) {
  const t = useLessonWords();
  const { language } = useWords();
  const { store } = useTools();
  const { entry } = store.getState();
  const { start, busy, problems } = useStart();
  const { scenario, opponent, label } = script.onward;
  const title = scenarioTitle(entry.meta.id, scenario, language);
  const fly = () => void start({ entry, config: { scenario }, title, computers: against(opponent) });
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (first.current) focusOn(first.current);
  }, []);
  return (
    <div className="lesson__ending">
      <Button ref={first} look="brass" disabled={busy} onClick={fly}>
        {wordsOf(label, say)}
      </Button>
      <ButtonLink href={hrefOf({ page: "rules", game: entry.meta.id, id: null })}>{t("rules")}</ButtonLink>
      <Button onClick={onAgain}>{t("again")}</Button>
      {problems.length > 0 && <p role="alert">{problems.join(" ")}</p>}
    </div>
  );
}
