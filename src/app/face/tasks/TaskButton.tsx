import { doneOf } from "../../../face/task.ts";
import { usePage, useTools } from "../../context/tools.ts";
import { Button } from "../../ui/button.tsx";
import { useTasks } from "./use-tasks.ts";
import { useTaskWords } from "./words.ts";

/** Lays out what each side is to do, or puts it away; says how much of one's own is done. */
export function TaskButton() {
  const w = useTaskWords();
  const { page } = useTools();
  const open = usePage((state) => state.tasks);
  const [own] = useTasks()?.tasks ?? [];
  if (!own) return null;
  const { done, of } = doneOf(own);
  return (
    <Button aria-pressed={open} onClick={() => page.setState({ tasks: !open })}>
      {w("tasks.button")} {of > 0 && <span className="tasks__count">{`${done}/${of}`}</span>}
    </Button>
  );
}
