import { present } from "../../../../core/present.ts";
import type { Block, Cell, SheetForm } from "../../../../face/sheet.ts";
import { list, row, section, table } from "../../../../face/sheets/blocks.ts";
import { GERMAN, type Side } from "../../data/sides.ts";
import { sideOfPool, sortedTypes } from "../../rules/state/look.ts";
import type { Squadron } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { censusOf, marksOf } from "./census.ts";
import { phrase } from "./phrase.ts";

/** What squadrons a formation has, as far as the viewer may know (BB-95). */
export function squadronsCell({ setup }: View, squadrons: readonly Squadron[]): Cell {
  if (squadrons.length === 0) return phrase("sheet.none");
  if (squadrons.every((card) => card === null)) return phrase("sheet.unseen", { count: squadrons.length });
  return phrase("sheet.squadrons", { types: sortedTypes(setup, squadrons) });
}

/** Squadrons of a pool by type and state. */
export function typesBlock(view: View, pool: string, form: SheetForm): Block {
  const side: Side = sideOfPool(view, pool);
  const census = censusOf(view, pool);
  if (form === "paper")
    return list(
      census.map((one) => ({
        line: [],
        tracks: [
          {
            shape: "box",
            marks: marksOf(one),
            name: phrase("sheet.type", { type: one.type }),
            label: phrase("sheet.type.label", {
              type: one.type,
              ready: one.ready,
              damaged: one.damaged,
              stoodDown: one.stoodDown,
            }),
          },
        ],
      })),
    );
  const withdrawn = census.some((one) => one.withdrawn > 0);
  return table(
    "ruled",
    [
      phrase("sheet.column.type"),
      phrase("sheet.column.ready"),
      phrase(side === GERMAN ? "sheet.column.lost" : "sheet.column.damaged"),
      phrase("sheet.column.stood"),
      ...(withdrawn ? [phrase("sheet.column.withdrawn")] : []),
    ],
    census.map((one) =>
      row(phrase("sheet.type", { type: one.type }), [
        one.ready,
        one.damaged > 0 ? { text: `${one.damaged}`, tone: "alarm" as const } : "0",
        one.stoodDown,
        ...(withdrawn ? [`${one.withdrawn}`] : []),
      ]),
    ),
    { label: phrase("sheet.types.of", { pool }) },
  );
}

/** Who comes back when (BB-107). */
export function restingBlocks({ pools }: View, pool: string): readonly Block[] {
  const { stoodDown } = present(pools[pool]);
  const turns = [...new Set(stoodDown.map(({ back }) => back))].sort((a, b) => a - b);
  if (turns.length === 0) return [];
  return [
    section(phrase("sheet.stoodDown"), [
      list(
        turns.map((turn) => {
          const types = stoodDown.filter(({ back }) => back === turn).map(({ type }) => type);
          return { line: [{ text: phrase("sheet.back", { turn, types }) }] };
        }),
      ),
    ]),
  ];
}
