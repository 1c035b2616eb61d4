import { type Camera, Group, Matrix4, type Ray, type Vector3 } from "three";
import type { Card, CardGroup } from "../../tabletop/card.ts";
import { CARD_SIZE, cardPoses, groupPlace } from "../../tabletop/layout/card-layout.ts";
import { type LiveCard, layCard, liveCard } from "../../tabletop/live-card.ts";
import { cardAt } from "../../tabletop/motion/card-motion.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import { CARD } from "../colours.ts";
import type { Aimed, Layer, Looked, Shown } from "../layer.ts";
import { Chips } from "../overlay/chips.ts";
import type { Chip } from "../overlay/slip.ts";
import { distanceToFlat } from "../stock/aim.ts";
import { approach, LIT, SELECTED, smooth } from "../stock/glow.ts";
import { Halo } from "../stock/halo.ts";
import { type Print, PrintSheet } from "../stock/sheet.ts";
import { slabGeometry } from "../stock/slab.ts";
import { Stock } from "../stock/stock.ts";
import { cardKey, printBlank, printCardBack, printCardFace } from "./face.ts";
import { CardHolder } from "./hold.ts";
import { PileBlocks } from "./piles.ts";

/** Height over width of a card. */
const ASPECT = CARD_SIZE.height / CARD_SIZE.width;
const OUTLINE = { width: CARD_SIZE.width, height: CARD_SIZE.height, radius: CARD_SIZE.radius } as const;
const FLAT = {
  halfWidth: CARD_SIZE.width / 2,
  halfHeight: CARD_SIZE.height / 2,
  up: CARD_SIZE.thickness / 2,
} as const;
/** Height of the slip with a group's name, and how far below the cards it lies, in inches. */
const NAME = 0.5;
const BELOW = 0.55;
/** The same over the viewer's own hand, and over the lower edge of another one. */
const OVER_HAND = 3.2;
const UNDER_HAND = 1.6;
const ROOM = 1.3;

/** A card on the table, as it is in this frame. */
interface Actor {
  readonly id: string;
  readonly before: Card;
  readonly after: Card;
  readonly live: LiveCard;
  readonly matrix: Matrix4;
  shown: Card | undefined;
  /** How far it is held up to be read: 0 to 1. */
  raised: number;
}

function faceOf(card: Card): readonly [key: string, print: Print] {
  const { face } = card;
  const key = `face ${cardKey(card)}`;
  return [key, face ? (pen) => printCardFace(pen, card, face) : (pen) => printBlank(pen, card)];
}

function backOf(group: CardGroup | undefined): readonly [key: string, print: Print] {
  const back = group?.back ?? "lozenges";
  return [`back ${back}`, (pen) => printCardBack(pen, back)];
}

/** How far below the middle of a group its name lies, as its reader sees it: that of his own hand over the cards. */
function belowOf({ kind, side = 0, at }: CardGroup, edge: 0 | 1): number {
  if (kind !== "hand" || at) return CARD_SIZE.height / 2 + BELOW;
  return side === edge ? -OVER_HAND : UNDER_HAND;
}

/** All cards of a table, in one draw call, with their halos and the names of their groups. */
export class CardLayer extends Group implements Layer {
  private readonly sheet = new PrintSheet(ASPECT);
  private readonly holder = new CardHolder();
  private readonly blocks = new PileBlocks();
  private readonly names: Chips;
  private stock: Stock | undefined;
  private halo: Halo | undefined;
  private actors: Actor[] = [];
  private byId = new Map<string, Actor>();
  private shown: Shown | undefined;
  private looked: Looked = { hovered: undefined, selected: undefined };

  constructor(redraw: () => void) {
    super();
    this.names = new Chips(redraw, 2);
    this.add(this.names.mesh);
  }

  show(shown: Shown): void {
    this.shown = shown;
    const { tabletop, line } = shown;
    this.cast(tabletop, line);
    this.rest(shown);
    this.blocks.set(shown, this.actors);
    this.makeRoom(this.actors.length + this.blocks.count);
    this.print(shown);
    this.nameGroups(shown);
  }

  look(looked: Looked): void {
    this.looked = looked;
  }

  frame(now: number, camera: Camera): void {
    const { shown, stock } = this;
    if (!shown || !stock) return;
    for (let i = 0; i < this.actors.length; i++) this.place(this.actors[i] as Actor, now, shown, camera);
    for (let i = 0; i < this.actors.length; i++) this.draw(this.actors[i] as Actor, i, stock);
    this.blocks.draw(now, stock, this.actors.length);
    stock.mesh.instanceMatrix.needsUpdate = true;
    this.light(shown);
  }

  advance(seconds: number, instant: boolean): boolean {
    let more = false;
    for (let i = 0; i < this.actors.length; i++) {
      const actor = this.actors[i] as Actor;
      const to = actor.id === this.looked.hovered ? 1 : 0;
      if (actor.raised === to) continue;
      actor.raised = instant ? to : approach(actor.raised, to, seconds);
      more = true;
    }
    return more;
  }

  reprint(): void {
    this.sheet.reprint();
    this.names.reprint();
  }

