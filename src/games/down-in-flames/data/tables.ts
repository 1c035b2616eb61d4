import { remembered, rememberedBy } from "../../../core/remember.ts";
import type { Answers } from "./answers.ts";
import type { CardId, CardKind } from "./card.ts";
import type { Points } from "./points.ts";
import type { GroundTarget } from "./target.ts";
import type { AircraftCard } from "./types/aircraft.ts";
import type { BomberCard } from "./types/bomber.ts";

/**
 * Where the figures of a table come from: `invented` by us, `found` in a public source, `given` by whoever set the game up, or
 * `mixed`, some from here and some from there.
 */
export type Provenance = "invented" | "found" | "given" | "mixed";

/** Everything that is data: ours, or what the owner of a printed game put in its place. */
export interface Tables {
  readonly cards: readonly CardKind[];
  readonly answers: Answers;
  /** Fighters and light bombers. */
  readonly aircraft: readonly AircraftCard[];
  /** Medium and heavy bombers. */
  readonly bombers: readonly BomberCard[];
  readonly targets: readonly GroundTarget[];
  readonly points: Points;
  readonly provenance: Readonly<Record<TableName, Provenance>>;
}

export type TableName = "cards" | "answers" | "aircraft" | "bombers" | "targets" | "points";

interface Named {
  readonly id: string;
}

function byId<Item extends Named>(list: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(list.map((item) => [item.id, item]));
}

const typesOf = remembered(({ aircraft }: Tables) => byId(aircraft));
const bombersOf = remembered(({ bombers }: Tables) => byId(bombers));
const targetsOf = remembered(({ targets }: Tables) => byId(targets));
const cardsOf = remembered(({ cards }: Tables) => byId(cards));

/** The fighter or light bomber of a name. */
export function typeOf(tables: Tables, id: string): AircraftCard | undefined {
  return typesOf(tables).get(id);
}

/** The medium or heavy bomber of a name. */
export function bomberOf(tables: Tables, id: string): BomberCard | undefined {
  return bombersOf(tables).get(id);
}

/** The target of a name. */
export function targetOf(tables: Tables, id: string): GroundTarget | undefined {
  return targetsOf(tables).get(id);
}

/** The action card that is typed so. */
export function cardOf(tables: Tables, id: CardId): CardKind | undefined {
  return cardsOf(tables).get(id);
}

/** Cards of a deck, the smaller or the larger one. */
export const DECK_SIZES = [80, 110] as const;

export type DeckSize = (typeof DECK_SIZES)[number];

/** How many of a card are in a deck of that size. */
export function copiesIn({ copies, extension }: CardKind, size: DeckSize): number {
  return size === 80 ? copies : copies + extension;
}

/** A card of each kind that a deck has. */
export const kindsInDeck: (tables: Tables, size: DeckSize) => readonly CardId[] = (tables, size) =>
  kindsBySize(tables)(size);

const kindsBySize = remembered((tables: Tables) =>
  rememberedBy(
    (size: DeckSize) => size,
    (size) => tables.cards.flatMap((card) => (copiesIn(card, size) > 0 ? [card.id] : [])),
  ),
);

/** The decks that the tables have: both, or the one that its owner brought. */
export const deckSizes: (tables: Tables) => readonly DeckSize[] = remembered(({ cards }: Tables) =>
  DECK_SIZES.filter((size) => cards.reduce((sum, card) => sum + copiesIn(card, size), 0) === size),
);
