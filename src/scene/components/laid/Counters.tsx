import { useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { Vector3 } from "three";
import type { Counter, CounterShape } from "../../../tabletop/counter.ts";
import { counterSide } from "../../../tabletop/layout/counter-layout.ts";
import { counterAt } from "../../../tabletop/motion/counter-motion.ts";
import { aimedCounter } from "../../counters/aimed.ts";
import {
  backOf,
  COUNTER_SHAPES,
  type CounterActor,
  castCounters,
  counterPrints,
  faceOf,
} from "../../counters/cast.ts";
import { Fanning } from "../../counters/fanning.ts";
import { plaqueGrowth } from "../../counters/plaque.ts";
import { outlineOf, poseCounter } from "../../counters/pose.ts";
import { liveryOf } from "../../livery.ts";
import { LONGEST_FRAME, ORDER } from "../../order.ts";
import { LIT, SELECTED } from "../../stock/glow.ts";
import type { HaloMesh } from "../../stock/halo.ts";
import { inchInPicture } from "../../stock/near.ts";
import { cardStock, type SlabMesh } from "../../stock/stock.ts";
import { useInvalidate, usePlace, useRedraw } from "../hooks.ts";
import { late } from "../late.tsx";
import { useShown, useTools } from "../shown.ts";
import { Halos } from "./Halos.tsx";
import { Rake } from "./Rake.tsx";
import { Slabs, useSheet } from "./Slabs.tsx";
import { useSlabShadows } from "./slab-shadows.ts";

const Flights = late(async () => (await import("./Flights.tsx")).Flights);

const STOCK = cardStock();
const SHAPES = Object.keys(COUNTER_SHAPES) as readonly CounterShape[];

/** Who is on the table, and the stack of them that is fanned out. */
function useCounters() {
  const { tabletop, line, edge, stage, hovered: pointed, focused } = useShown();
  const { player, origin } = useTools();
  const get = useThree((state) => state.get);
  const cast = useMemo(() => castCounters(tabletop, line), [tabletop, line]);
  const [fanning] = useState(() => new Fanning());
  const side = counterSide(tabletop.mat);
  /** Writes where a counter lies now, as it looks now. */
  const pose = (actor: CounterActor): Counter => {
    const { live, id } = actor;
    if (line) counterAt(line, id, player.now, live);
    const counter = live.settled ? actor.after : actor.before;
    at.set(live.x, 0, -live.y).add(origin);
    const isPlaque = actor.shape === "plaque";
    const drawn = isPlaque ? side * growthOf(counter, side, inchInPicture(get().camera, at)) : side;
    poseCounter(actor, counter, drawn, edge, stage.air, fanning.fanOf(id), fanning.raised.smooth(id));
    return counter;
  };
  const hovered = pointed ?? focused;
  // What is in hand lies as it is: a fan would hide the map on which it is asked where to.
  const looked = hovered !== undefined && cast.byId.has(hovered) ? hovered : undefined;
  usePlace({
    aimed: (ray) => aimedCounter(ray, cast, fanning, looked),
    locate(id, out) {
      const actor = cast.byId.get(id);
      // Whoever asks does so before the counters of this frame have been laid.
      if (actor) pose(actor);
      if (!actor || actor.live.present === 0) return false;
      out.setFromMatrixPosition(actor.matrix);
      return true;
    },
  });
  return { cast, fanning, looked, side, pose };
}

/** How many inches a counter is above the map; in the air, on its edge, on its foot or fanned out it casts no shadow there. */
function counterAbove({ live, shape }: CounterActor, fanned: number): number {
  const alone = !live.settled || live.up < 0.01;
  const lies = alone && live.level === 0 && shape !== "plaque" && live.present >= 0.5 && fanned === 0;
  return lies ? live.up : Infinity;
}

const at = new Vector3();

/** How much larger than on the map a plaque is drawn where an inch takes up that share of the picture's height. */
function growthOf({ size = 1 }: Counter, side: number, inch: number): number {
  return plaqueGrowth(side * size * inch);
}

/** All counters of a table: a draw call a shape, with light around those that are picked out. */
export function Counters() {
  const { tabletop, overlay, edge, stage, hovered, selected } = useShown();
  const { player, origin } = useTools();
  const { cast, fanning, looked, side, pose } = useCounters();
  const sheet = useSheet(1);
  const slabs = useRef<Partial<Record<CounterShape, SlabMesh | null>>>({});
  const halo = useRef<HaloMesh>(null);
  const shadows = useSlabShadows();
  const invalidate = useInvalidate();
  const turn = edge === 1 ? 180 : 0;
  useLayoutEffect(() => {
    sheet.keep(counterPrints(cast, turn));
    for (const actor of cast.actors) actor.shown = undefined;
    fanning.close();
  }, [sheet, cast, turn, fanning]);
  useRedraw(cast, turn, overlay, stage, hovered, selected);

  const place = (actor: CounterActor, index: number) => {
    const { live, id, matrix } = actor;
    const counter = pose(actor);
    const mesh = slabs.current[actor.shape];
    if (actor.shown !== counter) {
      actor.shown = counter;
      const [face, back] = [sheet.tileFor(faceOf(counter, turn)[0]), sheet.tileFor(backOf(counter)[0])];
      mesh?.look(actor.slab, { face, back, edge: liveryOf(counter.side).edge });
    }
    mesh?.light(actor.slab, overlay.dim?.includes(id) ? -1 : id === hovered ? 0.35 : 0);
    mesh?.setMatrixAt(actor.slab, matrix);
    shadows.mesh.current?.lay(
      index,
      matrix,
      outlineOf(actor.after),
      counterAbove(actor, fanning.raised.share(id)),
    );
    const picked = overlay.lit?.includes(id) || id === selected;
    if (picked && live.present >= 0.5)
      halo.current?.light(matrix, outlineOf(actor.after), id === selected ? SELECTED : LIT, side);
  };
  useFrame(({ camera }, seconds) => {
    fanning.spread(looked, tabletop, cast, camera, origin);
    if (fanning.raised.advance(Math.min(seconds, LONGEST_FRAME), player.instant)) invalidate();
    halo.current?.darken();
    for (const [i, actor] of cast.actors.entries()) place(actor, i);
    for (const shape of SHAPES) {
      const mesh = slabs.current[shape];
      if (mesh) mesh.instanceMatrix.needsUpdate = true;
    }
  }, ORDER.pieces);
  return (
    <>
      {SHAPES.filter((shape) => cast.counts[shape] > 0).map((shape) => (
        <Slabs
          key={shape}
          ref={(mesh) => {
            slabs.current[shape] = mesh;
          }}
          sheet={sheet}
          shape={COUNTER_SHAPES[shape]}
          stock={STOCK}
          count={cast.counts[shape]}
        />
      ))}
      {cast.counts.plaque > 0 && <Rake cast={cast} />}
      {cast.actors.some(({ after }) => after.flights) && <Flights cast={cast} />}
      <Halos ref={halo} count={cast.actors.length} />
    </>
  );
}
