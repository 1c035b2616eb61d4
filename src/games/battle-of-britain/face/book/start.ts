import { list, plain, type Rows, table } from "../../../../face/book/chapter.ts";
import { type Face, faceOf } from "../../data/faces.ts";
import { formationsIn } from "../../data/formations.ts";
import { TABLES } from "../../data/own.ts";
import { BRITISH, GERMAN } from "../../data/sides.ts";
import { nameOf } from "./names.ts";
import { chapter, phrase } from "./phrase.ts";

const FACES: readonly Face[] = ["+", "o", "-"];
const DIE = [1, 2, 3, 4, 5, 6] as const;

/** How many faces of each die show a symbol. */
function faces(): Rows {
  return FACES.map((symbol) => [
    phrase("face", { face: symbol }),
    ...[GERMAN, BRITISH].map((side) => DIE.filter((face) => faceOf(side as 0 | 1, face) === symbol).length),
  ]);
}

/** Formations of each Group and Luftflotte, and the squadrons that they draw from. */
function forces(): Rows {
  const all = formationsIn(TABLES);
  return TABLES.pools.map(({ id, squadrons }) => [
    phrase("pool", { pool: id }),
    all
      .filter(({ pool }) => pool === id)
      .map((one) => one.id)
      .join(", "),
    Object.values(squadrons).reduce((sum, count) => sum + count, 0),
  ]);
}

/** Squadrons of each type in each Group and Luftflotte of a side. */
function orders(side: 0 | 1): Rows {
  const types = TABLES.types.filter((type) => type.side === side);
  return TABLES.pools
    .filter((pool) => pool.side === side)
    .map(({ id, squadrons }) => [
      phrase("pool", { pool: id }),
      ...types.map((type) => (squadrons[type.id] ?? 0).toString()),
    ]);
}

function headOf(side: 0 | 1) {
  const types = TABLES.types.filter((type) => type.side === side);
  return [
    phrase(side === BRITISH ? "head.group" : "head.luftflotte"),
    ...types.map(({ id }) => plain(nameOf(id))),
  ];
}

/** Dice, defence and bombs of each type, and how many squadrons there are. */
function values(): Rows {
  return TABLES.types.map(({ id, side, dice, farDice, defence, bombs }) => [
    nameOf(id),
    phrase("side", { side }),
    farDice === undefined ? dice.toString() : `${dice} / ${farDice}`,
    defence,
    bombs,
    TABLES.pools.reduce((sum, { squadrons }) => sum + (squadrons[id] ?? 0), 0),
  ]);
}

/** The idea, what there is, dice and squadrons. */
export const START = [
  chapter("idea", [
    "summer",
    "raids",
    "words",
    list("squadron", "geschwader", "wing", "pile", "damaged", "marker"),
    "winning",
  ]),
  chapter("forces", ["piles", table("caption", ["pool", "formations", "squadrons"], forces()), "hidden"]),
  chapter("squadrons", [
    "dice",
    table("faces", ["face", "luftwaffe", "raf"], faces()),
    table("caption", ["type", "side", "dogfight", "defence", "bombs", "count"], values()),
    "bf110",
    "own",
    table("british", headOf(BRITISH), orders(BRITISH)),
    table("german", headOf(GERMAN), orders(GERMAN)),
  ]),
];
