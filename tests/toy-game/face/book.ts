import { seededChoices } from "../../../src/core/dice/random.ts";
import { phraser } from "../../../src/core/phrase.ts";
import { chapters, table as drawnTable, figure } from "../../../src/face/book/chapter.ts";
import type { BookFace } from "../../../src/face/book.ts";
import type { Tabletop } from "../../../src/tabletop/tabletop.ts";
import { CARDS, type Card, DECK } from "../data/cards.ts";
import { setup } from "../rules/setup.ts";
import { view } from "../rules/view.ts";
import type { Say } from "./cards.ts";
import { MAT } from "./map.ts";
import { table } from "./table.ts";
import type { words } from "./words/en/book.ts";

const phrase = phraser<typeof words>();
const chapter = chapters<typeof words>();

const COUNT = 21;
const OPTIONS: Readonly<Partial<Record<string, "cloud" | "decoys" | "bids">>> = {
  "RD-7": "cloud",
  "RD-2": "decoys",
  "RD-16": "bids",
};

/** The map as everybody sees it when a raid begins. */
function beginning(say: Say): Tabletop {
  const { state } = setup({ scenario: "raid" }, seededChoices("book"));
  const whole = table.tabletop(view(state, "table"), [], say);
  return { ...whole, cards: [], groups: [], tracks: [], charts: [] };
}

const PLAY = chapter("play", [
  "turn",
  "battle",
  figure("map", () => [
    {
      kind: "position",
      label: phrase("play.board"),
      tabletop: beginning,
      frame: { left: 0, right: MAT.width, near: 0, far: MAT.depth },
    },
  ]),
]);

const names = (cards: readonly Card[]) => cards.map((card) => phrase("book.card", { card }));

const CARD_TABLE = chapter("cards", [
  drawnTable(
    "caption",
    ["card", "copies", "hits"],
    [...new Set(DECK)].map((card) => [
      ...names([card]),
      CARDS[card].copies,
      CARDS[card].hits > 0 ? CARDS[card].hits : "–",
    ]),
  ),
]);

/** The rules of the raid, and each by its number. */
export const book: BookFace = {
  chapters: [PLAY, CARD_TABLE],
  rulings: [
    {
      id: "rules",
      title: phrase("rulings.title"),
      lines: Array.from({ length: COUNT }, (_, at) => {
        const id = `RD-${at + 1}` as "RD-1";
        const option = OPTIONS[id];
        return {
          ids: [id],
          text: phrase(id),
          ...(option && {
            option: { name: phrase(`option.${option}`), help: phrase(`option.${option}.help`) },
          }),
        };
      }),
    },
  ],
};
