import { list, type Rows, steps, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import { CALENDAR, type TurnEntry } from "../../data/calendar.ts";
import { chapter, phrase } from "./phrase.ts";

/** What the calendar lists for a turn. */
function events({ opens, withdrawn, reinforcements = [], rotations }: TurnEntry, turn: number): Text {
  return phrase("calendar.events", {
    opens: opens ?? false,
    // BB-44: on the first turn nothing is hit yet.
    recovers: turn > 1 && opens === true,
    withdrawn: withdrawn ?? null,
    reinforcements: reinforcements.map(({ squadron, group, ace = false }) => ({ squadron, group, ace })),
    rotates: rotations !== undefined,
  });
}

function calendar(): Rows {
  return CALENDAR.map((entry, at) => [
    at + 1,
    phrase("calendar.dates", { from: entry.from, to: entry.to }),
    phrase("calendar.phase-name", { phase: entry.phase }),
    events(entry, at + 1),
    phrase("flies", { flies: entry.flies }),
  ]);
}

/** How a turn goes, and what each of the eleven brings. */
export const TURN = [
  chapter("turn", [
    "two-parts",
    steps("stood-down", "order-of-battle", "repair", "weather", "alert", "missions"),
    "tally-ho",
    steps("call-home", "german-move", "british-move", "battle", "bombing", "home"),
    "end",
  ]),
  chapter("alert", ["fill", list("under", "airfield", "large")]),
  chapter("calendar", [table("caption", ["turn", "date", "phase", "brings", "history"], calendar()), "own"]),
];
