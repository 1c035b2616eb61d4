import type { GameEvent, SideId } from "../../../src/core/game.ts";
import { phraser } from "../../../src/core/phrase.ts";
import type { Count, CountsFace } from "../../../src/face/count.ts";
import { report } from "../rules/outcome.ts";
import { SIDES, type Side, sideOf, type View } from "../rules/state.ts";
import type { words } from "./words/en/counts.ts";

const phrase = phraser<typeof words>();

/** What everybody has seen so far, and the public view of the last moment. */
interface Seen {
  readonly last: View;
  readonly events: readonly GameEvent[];
}

function sideOfEvent(last: View, { values }: GameEvent): Side | undefined {
  const seat = values.seat ?? last.squadrons.find(({ id }) => id === values.id)?.seat;
  return typeof seat === "string" ? sideOf(last, seat) : undefined;
}

/** What the events of some kinds add up to on a side. */
function total({ last, events }: Seen, side: Side, keys: readonly string[], value?: string): number {
  return events
    .filter((event) => keys.includes(event.key) && sideOfEvent(last, event) === side)
    .reduce((sum, { values }) => sum + (value === undefined ? 1 : Number(values[value])), 0);
}

function sides(seen: Seen, nameOf: (side: SideId) => string): Count {
  const row = (name: ReturnType<typeof phrase>, keys: readonly string[], value?: string) => ({
    name,
    cells: SIDES.map((side) => ({ figure: total(seen, side, keys, value) })),
  });
  return {
    id: "sides",
    title: phrase("counts.sides"),
    blocks: [
      {
        kind: "table",
        corner: phrase("counts.figure"),
        columns: SIDES.map((side, index) => ({ name: nameOf(side), side: index as 0 | 1 })),
        rows: [
          row(phrase("counts.lost"), ["hit", "destroyed"], "lost"),
          row(phrase("counts.played"), ["attacks", "answers"]),
          row(phrase("counts.bombs"), ["bombs"], "bombs"),
        ],
      },
    ],
  };
}

/** The points that everybody could count at the end of each turn. */
function score(views: readonly View[], nameOf: (side: SideId) => string): Count {
  const turns = [...new Set(views.map(({ turn }) => turn))];
  const ends = turns.map((turn) => views.findLast((one) => one.turn === turn) as View);
  return {
    id: "score",
    title: phrase("counts.points"),
    blocks: [
      {
        kind: "chart",
        title: phrase("counts.points"),
        xs: turns,
        x: phrase("counts.turn"),
        y: phrase("counts.score"),
        series: SIDES.map((side, index) => ({
          name: nameOf(side),
          side: index as 0 | 1,
          expected: false,
          values: ends.map((end) => report(end).score?.[side] ?? 0),
        })),
      },
    ],
  };
}

/** What is counted of a raid, from what everybody may know. */
export const counts: CountsFace = {
  counts(moments, nameOf) {
    const views = moments.map((moment) => moment.view as View);
    const seen = { last: views.at(-1) as View, events: moments.flatMap(({ events }) => events) };
    return [sides(seen, nameOf), score(views, nameOf)];
  },
};
