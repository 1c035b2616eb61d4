import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { type Face, faceOf } from "../../data/faces.ts";
import { formationsIn } from "../../data/formations.ts";
import { TABLES } from "../../data/own.ts";
import { BRITISH, GERMAN } from "../../data/sides.ts";
import { nameOf } from "./names.ts";
import { phrase } from "./phrase.ts";

const FACES: readonly Face[] = ["+", "o", "-"];
const DIE = [1, 2, 3, 4, 5, 6] as const;

/** How many faces of each die show a symbol. */
function faces(): readonly (readonly Text[])[] {
  return FACES.map((symbol) => [
    phrase("face", { face: symbol }),
    ...[GERMAN, BRITISH].map((side) =>
      DIE.filter((face) => faceOf(side as 0 | 1, face) === symbol).length.toString(),
    ),
  ]);
}

/** Formations of each Group and Luftflotte, and the squadrons that they draw from. */
function forces(): readonly (readonly Text[])[] {
  const all = formationsIn(TABLES);
  return TABLES.pools.map(({ id, squadrons }) => [
    phrase("pool", { pool: id }),
    all
      .filter(({ pool }) => pool === id)
      .map((one) => one.id)
      .join(", "),
    Object.values(squadrons)
      .reduce((sum, count) => sum + count, 0)
      .toString(),
  ]);
}

/** Squadrons of each type in each Group and Luftflotte of a side. */
function orders(side: 0 | 1): readonly (readonly Text[])[] {
  const types = TABLES.types.filter((type) => type.side === side);
  return TABLES.pools
    .filter((pool) => pool.side === side)
    .map(({ id, squadrons }) => [
      phrase("pool", { pool: id }),
      ...types.map((type) => (squadrons[type.id] ?? 0).toString()),
    ]);
}

function headOf(side: 0 | 1): readonly Text[] {
  const types = TABLES.types.filter((type) => type.side === side);
  return [phrase(side === BRITISH ? "head.group" : "head.luftflotte"), ...types.map(({ id }) => nameOf(id))];
}

/** Dice, defence and bombs of each type, and how many squadrons there are. */
function values(): readonly (readonly Text[])[] {
  return TABLES.types.map(({ id, side, dice, farDice, defence, bombs }) => [
    nameOf(id),
    phrase("side", { side }),
    farDice === undefined ? dice.toString() : `${dice} / ${farDice}`,
    defence.toString(),
    bombs.toString(),
    TABLES.pools.reduce((sum, { squadrons }) => sum + (squadrons[id] ?? 0), 0).toString(),
  ]);
}

/** The idea, what there is, dice and squadrons. */
export const START: readonly Chapter[] = [
  {
    id: "idea",
    title: phrase("idea.title"),
    blocks: [
      text(phrase("idea.summer")),
      text(phrase("idea.raids")),
      text(phrase("idea.words")),
      list(
        phrase("idea.squadron"),
        phrase("idea.geschwader"),
        phrase("idea.wing"),
        phrase("idea.pile"),
        phrase("idea.damaged"),
        phrase("idea.marker"),
      ),
      text(phrase("idea.winning")),
    ],
  },
  {
    id: "forces",
    title: phrase("forces.title"),
    blocks: [
      text(phrase("forces.piles")),
      table(
        phrase("forces.caption"),
        [phrase("forces.pool"), phrase("forces.formations"), phrase("forces.squadrons")],
        forces(),
      ),
      text(phrase("forces.hidden")),
    ],
  },
  {
    id: "squadrons",
    title: phrase("squadrons.title"),
    blocks: [
      text(phrase("squadrons.dice")),
      table(
        phrase("squadrons.faces"),
        [phrase("squadrons.face"), phrase("squadrons.luftwaffe"), phrase("squadrons.raf")],
        faces(),
      ),
      table(
        phrase("squadrons.caption"),
        [
          phrase("squadrons.type"),
          phrase("squadrons.side"),
          phrase("squadrons.dogfight"),
          phrase("squadrons.defence"),
          phrase("squadrons.bombs"),
          phrase("squadrons.count"),
        ],
        values(),
      ),
      text(phrase("squadrons.bf110")),
      text(phrase("squadrons.own")),
      table(phrase("squadrons.british"), headOf(BRITISH), orders(BRITISH)),
      table(phrase("squadrons.german"), headOf(GERMAN), orders(GERMAN)),
    ],
  },
];
