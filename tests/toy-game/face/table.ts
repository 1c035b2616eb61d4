import type { GameEvent } from "../../../src/core/game.ts";
import type { TableFace } from "../../../src/face/table.ts";
import type { CellTrack } from "../../../src/tabletop/cell-track.ts";
import type { Chart } from "../../../src/tabletop/chart.ts";
import type { Counter } from "../../../src/tabletop/counter.ts";
import { report } from "../rules/outcome.ts";
import { isThere, type Order, type SeenSquadron, SIDES, sideOf, type View } from "../rules/state.ts";
import { cardsOf, groupsOf, indexOf, type Say } from "./cards.ts";
import { cuesOf } from "./cues.ts";
import { areasOf, COAST, MAT, matOf, sitesOf, spotOf } from "./map.ts";
import { phrase } from "./phrase.ts";
import { askOf, offersOf } from "./questions.ts";

function counterOf(view: View, one: SeenSquadron, say: Say): Counter {
  const { id, seat, at, up, strength, full, moved } = one;
  const { x, y } = spotOf(at);
  const lost = full !== null && strength !== null && strength < full;
  return {
    id,
    label: id,
    title: say(phrase("counter.title", { id, side: sideOf(view, seat) })),
    side: indexOf(view, seat),
    symbol: one.loaded ? "bomber" : "fighter",
    x,
    y,
    ...(strength !== null && { figures: [{ value: `${strength}`, label: say(phrase("counter.strength")) }] }),
    ...(!up && { down: true, note: say(phrase("counter.down")) }),
    ...(lost ? { state: "damaged" as const } : moved && { state: "used" as const }),
  };
}

function turnsOf({ turn, turns }: View, say: Say): CellTrack {
  return {
    id: "turns",
    title: say(phrase("track.turns")),
    at: { x: 1, y: -1 },
    cells: Array.from({ length: turns }, (_, at) => `${at + 1}`),
    markers: [{ id: "turn", title: say(phrase("marker.turn", { turn })), cell: turn - 1, symbol: "target" }],
  };
}

/** RD-15: what everybody can count so far, the leading side's lit. */
function scoreOf(view: View, say: Say): Chart {
  const score = SIDES.map((side) => report(view).score?.[side] ?? 0);
  const most = Math.max(...score);
  return {
    id: "score",
    title: say(phrase("chart.score")),
    at: { x: -6.5, y: MAT.depth - 1 },
    width: 5.5,
    columns: [say(phrase("chart.points"))],
    rows: SIDES.map((side, row) => ({
      heading: say(phrase("chart.side", { side })),
      cells: [`${score[row]}`],
    })),
    lit: score.flatMap((points, row) => (points === most && most > 0 ? [{ row, column: 0 }] : [])),
  };
}

/** A choice that the viewer knows. */
function targetOf({ choices, seats }: View): string | undefined {
  const seat = seats.find(({ side }) => side === "red")?.id ?? "";
  return choices[seat]?.square;
}

/** The map with its counters, the cards around it, the turn and the points beside it; and how its questions are put. */
export const table = {
  list: { title: phrase("list.title"), hint: phrase("list.hint") },
  ask: askOf,
  offers: offersOf,
  standing: () => phrase("standing.no-answers"),
  tabletop: (view: View, events: readonly GameEvent[], say: Say) => ({
    mat: matOf(say),
    altitude: false,
    pieces: [],
    clouds: [],
    areas: areasOf(view.cloud, (area) => say(phrase(`area.${area}`))),
    lines: [COAST],
    sites: sitesOf(view.bombs, targetOf(view), (place) => say(phrase("place", { place }))),
    counters: view.squadrons.filter(isThere).map((one) => counterOf(view, one, say)),
    groups: groupsOf(view, say),
    cards: cardsOf(view, say),
    tracks: [turnsOf(view, say)],
    charts: [scoreOf(view, say)],
    cues: cuesOf(view, events, say),
  }),
} satisfies TableFace<View, Order>;
