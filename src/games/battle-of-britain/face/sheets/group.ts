import type { Block, Sheet, SheetForm, Stretch, Track } from "../../../../face/sheet.ts";
import { boxes, figures, list, row, section, table } from "../../../../face/sheets/blocks.ts";
import { entryOf, LAST_TURN } from "../../data/calendar.ts";
import { CITY_HITS } from "../../data/figures.ts";
import { BRITISH } from "../../data/sides.ts";
import { airfieldOf, tablesOf } from "../../rules/state/look.ts";
import type { Wing } from "../../rules/state/state.ts";
import { wingStatus } from "../../rules/state/status.ts";
import { knockedOut, productionOf } from "../../rules/turn/repair.ts";
import type { View } from "../../rules/view/view.ts";
import { censusOf, totalOf } from "./census.ts";
import { phrase, phrases } from "./phrase.ts";
import { restingBlocks, squadronsCell, typesBlock } from "./squadrons.ts";

function wingRow(view: View, one: Wing, form: SheetForm) {
  const { name, square } = airfieldOf(view.setup, one.id);
  return row({ text: one.id, tone: "strong" }, [
    phrase("sheet.station", { name, square }),
    form === "paper" ? null : squadronsCell(view, one.squadrons),
    form === "paper"
      ? null
      : phrase("sheet.wing.status", { status: wingStatus(view, one), square: one.square ?? square }),
  ]);
}

function wingsBlock(view: View, group: string, form: SheetForm): Block {
  return table(
    form === "paper" ? "record" : "ruled",
    phrases("sheet.column", "wing", "station", "squadrons", "state"),
    view.wings.filter((one) => one.group === group).map((one) => wingRow(view, one, form)),
    {
      label: phrase("sheet.wings.of", { pool: group }),
      ...(form === "paper" && { widths: [14, 40, null, 40] }),
    },
  );
}

/** A city's hits as boxes. */
function cityTrack(view: View, id: string): Track {
  const hits = view.hits[id] ?? 0;
  return boxes(CITY_HITS, hits, phrase("sheet.city.hits", { target: id, hits, of: CITY_HITS }));
}

/** What the Group's cities produce, and what is knocked out (BB-43, BB-44, BB-127). */
function repairBlock(view: View, group: string): Block {
  const hit = tablesOf(view.setup).cities.filter((city) => city.group === group && view.hits[city.id]);
  const out = knockedOut(view, group);
  return section(phrase("sheet.repair"), [
    figures(
      [phrase("sheet.production"), productionOf(view, group)],
      group === "13" && [phrase("sheet.pool"), view.poolPoints],
    ),
    list([
      ...hit.map(({ id, production }) => ({
        line: [{ text: phrase("sheet.city", { target: id, production }) }],
        tracks: [cityTrack(view, id)],
      })),
      ...out.map((target) => ({ text: phrase("sheet.out", { target }), tone: "alarm" as const })),
      ...(hit.length + out.length === 0 ? [{ line: [{ text: phrase("sheet.unhurt") }] }] : []),
    ]),
  ]);
}

/** Rotations of this turn and of turns to come that the Group gives or gets (BB-60, BB-61). */
function rotationBlocks(view: View, group: string): readonly Block[] {
  const turns = Array.from({ length: LAST_TURN }, (_, at) => at + 1).filter(
    (turn) => turn >= Math.max(view.turn, view.setup.from) && turn <= view.setup.to,
  );
  const items = turns.flatMap((turn) =>
    (entryOf(turn).rotations ?? [])
      .filter(({ from, to }) => from === group || to === group)
      .map(({ from, to, gives, gains, times }) => ({
        line: [{ text: phrase("sheet.rotation", { turn, from, to, gives, gains, times }) }],
      })),
  );
  if (items.length === 0) return [];
  return [section(phrase("sheet.rotations"), [list(items)])];
}

function factsOf(view: View, group: string): readonly Stretch[] {
  const census = censusOf(view, group);
  const out = knockedOut(view, group).length;
  return [
    { text: phrase("sheet.ready", { ready: totalOf(census, "ready"), all: totalOf(census, "all") }) },
    ...(out > 0 ? [{ text: phrase("sheet.out.count", { out }), tone: "alarm" as const }] : []),
  ];
}

/** The sheet of a Group of Fighter Command: its wings, its squadrons by state, its repair, its rotations. */
export function groupSheet(view: View, group: string, form: SheetForm): Sheet {
  return {
    id: `group ${group}`,
    label: phrase("sheet.of", { pool: group }),
    side: BRITISH,
    title: phrase("sheet.pool.name", { pool: group }),
    facts: form === "paper" ? [] : factsOf(view, group),
    blocks: [
      wingsBlock(view, group, form),
      typesBlock(view, group, form),
      ...(form === "screen" ? restingBlocks(view, group) : []),
      repairBlock(view, group),
      ...(form === "screen" ? rotationBlocks(view, group) : []),
    ],
  };
}
