/** Words around what each side is to do, in English. */
export const words = {
  "tasks.button": "Task",
  "tasks.own": "Your task",
  "tasks.title": "What each side is to do",
  "tasks.close": "Close",
  "tasks.open": "open",
  "tasks.done": "done",
  "tasks.missed": "can’t be done any more",
};

export type TaskWords = typeof words;
