import { Matrix4, Quaternion, Vector3 } from "three";
import type { Card, CardGroup } from "../../tabletop/card.ts";
import type { Clip } from "../../tabletop/clips.ts";
import { CARD_SIZE, type GroupPlace, groupPlace } from "../../tabletop/layout/card-layout.ts";
import { pileCountAt } from "../../tabletop/motion/card-motion.ts";
import { CARD } from "../colours.ts";
import type { Shown } from "../layer.ts";
import { RADIANS } from "../layout.ts";
import type { Tile } from "../stock/sheet.ts";
import type { Stock } from "../stock/stock.ts";
import { partedAt, shufflesOf } from "./riffle.ts";

/** How far the halves of a pile part when it is shuffled, in inches, and how much the moved one is turned, in degrees. */
const APART = 2.9;
const TURNED = 9;

const HALVES = [0, 1] as const;
const Y = new Vector3(0, 1, 0);

/** The parts of piles that nobody can tell apart: two halves each, a card as thick as all of theirs. */
export class PileBlocks {
  piles: readonly CardGroup[] = [];
  private places: readonly GroupPlace[] = [];
  private shuffles: readonly Clip[] = [];
  private shown: Shown | undefined;
  private listed: readonly number[] = [];
  private readonly matrix = new Matrix4();
  private readonly at = new Vector3();
  private readonly turn = new Quaternion();
  private readonly size = new Vector3();

  /** How many slabs they take. */
  get count(): number {
    return this.piles.length * HALVES.length;
  }

  set(shown: Shown, cards: readonly { readonly after: Card }[]): void {
    this.shown = shown;
    this.piles = (shown.tabletop.groups ?? []).filter(({ kind }) => kind === "pile");
    this.places = this.piles.map((pile) => groupPlace(shown.tabletop, pile));
    this.shuffles = shufflesOf(shown.line);
    this.listed = this.piles.map((pile) => cards.filter(({ after }) => after.group === pile.id).length);
  }

  look(pile: number, back: Tile, stock: Stock | undefined, first: number): void {
    for (const half of HALVES) {
      const index = first + pile * HALVES.length + half;
      stock?.look(index, { face: back, back, edge: CARD });
      stock?.light(index, 0);
    }
  }

  /** Writes the slabs of all piles, from index `first` on. */
  draw(now: number, stock: Stock, first: number): void {
    for (let pile = 0; pile < this.piles.length; pile++) {
      const under = this.under(pile, now);
      const low = Math.ceil(under / 2);
      const parted = partedAt(this.shuffles, (this.piles[pile] as CardGroup).id, now);
      const at = first + pile * HALVES.length;
      this.pose(pile, low, 0, 0);
      stock.mesh.setMatrixAt(at, this.matrix);
      this.pose(pile, under - low, low * (1 - Math.abs(parted)), parted);
      stock.mesh.setMatrixAt(at + 1, this.matrix);
    }
  }

  /** Takes a card that is listed in a pile along with its upper half. */
  ride(group: string, matrix: Matrix4, now: number): void {
    if (this.shuffles.length === 0) return;
    const parted = partedAt(this.shuffles, group, now);
    if (parted === 0) return;
    matrix.elements[12] = (matrix.elements[12] as number) + parted * APART;
  }

  /** How many of a pile's cards nobody can tell apart. */
  private under(pile: number, now: number): number {
    const { id, count = 0 } = this.piles[pile] as CardGroup;
    const { line } = this.shown as Shown;
    const all = line ? pileCountAt(line, id, now) : count;
    return Math.max(0, all - (this.listed[pile] as number));
  }

  /** Writes the matrix of so many cards of a pile that lie on so many others, parted from them by a share. */
  private pose(pile: number, cards: number, below: number, parted: number): void {
    const { edge } = this.shown as Shown;
    const { x, y } = this.places[pile] as GroupPlace;
    this.at.set(x + parted * APART, (below + cards / 2) * CARD_SIZE.thickness, -y);
    this.turn.setFromAxisAngle(Y, ((edge === 1 ? 180 : 0) + parted * TURNED) * RADIANS);
    const there = cards === 0 ? 1e-5 : 1;
    this.size.set(there, Math.max(1e-5, cards), there);
    this.matrix.compose(this.at, this.turn, this.size);
  }
}
