import { Matrix4, Quaternion, Vector3 } from "three";
import type { Card, CardGroup } from "../../tabletop/card.ts";
import type { Clip } from "../../tabletop/clips.ts";
import { CARD_SIZE, type GroupPlace, groupPlace } from "../../tabletop/layout/card-layout.ts";
import { pileCountAt } from "../../tabletop/motion/pile-count.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import { RADIANS } from "../layout.ts";
import type { SlabMesh } from "../stock/stock.ts";
import { partedAt } from "./riffle.ts";

/** How far the halves of a pile part when it is shuffled, in inches, and how much the moved one is turned, in degrees. */
const APART = 2.9;
const TURNED = 9;

/** A pile is drawn as so many slabs: each as thick as all of its cards. */
export const HALVES = 2;

const Y = new Vector3(0, 1, 0);
const matrix = new Matrix4();
const at = new Vector3();
const turn = new Quaternion();
const size = new Vector3();

/** A pile of cards, those of which that are listed, and where it lies. */
export interface Pile {
  readonly group: CardGroup;
  readonly listed: number;
  readonly place: GroupPlace;
}

export function pilesOf(tabletop: Tabletop, cards: readonly { readonly after: Card }[]): readonly Pile[] {
  const piles = (tabletop.groups ?? []).filter(({ kind }) => kind === "pile");
  return piles.map((group) => ({
    group,
    listed: cards.filter(({ after }) => after.group === group.id).length,
    place: groupPlace(tabletop, group),
  }));
}

/** How many of a pile's cards nobody can tell apart. */
function under({ group: { id, count = 0 }, listed }: Pile, line: Timeline | undefined, now: number): number {
  return Math.max(0, (line ? pileCountAt(line, id, now) : count) - listed);
}

/** The matrix of so many cards of a pile that lie on so many others, parted from them by a share. */
function half({ x, y }: GroupPlace, edge: SideIndex, cards: number, below: number, parted: number): Matrix4 {
  at.set(x + parted * APART, (below + cards / 2) * CARD_SIZE.thickness, -y);
  turn.setFromAxisAngle(Y, ((edge === 1 ? 180 : 0) + parted * TURNED) * RADIANS);
  const there = cards === 0 ? 1e-5 : 1;
  return matrix.compose(at, turn, size.set(there, Math.max(1e-5, cards), there));
}

/** Puts the two halves of a pile where they are: slabs `first` and the next. */
export function layPile(
  pile: Pile,
  edge: SideIndex,
  shuffles: readonly Clip[],
  line: Timeline | undefined,
  now: number,
  mesh: SlabMesh,
  first: number,
): void {
  const all = under(pile, line, now);
  const low = Math.ceil(all / 2);
  const parted = partedAt(shuffles, pile.group.id, now);
  mesh.setMatrixAt(first, half(pile.place, edge, low, 0, 0));
  mesh.setMatrixAt(first + 1, half(pile.place, edge, all - low, low * (1 - Math.abs(parted)), parted));
}

/** Takes a card that is listed in a pile along with its upper half. */
export function ride(shuffles: readonly Clip[], group: string, card: Matrix4, now: number): void {
  const { elements } = card;
  elements[12] = elements[12] + partedAt(shuffles, group, now) * APART;
}
