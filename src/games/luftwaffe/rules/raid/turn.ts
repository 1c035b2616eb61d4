import type { Task } from "../state/task.ts";

/** Section 4.2: the steps of a turn; B and C, and H and I, are one question each. */
export const TURN_TASKS: readonly Task[] = [
  { do: "german-turn" },
  { do: "german-move" },
  { do: "germans-lost" },
  { do: "attacks", half: "german" },
  { do: "losses" },
  { do: "american-turn" },
  { do: "american-move" },
  { do: "missions" },
  { do: "bomb" },
  { do: "strafe" },
  { do: "losses" },
  { do: "leave" },
  { do: "attacks", half: "american" },
  { do: "losses" },
  { do: "turn" },
];
