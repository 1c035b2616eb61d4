import { useTable, useTools } from "../../context/tools.ts";
import { sideOf } from "../../session/seats.ts";
import { useSideName } from "../../side-names.ts";
import { Button } from "../../ui/button.tsx";
import { CrossIcon } from "../../ui/icons.tsx";
import { SideMark } from "../../ui/side.tsx";
import { TaskCard } from "./TaskCard.tsx";
import { useTasks } from "./use-tasks.ts";
import { useTaskWords } from "./words.ts";

/** The tasks of all sides, one's own first, as a sheet that lies on the table until it is put away. */
export function TaskSheet() {
  const w = useTaskWords();
  const { page } = useTools();
  const seats = useTable((state) => state.seats);
  const sideName = useSideName();
  const told = useTasks();
  if (!told) return null;
  return (
    <section className="tasks paper" aria-label={w("tasks.title")}>
      <Button
        className="tasks__close"
        look="quiet"
        size="icon"
        aria-label={w("tasks.close")}
        onClick={() => page.setState({ tasks: false })}
      >
        <CrossIcon />
      </Button>
      {told.tasks.map((task) => {
        const seat = seats.find(({ side }) => side === task.side)?.id ?? task.side;
        const title = sideName(task.side);
        return (
          <article key={task.side} className="task" data-side={sideOf(seats, seat)}>
            <h2 className="task__side">
              <SideMark side={sideOf(seats, seat)} size={24} />
              {task.side === told.own ? `${w("tasks.own")} · ${title}` : title}
            </h2>
            <TaskCard task={task} brief={task.side !== told.own && told.own !== undefined} say={told.say} />
          </article>
        );
      })}
    </section>
  );
}
