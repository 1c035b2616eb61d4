import { useTold } from "../../context/playing.ts";
import { useHeard } from "../../ear/use-heard.ts";
import { Cited } from "../../face/Cited.tsx";
import { type SpokenPart, useFacePart } from "../../face/use-part.ts";
import { shownIndex } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { turnStarts } from "../../session/turns.ts";
import { useWords } from "../../words.ts";
import { momentSentences } from "./moment-sentences.ts";
import { useToldWords } from "./words.ts";

/** What happened in the latest turn of which there is something to tell, sentence by sentence. */
function useLatest(state: TableState, part: SpokenPart<"report"> | null): readonly string[] {
  const t = useToldWords();
  let end = shownIndex(state);
  const starts = [...turnStarts(state).filter((start) => start <= end)].reverse();
  for (const start of [...starts, 0]) {
    const moments = Array.from({ length: end - start + 1 }, (_, place) => start + place);
    const told = moments.flatMap((index) => momentSentences(state, index, { part, t }));
    if (told.length > 0) return told;
    end = Math.max(0, start - 1);
  }
  return [];
}

function Sentences({
  state,
  part,
}: {
  readonly state: TableState;
  readonly part: SpokenPart<"report"> | null;
}) {
  const { t } = useWords();
  const told = useLatest(state, part);
  const heard = useHeard();
  if (told.length === 0) return <p>{t("slip.nothing")}</p>;
  return (
    <ol>
      {told.map((sentence, at) => (
        <li key={`${at.toString()} ${sentence}`}>
          <Cited text={heard(sentence)} />
        </li>
      ))}
    </ol>
  );
}

/** What happened last, as a list of sentences. */
export function Happened() {
  const state = useTold();
  const part = useFacePart(state.entry, "report");
  return part === undefined ? null : <Sentences state={state} part={part} />;
}
