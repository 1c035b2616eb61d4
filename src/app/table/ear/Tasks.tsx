import { TaskCard } from "../../face/tasks/TaskCard.tsx";
import { useTasks } from "../../face/tasks/use-tasks.ts";
import { useSideName } from "../../side-names.ts";

/** What each side is to do, one's own first. */
export function Tasks() {
  const sideName = useSideName();
  const told = useTasks();
  return told?.tasks.map((task) => (
    <section key={task.side}>
      <h3>{sideName(task.side)}</h3>
      <TaskCard task={task} brief={task.side !== told.own && told.own !== undefined} say={told.say} />
    </section>
  ));
}
