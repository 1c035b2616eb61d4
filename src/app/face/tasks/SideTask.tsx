import type { SideId } from "../../../core/game.ts";
import { TaskCard } from "./TaskCard.tsx";
import { useTasks } from "./use-tasks.ts";

/** What one side is to do, in few words, for who reads it from across the room. */
export function SideTask({ side }: { readonly side: SideId }) {
  const told = useTasks();
  const task = told?.tasks.find((one) => one.side === side);
  return task && told ? <TaskCard task={task} brief say={told.say} /> : null;
}
