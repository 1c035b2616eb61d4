import { seededChoices } from "../../../src/core/dice/random.ts";
import { phraser } from "../../../src/core/phrase.ts";
import type { Page, PapersFace, Wanted } from "../../../src/face/paper.ts";
import type { Tabletop } from "../../../src/tabletop/tabletop.ts";
import type { Config } from "../data/config.ts";
import { setup } from "../rules/setup.ts";
import type { State, View } from "../rules/state.ts";
import { view } from "../rules/view.ts";
import { COAST, MAT, sitesOf } from "./map.ts";
import { sheets } from "./sheets.ts";
import type { words } from "./words/en/papers.ts";

const phrase = phraser<typeof words>();

/** One length on paper stands for so many on the table. */
const SCALE = 3;

/** What everybody may know of what is printed; blank papers are those of a raid that begins. */
function subjectOf({ subject }: Wanted): View {
  if (subject.kind === "match") return view(subject.moments.at(-1)?.state as State, "table");
  const config = subject.kind === "set-up" ? (subject.config as Config) : { scenario: "raid" as const };
  return view(setup(config, seededChoices("papers")).state, "table");
}

function sheetPages(wanted: Wanted): readonly Page[] {
  const seen = subjectOf(wanted);
  const all = sheets.sheets(seen, { start: seen, events: [] }, "paper");
  return [
    {
      id: "sheets",
      title: phrase("paper.sheets"),
      content: { kind: "sheets", sheets: all, across: 1, down: 2 },
      scaled: false,
    },
  ];
}

/** The map without counters, for real ones to lie on; its places are known by their symbols. */
const BARE: Tabletop = {
  mat: MAT,
  altitude: false,
  pieces: [],
  clouds: [],
  lines: [COAST],
  sites: sitesOf({}, undefined, (place) => place),
  cues: [],
};

function mapPages(): readonly Page[] {
  return [
    {
      id: "map",
      title: phrase("paper.map"),
      content: {
        kind: "blocks",
        blocks: [
          {
            kind: "map",
            tabletop: BARE,
            denominator: SCALE,
            label: phrase("paper.map.label"),
            caption: phrase("paper.map.scale", { denominator: SCALE }),
          },
        ],
      },
      scaled: true,
    },
  ];
}

/** What can be printed of a raid. */
export const papers: PapersFace = {
  parts: [
    {
      id: "sheets",
      title: phrase("paper.sheets"),
      hint: phrase("paper.sheets.hint"),
      usual: true,
      pages: sheetPages,
    },
    { id: "map", title: phrase("paper.map"), hint: phrase("paper.map.hint"), usual: true, pages: mapPages },
  ],
  types: () => [],
};
