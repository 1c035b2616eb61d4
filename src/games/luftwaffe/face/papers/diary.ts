import type { GameEvent } from "../../../../core/game.ts";
import { type DiaryPart, diaryBlocks, diaryPage } from "../../../../face/diary.ts";
import type { Page, Wanted } from "../../../../face/paper.ts";
import type { Text } from "../../../../face/text.ts";
import { type DatedEvent, toldIn } from "../../../../face/told.ts";
import type { Quarter } from "../../data/tables.ts";
import type { Force } from "./force.ts";
import { phrase } from "./phrase.ts";

/** What the diary leaves to the log: every flight and every volley, and that something was done in secret. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "event.turn",
  "event.quarter",
  "event.allocated",
  "event.sheet",
  "event.marked",
  "event.stationed",
  "event.grouped",
  "event.takes-off",
  "event.flies",
  "event.lands",
  "event.on-line",
  "event.american-half",
  "event.escorts",
  "event.leaves",
  "event.volley",
  "event.raid",
]);

/** Lines of a sentence without the names in it, and letters of names that a line of a column holds. */
const SENTENCE = 2;
const LETTERS = 40;

/** Lines of a column that a fact needs at most: units are listed in it by name. */
function linesOf({ values }: GameEvent): number {
  const names = Object.values(values).flatMap((value) => (Array.isArray(value) ? value.map(String) : []));
  const letters = names.reduce((sum, name) => sum + name.length + 6, 0);
  return SENTENCE + Math.ceil(letters / LETTERS);
}

/** A quarter in parts: its staff, each turn of its raid, what follows it. */
function partsOf(events: readonly GameEvent[]): readonly DiaryPart[] {
  const parts: { title: Text; events: GameEvent[] }[] = [{ title: phrase("paper.diary.staff"), events: [] }];
  for (const event of events) {
    if (event.key === "event.turn")
      parts.push({ title: phrase("paper.diary.turn", { turn: Number(event.values.turn) }), events: [] });
    if (event.key === "event.raid-ends") parts.push({ title: phrase("paper.diary.after"), events: [] });
    if (!LEFT_OUT.has(event.key)) parts.at(-1)?.events.push(event);
  }
  return parts.filter((part) => part.events.length > 0);
}

function page(quarter: Quarter, nth: number, blocks: Parameters<typeof diaryPage>[3]): Page {
  const heading = phrase("paper.diary.quarter", { quarter });
  return diaryPage(`diary ${quarter} ${nth}`, phrase("paper.diary.title"), heading, blocks);
}

/** What was told, by the quarter in which it happened. */
function byQuarter(told: readonly DatedEvent[], from: Quarter): ReadonlyMap<Quarter, readonly GameEvent[]> {
  const quarters = new Map<Quarter, GameEvent[]>();
  let quarter = from;
  for (const { event } of told) {
    if (event.key === "event.quarter") quarter = Number(event.values.quarter);
    const before = quarters.get(quarter);
    if (before) before.push(event);
    else quarters.set(quarter, [event]);
  }
  return quarters;
}

/** The war diary: each quarter so far, as it was told; of a campaign that has not begun nothing. */
export function diaryPages(force: Force, wanted: Wanted): readonly Page[] {
  const { from } = force.view.setup;
  return [...byQuarter(toldIn(force.moments, "table"), from)].flatMap(([quarter, events]) =>
    diaryBlocks(partsOf(events), wanted, linesOf).map((blocks, nth) => page(quarter, nth, blocks)),
  );
}
