import type { Page, Shape, Wanted } from "../../../../face/paper.ts";
import { type CutOuts, cutOutPages } from "../../../../face/papers/cut-outs.ts";
import { words } from "../../../../face/shapes.ts";
import { LF5, type SquadronType, type Tables } from "../../data/tables.ts";
import { type Force, tablesIn } from "./force.ts";
import { phrase } from "./phrase.ts";

/** Millimetres of a card: 28 of them fit on A4 as on Letter. */
const CARD = { width: 46, height: 34 } as const;
const MIDDLE = CARD.width / 2;
/** Where its three figures stand. */
const FIGURES = [MIDDLE - 15, MIDDLE, MIDDLE + 15] as const;

interface SquadronCard {
  readonly pool: string;
  readonly type: SquadronType;
}

function cardsOf({ pools, types }: Tables): readonly SquadronCard[] {
  return pools.flatMap(({ id: pool, squadrons }) =>
    types.flatMap((type) => Array.from({ length: squadrons[type.id] ?? 0 }, () => ({ pool, type }))),
  );
}

/** BB-26: `3 (2)`: dice, and those north of the 12 Group line; Luftflotte 5 has these everywhere. */
export function diceOf({ dice, farDice }: SquadronType, pool: string): string {
  if (farDice === undefined) return `${dice}`;
  return pool === LF5 ? `${farDice}` : `${dice} (${farDice})`;
}

function cardShapes({ pool, type }: SquadronCard): readonly Shape[] {
  const columns = [
    { what: "dice", figure: diceOf(type, pool) },
    { what: "defence", figure: `${type.defence}` },
    { what: "bombs", figure: `${type.bombs}` },
  ] as const;
  return [
    words(phrase("paper.pool", { pool }), MIDDLE, 6, 3.4, "middle"),
    words(phrase("paper.type", { type: type.id }), MIDDLE, 13, 5.4, "middle"),
    { kind: "path", d: `M3 15.5h${CARD.width - 6}`, look: type.side === 0 ? "band" : "middle" },
    ...columns.flatMap(({ what, figure }, at) => [
      words(figure, FIGURES[at] ?? MIDDLE, 24, 7, "middle"),
      words(phrase(`paper.squadron.${what}`), FIGURES[at] ?? MIDDLE, 30, 3, "middle"),
    ]),
  ];
}

/** Every squadron of both sides, to be cut out. */
export function squadronPages(force: Force, { area }: Wanted): readonly Page[] {
  const cards: CutOuts<SquadronCard> = {
    id: "squadrons",
    title: phrase("paper.squadrons.title"),
    items: cardsOf(tablesIn(force)),
    ...CARD,
    label: ({ length }) => phrase("paper.squadrons.label", { count: length }),
    shapesOf: cardShapes,
  };
  return cutOutPages(cards, area);
}
