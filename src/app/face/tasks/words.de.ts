import type { TaskWords } from "./words.en.ts";

/** Words around what each side is to do, in German. */
export const words: TaskWords = {
  "tasks.button": "Auftrag",
  "tasks.own": "Dein Auftrag",
  "tasks.title": "Was jede Seite zu tun hat",
  "tasks.close": "Schließen",
  "tasks.open": "offen",
  "tasks.done": "erledigt",
  "tasks.missed": "nicht mehr möglich",
};
