import { Matrix4 } from "three";
import type { Card, CardGroup } from "../../tabletop/card.ts";
import { CARD_SIZE, cardPoses } from "../../tabletop/layout/card-layout.ts";
import { type LiveCard, layCard, liveCard } from "../../tabletop/live-card.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import type { Flat } from "../stock/aim.ts";
import { type Changed, changedOf } from "../stock/changed.ts";
import type { HaloShape } from "../stock/halo.ts";
import type { Print } from "../stock/sheet.ts";
import { slab } from "../stock/slab.ts";
import { cardKey, printBlank, printCardBack, printCardFace } from "./face.ts";

const { width, height, radius, thickness } = CARD_SIZE;

export const CARD_OUTLINE: HaloShape = { width, height, radius };
export const CARD_FLAT: Flat = { halfWidth: width / 2, halfHeight: height / 2, up: thickness / 2 };

export function cardShape() {
  return slab(CARD_SIZE);
}

/** A card on the table, as it is in this frame. */
export interface CardActor extends Changed<Card> {
  readonly live: LiveCard;
  readonly matrix: Matrix4;
  shown: Card | undefined;
}

/** All cards that are on a table before or after what happens, where they lie when nothing does. */
export function castCards(
  tabletop: Tabletop,
  line: Timeline | undefined,
  edge: SideIndex,
): readonly CardActor[] {
  const poses = cardPoses(tabletop, edge);
  return changedOf(line?.cards, tabletop.cards).map((one) => {
    const live = liveCard();
    const pose = poses.get(one.id);
    if (pose) layCard(pose, one.after.up, live);
    return { ...one, live, matrix: new Matrix4(), shown: undefined };
  });
}

export function faceOf(card: Card): readonly [key: string, print: Print] {
  const { face } = card;
  const key = `face ${cardKey(card)}`;
  return [key, face ? (pen) => printCardFace(pen, card, face) : (pen) => printBlank(pen, card)];
}

export function backOf(group: CardGroup | undefined): readonly [key: string, print: Print] {
  const back = group?.back ?? "lozenges";
  return [`back ${back}`, (pen) => printCardBack(pen, back)];
}

/** What is to be printed for cards and piles: both sides of each, as it looks before and after. */
export function cardPrints(
  actors: readonly CardActor[],
  groups: readonly CardGroup[],
  piles: readonly CardGroup[],
): ReadonlyMap<string, Print> {
  const looks = actors.flatMap(({ before, after }) => [before, after]);
  const backs = looks.map((card) => groups.find(({ id }) => id === card.group));
  return new Map([...looks.map(faceOf), ...[...backs, ...piles].map(backOf)]);
}
