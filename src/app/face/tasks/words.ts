import { roomWords } from "../../room-words.ts";
import type { TaskWords } from "./words.en.ts";

/** Words around what each side is to do, in the language that the page speaks. */
export const useTaskWords = roomWords<TaskWords>("face/tasks");
