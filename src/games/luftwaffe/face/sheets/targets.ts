import type { Block, ListItem, Sheet } from "../../../../face/sheet.ts";
import { list, section } from "../../../../face/sheets/blocks.ts";
import { GERMAN } from "../../data/sides.ts";
import { COMPLEXES, type Complex, type Target } from "../../data/tables.ts";
import { isBombed, tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase } from "./phrase.ts";

function item(view: View, { id, name, hex }: Target): ListItem {
  const bombed = isBombed(view, id);
  return {
    line: [{ text: name }, { text: id, tone: "code" }, { text: hex, tone: "soft" }],
    tracks: [
      { shape: "box", marks: [bombed ? "crossed" : "open"], label: phrase("sheet.target", { name, bombed }) },
    ],
  };
}

function complexBlock(view: View, complex: Complex): Block {
  const own = tablesOf(view.setup).targets.filter((one) => one.complex === complex);
  return section(phrase("sheet.complex", { complex }), [list(own.map((one) => item(view, one)))]);
}

/** The 97 targets by complex, crossed off as they are bombed. */
export function targetsSheet(view: View): Sheet {
  const { targets } = tablesOf(view.setup);
  return {
    id: "targets",
    label: phrase("sheet.targets"),
    side: GERMAN,
    title: phrase("sheet.targets"),
    facts: [{ text: phrase("sheet.bombed-of", { bombed: view.bombed.length, of: targets.length }) }],
    look: "folds",
    blocks: COMPLEXES.map((complex) => complexBlock(view, complex)),
  };
}