  aimed(ray: Ray): Aimed | undefined {
    let nearest: Aimed | undefined;
    for (const { id, live, matrix } of this.actors) {
      if (live.present < 0.5) continue;
      const distance = distanceToFlat(ray, matrix, FLAT);
      if (distance < (nearest?.distance ?? Infinity)) nearest = { id, distance };
    }
    return nearest;
  }

  locate(id: string, out: Vector3): boolean {
    const actor = this.byId.get(id);
    if (!actor || actor.live.present === 0) return false;
    out.setFromMatrixPosition(actor.matrix);
    return true;
  }

  override dispose(): void {
    this.stock?.dispose();
    this.halo?.dispose();
    this.names.dispose();
    this.sheet.dispose();
  }

  /** Who is on the table before or after what happens; who was there already stays as raised as it was. */
  private cast({ cards = [] }: Tabletop, line: Timeline | undefined): void {
    const old = this.byId;
    const both: { readonly id: string; readonly before: Card; readonly after: Card }[] = line
      ? [...line.cards].flatMap(([id, { before, after }]) => {
          const card = after ?? before;
          return card ? [{ id, before: before ?? card, after: card }] : [];
        })
      : cards.map((card) => ({ id: card.id, before: card, after: card }));
    this.actors = both.map((one) => ({
      ...one,
      live: liveCard(),
      matrix: new Matrix4(),
      shown: undefined,
      raised: old.get(one.id)?.raised ?? 0,
    }));
    this.byId = new Map(this.actors.map((actor) => [actor.id, actor]));
  }

  private makeRoom(count: number): void {
    if (this.stock && this.stock.capacity >= count) {
      this.stock.count = count;
      return;
    }
    for (const old of [this.stock, this.halo]) {
      if (old) this.remove(old.mesh);
      old?.dispose();
    }
    const capacity = Math.ceil(count * ROOM);
    this.stock = new Stock(slabGeometry(CARD_SIZE), this.sheet, capacity, CARD_SIZE.thickness);
    this.halo = new Halo(capacity);
    this.stock.count = count;
    this.add(this.stock.mesh, this.halo.mesh);
  }

  /** Prints what is not printed yet: both sides of every card, as it looks before and after. */
  private print({ tabletop }: Shown): void {
    const groups = new Map(tabletop.groups?.map((group) => [group.id, group]));
    const { piles } = this.blocks;
    const wanted = new Map<string, Print>(piles.map(backOf));
    for (const { before, after } of this.actors)
      for (const card of [before, after]) {
        wanted.set(...faceOf(card));
        wanted.set(...backOf(groups.get(card.group)));
      }
    this.sheet.keep(wanted);
    for (const [i, pile] of piles.entries())
      this.blocks.look(i, this.sheet.tileOf(backOf(pile)[0]), this.stock, this.actors.length);
  }

  private nameGroups({ tabletop, edge }: Shown): void {
    const named = (tabletop.groups ?? []).filter(({ label }) => label !== undefined);
    this.names.set(
      named.map(
        ({ label = "", count, side }): Chip => ({
          text: label,
          size: NAME,
          ...(side !== undefined && { side }),
          ...(count !== undefined && { note: String(count) }),
        }),
      ),
    );
    const towards = edge === 1 ? -1 : 1;
    named.forEach((group, i) => {
      const { x, y } = groupPlace(tabletop, group);
      this.names.put(i, x, y - towards * belowOf(group, edge), 0.2);
    });
  }

  /** Where each card lies when nothing happens. */
  private rest({ tabletop, edge }: Shown): void {
    const poses = cardPoses(tabletop, edge);
    for (const actor of this.actors) {
      const pose = poses.get(actor.id);
      if (pose) layCard(pose, actor.after.up, actor.live);
    }
  }

  private place(actor: Actor, now: number, { line, edge }: Shown, camera: Camera): void {
    const { live, id, after } = actor;
    if (line) cardAt(line, id, now, edge, live);
    const read = after.face !== undefined && live.open > 0.5;
    this.holder.pose(actor, smooth(actor.raised), read, camera, this.matrixWorld);
    this.blocks.ride(after.group, actor.matrix, now);
  }

  private draw(actor: Actor, index: number, stock: Stock): void {
    const card = actor.live.settled ? actor.after : actor.before;
    if (actor.shown !== card) {
      actor.shown = card;
      const group = this.shown?.tabletop.groups?.find(({ id }) => id === card.group);
      const [face, back] = [this.sheet.tileOf(faceOf(card)[0]), this.sheet.tileOf(backOf(group)[0])];
      stock.look(index, { face, back, edge: CARD });
    }
    stock.mesh.setMatrixAt(index, actor.matrix);
  }

  private light({ overlay }: Shown): void {
    const { halo, stock } = this;
    if (!halo || !stock) return;
    halo.clear();
    for (let i = 0; i < this.actors.length; i++) {
      const { id, matrix, raised, live } = this.actors[i] as Actor;
      const lit = overlay.lit?.includes(id) ?? false;
      const selected = id === this.looked.selected;
      stock.light(i, overlay.dim?.includes(id) ? -1 : raised);
      if ((lit || selected) && live.present > 0.5) halo.add(matrix, OUTLINE, selected ? SELECTED : LIT, 1);
    }
  }
}
