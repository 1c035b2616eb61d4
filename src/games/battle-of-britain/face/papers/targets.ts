import type { Page, Shape, Wanted } from "../../../../face/paper.ts";
import { type CutOuts, cutOutPages } from "../../../../face/papers/cut-outs.ts";
import type { Text } from "../../../../face/text.ts";
import { CITY_HITS } from "../../data/figures.ts";
import type { Tables } from "../../data/tables.ts";
import { type Force, tablesIn } from "./force.ts";
import { phrase } from "./phrase.ts";

/** Millimetres of a card: fifteen of them fit on A4 as on Letter. */
const CARD = { width: 62, height: 46 } as const;
const MIDDLE = CARD.width / 2;

interface TargetCard {
  readonly id: string;
  readonly square: string;
  readonly group: string;
  readonly kind: "city" | "airfield" | "radar";
  /** Hits that knock it out. */
  readonly hits: number;
  /** Repair dice of a city, the wing of an airfield. */
  readonly about: Text;
}

function cardsOf({ cities, airfields, radar }: Tables): readonly TargetCard[] {
  return [
    ...cities.map(({ id, square, group, production }) => ({
      id,
      square,
      group,
      kind: "city" as const,
      hits: CITY_HITS,
      about: phrase("paper.card.production", { dice: production }),
    })),
    ...airfields.map(({ id, square, group, wing }) => ({
      id,
      square,
      group,
      kind: "airfield" as const,
      hits: 1,
      about: phrase("paper.card.wing", { wing }),
    })),
    ...radar.map(({ id, square, group, squares }) => ({
      id,
      square,
      group,
      kind: "radar" as const,
      hits: 1,
      about: phrase("paper.card.watches", { squares: squares.length }),
    })),
  ];
}

function words(text: Text, y: number, size: number): Shape {
  return { kind: "words", x: MIDDLE, y, words: text, size, anchor: "middle" };
}

function cardShapes({ id, square, group, kind, hits, about }: TargetCard): readonly Shape[] {
  return [
    words(phrase("paper.card.kind", { kind }), 7, 3.6),
    { kind: "path", d: `M4 10h${CARD.width - 8}`, look: "band" },
    words(phrase("paper.target", { target: id }), 19, 6),
    words(square, 30, 9),
    words(phrase("paper.card.hits", { hits, group }), 37, 3.6),
    words(about, 42, 3.6),
  ];
}

/** The fifty target cards, to be cut out. */
export function targetPages(force: Force, { area }: Wanted): readonly Page[] {
  const cards: CutOuts<TargetCard> = {
    id: "targets",
    title: phrase("paper.targets.title"),
    items: cardsOf(tablesIn(force)),
    ...CARD,
    label: (some) => phrase("paper.targets.label", { targets: some.map(({ id }) => id) }),
    shapesOf: cardShapes,
  };
  return cutOutPages(cards, area);
}
