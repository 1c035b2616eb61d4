import type { Page, Wanted } from "../../../../face/paper.ts";
import { background, titledPage } from "../../../../face/papers/pages.ts";
import type { Block, Row } from "../../../../face/sheet.ts";
import { bullets, row, table } from "../../../../face/sheets/blocks.ts";
import { airfieldOf, tablesOf } from "../../rules/state/look.ts";
import { calendarBlock } from "../sheets/campaign.ts";
import type { Force } from "./force.ts";
import { phrase, phrases } from "./phrase.ts";
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
  return bullets(lines);
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
      row(
        phrase("paper.pool", { pool }),
        [
          phrase("paper.list", { names: side === 0 ? places : ids }),
          phrase("paper.launches", { names: side === 0 ? [] : places }),
          phrase("paper.tally", {
            squadrons: Object.entries(squadrons).flatMap(([type, count]) =>
              Array.from({ length: count }, () => type),
            ),
          }),
        ],
        { side },
      ),
    ];
  });
  return table("words", phrases("paper.column", "pool", "formations", "launches", "squadrons"), rows);
}

/** All that is needed to set a campaign up: what it is about, how it is won, the calendar, who takes part. */
export function scenarioPages(force: Force, wanted: Wanted): readonly Page[] {
  const title = wanted.title === "" ? phrase("paper.scenario.title") : wanted.title;
  const calendar = calendarBlock(force.view, toldBy(force), "paper");
  const blocks = [...background(wanted), terms(force), forces(force), calendar];
  return [titledPage("scenario", title, blocks, { dense: true })];
}
