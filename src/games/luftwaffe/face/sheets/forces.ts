import type { Block, Mark, Row, Sheet, Stretch } from "../../../../face/sheet.ts";
import { row, table } from "../../../../face/sheets/blocks.ts";
import { AMERICAN, GERMAN } from "../../data/sides.ts";
import { AIR_FORCES, type AirForce } from "../../data/tables.ts";
import {
  factorsOf,
  groupOf,
  livingAmericans,
  livingGermans,
  tablesOf,
  typeOf,
} from "../../rules/state/look.ts";
import type { AmericanState, GermanState } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, phrases } from "./phrase.ts";

type Unit = AmericanState | GermanState;

/** Where a unit is, as far as it is in play. */
function whereOf(one: Unit): Stretch {
  const { presence, factors, hex } = one;
  if (presence !== "in-play") return { text: phrase("sheet.presence", { presence }), tone: "soft" };
  if (factors === 0) return { text: phrase("sheet.presence", { presence: "lost" }), tone: "alarm" };
  if (hex !== null) return { text: hex, tone: "code" };
  if ("base" in one && one.base !== null) return { text: one.base, tone: "code" };
  return { text: "" };
}

function factorsTold(view: View, { type, factors }: Unit): string {
  return `${factors}/${typeOf(view, type).factors}`;
}

function unitRow(view: View, one: Unit, enters: number): Row {
  return row(one.id, [
    typeOf(view, one.type).name,
    one.presence === "in-play" ? factorsTold(view, one) : "",
    one.counter === null ? "" : `${one.counter}`,
    one.presence === "scheduled" ? phrase("sheet.quarter", { quarter: enters }) : whereOf(one),
  ]);
}

const COLUMNS = ["unit", "type", "factors", "turns", "where"] as const;

function unitTable(view: View, units: readonly (readonly [Unit, number])[]): Block {
  return table(
    "ruled",
    phrases("sheet.column", ...COLUMNS),
    units.map(([one, enters]) => unitRow(view, one, enters)),
    { label: phrase("sheet.order-of-battle") },
  );
}

/** An American air force, group by group, those in play first. */
function airForce(view: View, force: AirForce): Sheet {
  const units = view.americans
    .filter(({ id }) => groupOf(view, id).force === force)
    .map((one) => [one, groupOf(view, one.id).enters] as const)
    .toSorted(([a], [b]) => Number(b.presence === "in-play") - Number(a.presence === "in-play"));
  const living = livingAmericans(view).filter(({ id }) => groupOf(view, id).force === force);
  return {
    id: `force-${force}`,
    label: phrase("sheet.force", { force }),
    side: AMERICAN,
    title: phrase("sheet.force", { force }),
    facts: [{ text: phrase("sheet.strength", { units: living.length, factors: factorsOf(living) }) }],
    look: "folds",
    blocks: [unitTable(view, units)],
  };
}

/** The German order of battle, unit by unit. */
function luftwaffe(view: View): Sheet {
  const { germans } = tablesOf(view.setup);
  const units = view.germans.map((one) => {
    const entry = germans.find(({ id }) => id === one.id);
    return [one, entry?.enters ?? 0] as const;
  });
  const living = livingGermans(view);
  return {
    id: "luftwaffe",
    label: phrase("sheet.luftwaffe"),
    side: GERMAN,
    title: phrase("sheet.luftwaffe"),
    facts: [{ text: phrase("sheet.strength", { units: living.length, factors: factorsOf(living) }) }],
    look: "folds",
    blocks: [
      unitTable(
        view,
        units.toSorted(([a], [b]) => Number(b.presence === "in-play") - Number(a.presence === "in-play")),
      ),
    ],
  };
}

/** Both orders of battle; an American air force as soon as it has anything in play. */
export function forceSheets(view: View): readonly Sheet[] {
  const there = AIR_FORCES.filter((force) =>
    view.americans.some(({ id, presence }) => presence === "in-play" && groupOf(view, id).force === force),
  );
  return [...there.map((force) => airForce(view, force)), luftwaffe(view)];
}

/** A box a group: crossed when it is back or lost, filled while it is in the air. */
function markOf({ hex, back, factors }: AmericanState): Mark {
  if (back || factors === 0) return "crossed";
  return hex === null ? "open" : "filled";
}

/** LW-56: the Target Sheet, stream by stream, as far as the viewer may read it. */
export function targetSheet(view: View): Sheet | undefined {
  const streams = new Map<string, AmericanState[]>();
  for (const one of view.americans) {
    if (!one.line) continue;
    const { target, entry, turn } = one.line;
    const key = `${turn} ${entry} ${target}`;
    streams.set(key, [...(streams.get(key) ?? []), one]);
  }
  if (streams.size === 0) return undefined;
  const names = new Map(tablesOf(view.setup).targets.map(({ id, name }) => [id, name]));
  const rows = [...streams.values()]
    .toSorted(([a], [b]) => (a?.line?.turn ?? 0) - (b?.line?.turn ?? 0))
    .flatMap((units): readonly Row[] => {
      const line = units[0]?.line;
      if (!line) return [];
      return [
        row(
          [{ text: names.get(line.target) ?? line.target }, { text: line.target, tone: "code" }],
          [
            line.entry,
            line.turn,
            factorsOf(units),
            phrase("sheet.units", { units: units.map(({ id }) => id) }),
          ],
        ),
      ];
    });
  const flown = view.americans.filter(({ line }) => line !== null);
  return {
    id: "target-sheet",
    label: phrase("sheet.target-sheet"),
    side: AMERICAN,
    title: phrase("sheet.target-sheet"),
    facts: [{ text: phrase("sheet.streams", { streams: rows.length, units: flown.length }) }],
    look: "large",
    blocks: [
      {
        kind: "tracks",
        tracks: [
          {
            shape: "box",
            marks: flown.map(markOf),
            label: phrase("sheet.streams", { streams: rows.length, units: flown.length }),
          },
        ],
      },
      table("grid", phrases("sheet.column", "target", "entry", "turn", "factors", "groups"), rows, {
        label: phrase("sheet.target-sheet"),
      }),
    ],
  };
}
