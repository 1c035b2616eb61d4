import type { ListItem, Sheet } from "../../../../face/sheet.ts";
import { list } from "../../../../face/sheets/blocks.ts";
import { TERMS } from "../words/glossary-terms.ts";
import { phrase } from "./phrase.ts";

/** Each word of the field with what it means, in the order in which one meets them. */
export const GLOSSARY: readonly ListItem[] = TERMS.map((term) => ({
  line: [
    { text: phrase("sheet.term", { term }), tone: "strong" },
    { text: phrase("sheet.term.means", { term }) },
  ],
}));

/** What the words on the other sheets mean. */
export const GLOSSARY_SHEET: Sheet = {
  id: "the words",
  label: phrase("sheet.glossary"),
  title: phrase("sheet.glossary"),
  facts: [],
  look: "folds",
  blocks: [list(GLOSSARY)],
};
