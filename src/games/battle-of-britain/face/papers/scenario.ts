import type { Page, PaperBlock, Wanted } from "../../../../face/paper.ts";
import type { Block, Row } from "../../../../face/sheet.ts";
import { airfieldOf, tablesOf } from "../../rules/state/look.ts";
import { calendarBlock } from "../sheets/campaign.ts";
import type { Force } from "./force.ts";
import { phrase } from "./phrase.ts";
import { toldBy } from "./told-by.ts";

/** What was agreed, a line each. */
function terms({ view }: Force): Block {
  const { options, from, to } = view.setup;
  const { drawBelow, victoryInclusive, weather, markersPer, duel, diagonal, battles } = options;
  const lines = [
    phrase("paper.term.turns", { from, to }),
    phrase("paper.term.victory", { targets: view.targets, drawBelow, inclusive: victoryInclusive }),
    phrase("paper.term.weather", { weather }),
    phrase("paper.term.markers", { per: markersPer }),
    phrase("paper.term.duel", { duel }),
    ...(battles === "dice" ? [] : [phrase("paper.term.battles", { battles })]),
    ...(diagonal ? [] : [phrase("paper.term.straight")]),
  ];
  return { kind: "list", look: "bullets", items: lines.map((text) => ({ line: [{ text }] })) };
}

/** Who takes part, and from where. */
function forces({ view }: Force): Block {
  const { pools, launches } = tablesOf(view.setup);
  const rows = pools.flatMap(({ id: pool, side, squadrons }): readonly Row[] => {
    const wings = view.wings.filter(({ group }) => group === pool);
    const geschwader = view.geschwader.filter((one) => one.pool === pool);
    if (wings.length + geschwader.length === 0) return [];
    const places =
      side === 0
        ? wings.map(({ id }) => `${id} ${airfieldOf(view.setup, id).name}`)
        : launches.filter((one) => one.pool === pool).map(({ name, square }) => `${name} ${square}`);
    const ids = [...wings, ...geschwader].map(({ id }) => id);
    return [
      {
        side,
        head: [{ text: phrase("paper.pool", { pool }) }],
        cells: [
          phrase("paper.list", { names: side === 0 ? places : ids }),
          phrase("paper.launches", { names: side === 0 ? [] : places }),
          phrase("paper.tally", {
            squadrons: Object.entries(squadrons).flatMap(([type, count]) =>
              Array.from({ length: count }, () => type),
            ),
          }),
        ],
      },
    ];
  });
  return {
    kind: "table",
    look: "words",
    columns: (["pool", "formations", "launches", "squadrons"] as const).map((column) =>
      phrase(`paper.column.${column}`),
    ),
    rows,
  };
}

/** All that is needed to set a campaign up: what it is about, how it is won, the calendar, who takes part. */
export function scenarioPages(force: Force, { title, blurb, history }: Wanted): readonly Page[] {
  const said = [blurb, history].filter((text) => text !== "");
  const heading = title === "" ? phrase("paper.scenario.title") : title;
  const blocks: readonly PaperBlock[] = [
    { kind: "heading", text: heading },
    ...said.map((text): Block => ({ kind: "line", line: [{ text }] })),
    terms(force),
    forces(force),
    calendarBlock(force.view, toldBy(force), "paper"),
  ];
  return [
    { id: "scenario", title: heading, content: { kind: "blocks", blocks, dense: true }, scaled: false },
  ];
}
