import { ComputerSeats } from "../computers/computer-seats.ts";
import type { CallCrew } from "../computers/crew.ts";
import type { Ask } from "../computers/question.ts";
import type { Lesson } from "./lesson.ts";

/** Whoever flies the other side in a lesson: answers as the lesson needs it, at the pace of a computer player. */
export function lessonCrew(lesson: Lesson): CallCrew {
  return (around) => {
    const ask: Ask = async ({ seat }) => ({
      answers: [...lesson.answer(around.store.getState(), seat)],
      considered: [],
    });
    const seats = new ComputerSeats(around, ask);
    return { ask, silent: true, dispose: () => seats.dispose() };
  };
}
