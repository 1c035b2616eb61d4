import { type Camera, Group, Matrix4, type Ray, Vector3 } from "three";
import type { Counter } from "../../tabletop/counter.ts";
import { counterSide } from "../../tabletop/layout/counter-layout.ts";
import { liveCounter } from "../../tabletop/live-counter.ts";
import { counterAt, counterStill } from "../../tabletop/motion/counter-motion.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import type { Aimed, Layer, Looked, Shown } from "../layer.ts";
import { liveryOf } from "../livery.ts";
import { approach, LIT, SELECTED, smooth } from "../stock/glow.ts";
import { Halo } from "../stock/halo.ts";
import { type Print, PrintSheet } from "../stock/sheet.ts";
import type { CounterActor } from "./actor.ts";
import { counterKey, printCounter, printCounterBack } from "./face.ts";
import { type Fan, fanOf, stackWith } from "./fan.ts";
import { distanceToCounter, outlineOf, poseCounter } from "./pose.ts";
import { CounterStocks } from "./stocks.ts";

function faceOf(counter: Counter, turn: number): readonly [key: string, print: Print] {
  return [counterKey(counter, turn), (pen) => printCounter(pen, counter, turn)];
}

function backOf({ side }: Counter): readonly [key: string, print: Print] {
  return [`back ${side}`, (pen) => printCounterBack(pen, side)];
}

/** All counters of a table: a draw call a shape, with halos around those that are picked out. */
export class CounterLayer extends Group implements Layer {
  private readonly sheet = new PrintSheet(1);
  private readonly stocks = new CounterStocks(this.sheet);
  private halo = new Halo(1);
  private actors: readonly CounterActor[] = [];
  private byId = new Map<string, CounterActor>();
  private shown: Shown | undefined;
  private looked: Looked = { hovered: undefined, selected: undefined };
  private stirred = false;
  /** The stack that is fanned out. */
  private fan: Fan | undefined;
  private readonly origin = new Vector3();

  constructor() {
    super();
    this.add(this.stocks.group);
  }

  show(shown: Shown): void {
    this.shown = shown;
    this.cast(shown.tabletop, shown.line);
    this.remove(this.halo.mesh);
    this.halo.dispose();
    this.halo = new Halo(this.actors.length);
    this.add(this.halo.mesh);
    this.print(shown.edge === 1 ? 180 : 0);
    this.fan = undefined;
  }

  look(looked: Looked): void {
    this.looked = looked;
    this.stirred = true;
  }

  frame(now: number, camera: Camera): void {
    const { shown } = this;
    if (!shown) return;
    this.spread(shown, camera);
    for (let i = 0; i < this.actors.length; i++) this.place(this.actors[i] as CounterActor, now, shown);
    this.stocks.changed();
    this.light(shown);
  }

  advance(seconds: number, instant: boolean): boolean {
    // The stack that is looked at now is found with the next frame.
    let more = this.stirred;
    this.stirred = false;
    for (let i = 0; i < this.actors.length; i++) {
      const actor = this.actors[i] as CounterActor;
      const to = this.fan?.places.has(actor.id) ? 1 : 0;
      if (actor.fanned === to) continue;
      actor.fanned = instant ? to : approach(actor.fanned, to, seconds);
      more = true;
    }
    return more;
  }

  reprint(): void {
    this.sheet.reprint();
  }

  aimed(ray: Ray): Aimed | undefined {
    let nearest: Aimed | undefined;
    for (const actor of this.actors) {
      if (actor.live.present < 0.5) continue;
      // Whoever is fanned out is meant in the gaps of the fan as well.
      const room = actor.fanned > 0.5 ? 1.2 : 1;
      const distance = distanceToCounter(ray, actor, room);
      if (distance < (nearest?.distance ?? Infinity)) nearest = { id: actor.id, distance };
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
    this.stocks.dispose();
    this.halo.dispose();
    this.sheet.dispose();
  }

  private cast(tabletop: Tabletop, line: Timeline | undefined): void {
    const old = this.byId;
    const both = line
      ? [...line.counters].flatMap(([id, { before, after }]) => {
          const counter = after ?? before;
          return counter ? [{ id, before: before ?? counter, after: counter }] : [];
        })
      : (tabletop.counters ?? []).map((counter) => ({ id: counter.id, before: counter, after: counter }));
    const slabs = this.stocks.seat(both.map(({ after }) => after));
    this.actors = both.map((one, i) => ({
      ...one,
      live: liveCounter(),
      matrix: new Matrix4(),
      slab: slabs[i] as number,
      shown: undefined,
      fanned: old.get(one.id)?.fanned ?? 0,
      fan: old.get(one.id)?.fan,
    }));
    this.byId = new Map(this.actors.map((actor) => [actor.id, actor]));
    for (const { id, live } of this.actors) counterStill(tabletop, id, live);
  }

  private print(turn: number): void {
    const wanted = new Map<string, Print>();
    for (const { before, after } of this.actors)
      for (const counter of [before, after]) {
        wanted.set(...faceOf(counter, turn));
        wanted.set(...backOf(counter));
      }
    this.sheet.keep(wanted);
  }

  /** Fans out the stack that is hovered over, or that of the selected counter. */
  private spread({ tabletop }: Shown, camera: Camera): void {
    const { hovered, selected } = this.looked;
    const id = [hovered, selected].find((one) => one !== undefined && this.byId.has(one));
    if (id === undefined) this.fan = undefined;
    if (id === undefined || this.fan?.places.has(id)) return;
    this.origin.setFromMatrixPosition(this.matrixWorld);
    this.fan = fanOf(stackWith(tabletop.counters ?? [], id), tabletop.mat, camera, this.origin);
    for (const one of this.fan?.places.keys() ?? []) {
      const actor = this.byId.get(one);
      if (actor) actor.fan = this.fan;
    }
  }

  private place(actor: CounterActor, now: number, { tabletop, line, edge, air }: Shown): void {
    const { live, id } = actor;
    if (line) counterAt(line, id, now, live);
    const counter = live.settled ? actor.after : actor.before;
    const side = counterSide(tabletop.mat);
    poseCounter(actor, counter, side, edge, air, smooth(actor.fanned));
    if (actor.shown !== counter) {
      actor.shown = counter;
      const turn = edge === 1 ? 180 : 0;
      const face = this.sheet.tileOf(faceOf(counter, turn)[0]);
      const back = this.sheet.tileOf(backOf(counter)[0]);
      this.stocks.look(actor, { face, back, edge: liveryOf(counter.side).edge });
    }
    this.stocks.pose(actor);
  }

  private light({ overlay, tabletop }: Shown): void {
    const { halo, looked } = this;
    halo.clear();
    for (let i = 0; i < this.actors.length; i++) {
      const actor = this.actors[i] as CounterActor;
      const { id, matrix, live } = actor;
      const lit = overlay.lit?.includes(id) ?? false;
      this.stocks.light(actor, overlay.dim?.includes(id) ? -1 : id === looked.hovered ? 0.35 : 0);
      if ((!lit && id !== looked.selected) || live.present < 0.5) continue;
      halo.add(
        matrix,
        outlineOf(actor.after),
        id === looked.selected ? SELECTED : LIT,
        counterSide(tabletop.mat),
      );
    }
  }
}
