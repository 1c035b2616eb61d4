import type { GameEvent } from "../../../../core/game.ts";
import { type DiaryPart, diaryBlocks, diaryPage } from "../../../../face/diary.ts";
import type { Page, PaperBlock, Wanted } from "../../../../face/paper.ts";
import type { Text } from "../../../../face/text.ts";
import { type DatedEvent, toldIn } from "../../../../face/told.ts";
import { entryOf } from "../../data/calendar.ts";
import type { Force } from "./force.ts";
import { phrase } from "./phrase.ts";

/** What the diary tells, and how many lines of a column each fact needs at most. */
const LINES: Readonly<Record<string, number>> = {
  "event.begins": 2,
  "event.bid": 1,
  "event.sides": 3,
  "event.deck": 2,
  "event.returns": 1,
  "event.cities": 3,
  "event.withdrawn": 1,
  "event.owed": 2,
  "event.reinforced": 2,
  "event.rotated": 2,
  "event.repair": 2,
  "event.repaired": 1,
  "event.rebuilt": 2,
  "event.pool": 1,
  "event.weather-dice": 2,
  "event.weather-card": 2,
  "event.weather": 1,
  "event.duty": 1,
  "event.takes-off": 1,
  "event.stopped": 1,
  "event.scramble": 1,
  "event.contact": 1,
  "event.missed": 1,
  "event.big-wing": 2,
  "event.intercept": 3,
  "event.losses": 2,
  "event.joined": 3,
  "event.cost": 2,
  "event.no-cost": 2,
  "event.dogfight": 1,
  "event.gruppen": 1,
  "event.duel": 2,
  "event.bombs": 2,
  "event.fuel": 4,
  "event.lf5-attempt": 1,
  "event.lf5-withdrawn": 2,
  "event.deal": 2,
  "event.end": 4,
};

/** A turn in parts: the staff and the weather, each Tally Ho, the end. */
function partsOf(events: readonly GameEvent[]): readonly DiaryPart[] {
  const parts: { title: Text; events: GameEvent[] }[] = [{ title: phrase("paper.diary.staff"), events: [] }];
  for (const event of events) {
    if (event.key === "event.tally-ho")
      parts.push({ title: phrase("paper.diary.tallyHo", { phase: Number(event.values.phase) }), events: [] });
    const ends = event.key === "event.deal" || event.key === "event.end";
    if (ends && parts.at(-1)?.title !== END) parts.push({ title: END, events: [] });
    if (LINES[event.key] !== undefined) parts.at(-1)?.events.push(event);
  }
  return parts.filter((part) => part.events.length > 0);
}

const END = phrase("paper.diary.end");

function page(turn: number, nth: number, blocks: readonly PaperBlock[]): Page {
  const { from, to, phase } = entryOf(turn);
  const heading = phrase("paper.diary.turn", { turn, phase, from, to });
  return diaryPage(`diary ${turn} ${nth}`, phrase("paper.diary.title"), heading, blocks);
}

/** The pages of a turn that was played. */
function toldPages(told: readonly DatedEvent[], turn: number, wanted: Wanted): readonly Page[] {
  const events = told.filter((one) => one.turn === turn).map(({ event }) => event);
  return diaryBlocks(partsOf(events), wanted, ({ key }) => LINES[key] ?? 1).map((blocks, nth) =>
    page(turn, nth, blocks),
  );
}

/** The war diary: each turn so far, as it was told; of a campaign that has not begun nothing. */
export function diaryPages(force: Force, wanted: Wanted): readonly Page[] {
  const { from, to } = force.view.setup;
  const turns = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  // What was agreed before the first turn stands on its page.
  const told = toldIn(force.moments, "table").map((one) => ({ ...one, turn: Math.max(from, one.turn) }));
  return turns.flatMap((turn) => toldPages(told, turn, wanted));
}
