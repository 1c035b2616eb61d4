import { type Chapter, list, steps, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { CALENDAR, type TurnEntry } from "../../data/calendar.ts";
import { phrase } from "./phrase.ts";

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

function calendar(): readonly (readonly Text[])[] {
  return CALENDAR.map((entry, at) => [
    (at + 1).toString(),
    phrase("calendar.dates", { from: entry.from, to: entry.to }),
    phrase("calendar.phase-name", { phase: entry.phase }),
    events(entry, at + 1),
    phrase("flies", { flies: entry.flies }),
  ]);
}

/** How a turn goes, and what each of the eleven brings. */
export const TURN: readonly Chapter[] = [
  {
    id: "turn",
    title: phrase("turn.title"),
    blocks: [
      text(phrase("turn.two-parts")),
      steps(
        phrase("turn.stood-down"),
        phrase("turn.order-of-battle"),
        phrase("turn.repair"),
        phrase("turn.weather"),
        phrase("turn.alert"),
        phrase("turn.missions"),
      ),
      text(phrase("turn.tally-ho")),
      steps(
        phrase("turn.call-home"),
        phrase("turn.german-move"),
        phrase("turn.british-move"),
        phrase("turn.battle"),
        phrase("turn.bombing"),
        phrase("turn.home"),
      ),
      text(phrase("turn.end")),
    ],
  },
  {
    id: "alert",
    title: phrase("alert.title"),
    blocks: [
      text(phrase("alert.fill")),
      list(phrase("alert.under"), phrase("alert.airfield"), phrase("alert.large")),
    ],
  },
  {
    id: "calendar",
    title: phrase("calendar.title"),
    blocks: [
      table(
        phrase("calendar.caption"),
        [
          phrase("calendar.turn"),
          phrase("calendar.date"),
          phrase("calendar.phase"),
          phrase("calendar.brings"),
          phrase("calendar.history"),
        ],
        calendar(),
      ),
      text(phrase("calendar.own")),
    ],
  },
];
