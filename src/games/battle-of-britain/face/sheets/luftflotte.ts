import { present } from "../../../../core/present.ts";
import type { Block, Cell, Sheet, SheetForm } from "../../../../face/sheet.ts";
import { figures, line, table } from "../../../../face/sheets/blocks.ts";
import { GERMAN } from "../../data/sides.ts";
import { LF5 } from "../../data/tables.ts";
import { tablesOf } from "../../rules/state/look.ts";
import { sideOf } from "../../rules/state/sides.ts";
import type { Geschwader } from "../../rules/state/state.ts";
import { geschwaderStatus } from "../../rules/state/status.ts";
import type { View } from "../../rules/view/view.ts";
import { censusOf, totalOf } from "./census.ts";
import { phrase, phrases } from "./phrase.ts";
import { restingBlocks, squadronsCell, typesBlock } from "./squadrons.ts";

/** BB-97: its mission, which the Germans know, and everybody when it has bombed. */
function missionCell(view: View, { target, squadrons }: Geschwader): Cell {
  if (target !== null) return phrase("sheet.target", { target });
  const known = view.viewer === "umpire" || sideOf(view, view.viewer) === GERMAN;
  const none = known || !view.flying || view.phase === 0 || squadrons.length === 0;
  return phrase(none ? "sheet.mission.none" : "sheet.mission.hidden");
}

function geschwaderRow(view: View, one: Geschwader, form: SheetForm) {
  const head = [{ text: one.id, tone: "strong" } as const];
  if (form === "paper") return { head, cells: [null, null, null, null] };
  return {
    head,
    cells: [
      squadronsCell(view, one.squadrons),
      phrase("sheet.geschwader.status", { status: geschwaderStatus(one), square: one.square ?? "" }),
      `${one.fuel}`,
      missionCell(view, one),
    ],
  };
}

function geschwaderBlock(view: View, pool: string, form: SheetForm): Block {
  return table(
    form === "paper" ? "record" : "ruled",
    phrases("sheet.column", "geschwader", "squadrons", "state", "fuel", "mission"),
    view.geschwader.filter((one) => one.pool === pool).map((one) => geschwaderRow(view, one, form)),
    {
      label: phrase("sheet.geschwader.of", { pool }),
      ...(form === "paper" && { widths: [26, null, 30, 20, 40] }),
    },
  );
}

function launchBlock({ setup }: View, pool: string): Block {
  const squares = tablesOf(setup)
    .launches.filter((launch) => launch.pool === pool)
    .map(({ name, square }) => `${name} ${square}`);
  return figures([phrase("sheet.launches"), phrase("sheet.list", { names: squares })]);
}

function dutyBlocks({ duty }: View, pool: string): readonly Block[] {
  if (pool !== LF5 || duty === "none") return [];
  return [line({ text: phrase("sheet.duty", { duty }), tone: "alarm" })];
}

/** The sheet of a Luftflotte: its geschwader, its squadrons by state, where it takes off. */
export function luftflotteSheet(view: View, pool: string, form: SheetForm): Sheet {
  const census = censusOf(view, pool);
  const { pile } = present(view.pools[pool]);
  const ready = phrase("sheet.ready", { ready: totalOf(census, "ready"), all: totalOf(census, "all") });
  return {
    id: `luftflotte ${pool}`,
    label: phrase("sheet.of", { pool }),
    side: GERMAN,
    title: phrase("sheet.pool.name", { pool }),
    facts: form === "paper" ? [] : [{ text: ready }, { text: phrase("sheet.pile", { cards: pile.length }) }],
    gone: form === "screen" && totalOf(census, "ready") + totalOf(census, "stoodDown") === 0,
    blocks: [
      ...(form === "screen" ? dutyBlocks(view, pool) : []),
      geschwaderBlock(view, pool, form),
      typesBlock(view, pool, form),
      ...(form === "screen" ? restingBlocks(view, pool) : []),
      launchBlock(view, pool),
    ],
  };
}
