import { phraser } from "../../../src/core/phrase.ts";
import type { Goal, Task, TaskFace } from "../../../src/face/task.ts";
import { PLACES } from "../data/map.ts";
import { report } from "../rules/outcome.ts";
import { SIDES, type Side, sideOf, type View } from "../rules/state.ts";
import type { words } from "./words/en/task.ts";

const phrase = phraser<typeof words>();

/** The squares that a side has chosen, as far as the viewer knows. */
function chosenBy(view: View, side: Side): readonly string[] {
  return Object.entries(view.choices).flatMap(([seat, { square }]) =>
    square !== undefined && sideOf(view, seat) === side ? [square] : [],
  );
}

/** RD-4: what was chosen in secret, for those who know it. */
function chosen(view: View, side: Side): readonly Goal[] {
  return chosenBy(view, side).map((square): Goal => {
    const place = Object.entries(PLACES).find(([, at]) => at === square)?.[0] ?? square;
    const bombs = view.bombs[square] ?? 0;
    return {
      id: "chosen",
      text: view.bids ? phrase("task.reach", { place }) : phrase("task.chosen", { side, place }),
      ...(!view.bids && { far: phrase("task.bombs", { bombs }) }),
      state: side === "red" && bombs > 0 ? "done" : "open",
    };
  });
}

function taskOf(view: View, side: Side): Task {
  const other = side === "red" ? "blue" : "red";
  const { score } = report(view);
  const { turn, turns } = view;
  return {
    side,
    aim: phrase("task.aim"),
    standing: phrase("task.standing", { own: score?.[side] ?? 0, enemy: score?.[other] ?? 0, turn, turns }),
    goals: [
      ...chosen(view, side),
      { id: "losses", text: phrase("task.losses"), pays: phrase("task.each"), state: "open" },
    ],
  };
}

/** What each side is to do; a target chosen in secret is told to those who know it. */
export const task: TaskFace<View> = {
  tasks: (view) => SIDES.map((side) => taskOf(view, side)),
};
