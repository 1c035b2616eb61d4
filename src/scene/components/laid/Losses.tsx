import { useFrame } from "@react-three/fiber";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Matrix4, Quaternion, Vector3 } from "three";
import { type Clip, shareOf } from "../../../tabletop/clips.ts";
import type { Lost } from "../../../tabletop/cue.ts";
import { counterSide } from "../../../tabletop/layout/counter-layout.ts";
import { lossAt } from "../../../tabletop/motion/loss-motion.ts";
import { wholeOf } from "../../camera/clear.ts";
import { backOf, COUNTER_SHAPES, faceOf } from "../../counters/cast.ts";
import { liveryOf } from "../../livery.ts";
import { counterOf, lostIn } from "../../losses/counters.ts";
import { LossHolder } from "../../losses/holder.ts";
import { lossSlots } from "../../losses/slots.ts";
import { ORDER } from "../../order.ts";
import { cardStock, type SlabMesh } from "../../stock/stock.ts";
import { useRedraw } from "../hooks.ts";
import { useShown, useTools } from "../shown.ts";
import { Slabs, useSheet } from "./Slabs.tsx";

const STOCK = cardStock();

/** How far before the eye losses are held, as a share of the way to what it looks at: before all that stands there, and sharp. */
const HELD = 0.3;
const NEAREST = 1;

const NO_TURN = new Quaternion();
const TURNED = new Quaternion(0, 1, 0, 0);

/** The losses of the clip that runs; undefined where none are shown. */
function lossesOf(clip: Clip | undefined, now: number): readonly Lost[] | undefined {
  if (clip?.cue.kind !== "losses") return undefined;
  const share = shareOf(clip, now);
  return share > 0 && share < 1 ? clip.cue.lost : undefined;
}

/** Keeps all that is lost in the timeline printed, and looks it up by what is lost. */
function usePrints() {
  const { line, edge } = useShown();
  const sheet = useSheet(1);
  const lost = useMemo(() => lostIn(line), [line]);
  useLayoutEffect(() => {
    const counters = lost.map(counterOf);
    sheet.keep(new Map(counters.flatMap((one) => [faceOf(one, 0), backOf(one)])));
  }, [sheet, lost]);
  useRedraw(lost, edge);
  const lookOf = (one: Lost) => {
    const counter = counterOf(one);
    const [face, back] = [sheet.tileFor(faceOf(counter, 0)[0]), sheet.tileFor(backOf(counter)[0])];
    return { face, back, edge: liveryOf(one.side).edge };
  };
  return { sheet, lost, lookOf };
}

/** Where something of a table is in this frame. */
function usePlaces() {
  const { stage } = useShown();
  const [places] = useState(() => ({ from: new Vector3(), to: new Vector3() }));
  const find = (id: string | undefined, out: Vector3) =>
    id !== undefined && stage.elsewhere(id, out) ? out : undefined;
  return ({ of, to }: Lost) => {
    const from = of.some((id) => find(id, places.from)) ? places.from : undefined;
    return { from, to: find(to, places.to) };
  };
}

/** What is lost, as it is dealt out large in the middle of what no paper covers: one draw call meanwhile. */
export function Losses() {
  const { line, edge, tabletop } = useShown();
  const { player, latest, origin, eye } = useTools();
  const { sheet, lost, lookOf } = usePrints();
  const placesOf = usePlaces();
  const slabs = useRef<SlabMesh>(null);
  const shown = useRef<readonly Lost[]>(undefined);
  const [{ holder, matrix, live }] = useState(() => ({
    holder: new LossHolder(),
    matrix: new Matrix4(),
    live: { risen: 0, counted: 0 },
  }));
  const lying = edge === 1 ? TURNED : NO_TURN;
  const side = counterSide(tabletop.mat);
  const take = useCallback((mesh: SlabMesh | null) => {
    slabs.current = mesh;
    // It is held before all that stands on the table, and throws no shadow there.
    if (mesh) mesh.castShadow = mesh.receiveShadow = mesh.visible = false;
  }, []);
  useFrame(({ camera, size }) => {
    const mesh = slabs.current;
    const clip = line?.clips[player.clip];
    const now = lossesOf(clip, player.now);
    if (!mesh) return;
    mesh.visible = now !== undefined;
    if (!clip || !now) return;
    if (shown.current !== now) for (const [i, one] of now.entries()) mesh.look(i, lookOf(one));
    shown.current = now;
    const slots = lossSlots(now.length, latest.current.clearArea?.() ?? wholeOf(size), size.width);
    const eyed = { ...{ camera, width: size.width, height: size.height }, away: 0 };
    eyed.away = Math.max(NEAREST, HELD * eye.reach());
    for (const [i, slot] of slots.entries()) {
      const one = now[i];
      if (!one || !lossAt(clip, i, player.now, live)) matrix.makeScale(0, 0, 0);
      else holder.pose(matrix, live, slot, placesOf(one), { side, lying, origin }, eyed);
      mesh.setMatrixAt(i, matrix);
      mesh.light(i, live.risen * (1 - live.counted));
    }
    mesh.count = now.length;
    mesh.instanceMatrix.needsUpdate = true;
  }, ORDER.followers);
  return <Slabs ref={take} sheet={sheet} shape={COUNTER_SHAPES.square} stock={STOCK} count={lost.length} />;
}
