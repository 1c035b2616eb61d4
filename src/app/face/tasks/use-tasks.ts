import { useMemo } from "react";
import type { Phrase } from "../../../core/phrase.ts";
import type { Task } from "../../../face/task.ts";
import { useTold } from "../../context/playing.ts";
import { useTable } from "../../context/tools.ts";
import { pastOf, viewOf, viewpoint } from "../../session/selectors.ts";
import { useFacePart } from "../use-part.ts";

/** What the sides are to do as far as the table has shown it, whoever looks first; how it is spoken. */
interface ShownTasks {
  readonly tasks: readonly Task[];
  /** The side of who looks, where that is one's. */
  readonly own: string | undefined;
  readonly say: (phrase: Phrase) => string;
}

/** What each side is to do; undefined for a game that does not say, and until it is there. */
export function useTasks(): ShownTasks | undefined {
  const part = useFacePart(
    useTable((state) => state.entry),
    "task",
  );
  const shown = useTold();
  const { seats } = shown;
  const looks = viewpoint(shown);
  // The same as long as the same moment is shown: what is pointed at or written changes no task.
  const view = viewOf(shown);
  const past = pastOf(shown);
  return useMemo(() => {
    if (!part) return undefined;
    const own = seats.find(({ id }) => id === looks)?.side;
    const tasks = part.face.tasks(view, past);
    const first = tasks.toSorted((a, b) => Number(b.side === own) - Number(a.side === own));
    return { tasks: first, own, say: part.say };
  }, [part, seats, looks, view, past]);
}
