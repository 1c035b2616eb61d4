import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Matrix4, type Ray, Vector3 } from "three";
import { CARD_SIZE } from "../../../tabletop/layout/card-layout.ts";
import { cardAt } from "../../../tabletop/motion/card-motion.ts";
import type { Overlay } from "../../../tabletop/overlay.ts";
import {
  backOf,
  CARD_FLAT,
  CARD_OUTLINE,
  type CardActor,
  cardPrints,
  cardShape,
  castCards,
  faceOf,
} from "../../cards/cast.ts";
import { CardHolder } from "../../cards/hold.ts";
import { HALVES, layPile, pilesOf, ride } from "../../cards/piles.ts";
import { shufflesOf } from "../../cards/riffle.ts";
import { CARD } from "../../colours.ts";
import { LONGEST_FRAME, ORDER } from "../../order.ts";
import { distanceToFlat } from "../../stock/aim.ts";
import { LIT, SELECTED } from "../../stock/glow.ts";
import type { HaloMesh } from "../../stock/halo.ts";
import { Raised } from "../../stock/raised.ts";
import { cardStock, type SlabMesh } from "../../stock/stock.ts";
import { type Aimed, nearestOf } from "../../things.ts";
import { useInvalidate, usePlace, useRedraw } from "../hooks.ts";
import { useShown, useTools } from "../shown.ts";
import { GroupNames } from "./GroupNames.tsx";
import { Halos } from "./Halos.tsx";
import { Slabs, useSheet } from "./Slabs.tsx";
import { useSlabShadows } from "./slab-shadows.ts";

/** The size of a card that is not on the table. */
const NOWHERE = new Vector3(1e-5, 1e-5, 1e-5);

const STOCK = cardStock(CARD_SIZE.thickness);

/** Whether a card is held up before its reader, instead of lying on the table. */
function isHeldUp({ group }: CardActor["after"], { heldUp }: Overlay): boolean {
  return heldUp?.includes(group) ?? false;
}

/** A card that is looked at, where the hand found it. */
export interface Found {
  readonly id: string;
  readonly matrix: Matrix4;
}

/** The card that a hand means along a ray. One that has risen under the hand is meant where it lay as well: else it would sink, and rise again without end. */
export function aimedCard(
  ray: Ray,
  actors: readonly CardActor[],
  found: Found | undefined,
): Aimed | undefined {
  return nearestOf(actors, ({ id, live, matrix }) => {
    if (live.present < 0.5) return Infinity;
    const distance = distanceToFlat(ray, matrix, CARD_FLAT);
    return id === found?.id ? Math.min(distance, distanceToFlat(ray, found.matrix, CARD_FLAT)) : distance;
  });
}

/** Whose cards lie on the table, and which piles nobody can look into. */
function useCards() {
  const { tabletop, line, edge, overlay, hovered } = useShown();
  const { player, origin } = useTools();
  const get = useThree((state) => state.get);
  const [holder] = useState(() => new CardHolder());
  const raised = useRaised();
  const found = useRef<Found>(undefined);
  /** Writes where a card lies or is held now. */
  const pose = (actor: CardActor) => {
    const { live, id, after } = actor;
    if (line) cardAt(line, id, player.now, edge, live);
    const read = after.face !== undefined && live.open > 0.5;
    holder.pose(actor, raised.smooth(id), read, get().camera, origin);
  };
  const cast = useMemo(() => {
    const actors = castCards(tabletop, line, edge);
    return { actors, piles: pilesOf(tabletop, actors), shuffles: shufflesOf(line) };
  }, [tabletop, line, edge]);
  usePlace({
    aimed(ray) {
      const lying = cast.actors.filter(({ after }) => !isHeldUp(after, overlay));
      return aimedCard(ray, lying, found.current);
    },
    locate(id, out) {
      const actor = cast.actors.find((one) => one.id === id);
      // Whoever asks does so before the cards of this frame have been laid.
      if (actor) pose(actor);
      if (!actor || actor.live.present === 0) return false;
      out.setFromMatrixPosition(actor.matrix);
      return true;
    },
  });
  useLayoutEffect(() => {
    const card = cast.actors.find(({ id }) => id === hovered);
    found.current = card && { id: card.id, matrix: card.matrix.clone() };
  }, [cast, hovered]);
  return { ...cast, raised, pose };
}

/** The card under the pointer rises; all others lie where they belong. */
function useRaised(): Raised {
  const { hovered } = useShown();
  const [raised] = useState(() => new Raised());
  useLayoutEffect(() => raised.want(new Set(hovered === undefined ? [] : [hovered])), [raised, hovered]);
  return raised;
}

/** At rest on others, which have a shadow: one dark is enough for a pile. */
function liesOnAnother({ settled, up }: CardActor["live"]): boolean {
  return settled && up > CARD_SIZE.thickness / 2;
}

/** How many inches a card is above what it would lie on; one that is held or read casts no shadow there. */
function cardAbove({ live }: CardActor, read: number): number {
  const hidden = live.held > 0 || read > 0 || live.present < 0.5 || liesOnAnother(live);
  return hidden ? Infinity : live.up;
}

/** What is printed on cards and piles; piles lie with their backs up. */
function usePrints(
  sheet: ReturnType<typeof useSheet>,
  slabs: RefObject<SlabMesh | null>,
  actors: readonly CardActor[],
  piles: ReturnType<typeof pilesOf>,
): void {
  const { tabletop } = useShown();
  useLayoutEffect(() => {
    const { groups = [] } = tabletop;
    const piled = piles.map(({ group }) => group);
    sheet.keep(cardPrints(actors, groups, piled));
    for (const actor of actors) actor.shown = undefined;
    for (const [i, { group }] of piles.entries()) {
      const back = sheet.tileFor(backOf(group)[0]);
      for (let half = 0; half < HALVES; half++) {
        const slab = actors.length + i * HALVES + half;
        slabs.current?.look(slab, { face: back, back, edge: CARD });
        slabs.current?.light(slab, 0);
      }
    }
  }, [sheet, slabs, actors, piles, tabletop]);
}

/** All cards of a table, in one draw call, with their halos and the names of their groups. */
export function Cards() {
  const { tabletop, overlay, line, edge, hovered, selected } = useShown();
  const { player } = useTools();
  const { actors, piles, shuffles, raised, pose } = useCards();
  const sheet = useSheet(CARD_SIZE.height / CARD_SIZE.width);
  const slabs = useRef<SlabMesh>(null);
  const halo = useRef<HaloMesh>(null);
  const shadows = useSlabShadows();
  const invalidate = useInvalidate();
  usePrints(sheet, slabs, actors, piles);
  useRedraw(actors, overlay, hovered, selected);

  const look = (mesh: SlabMesh, actor: CardActor, slab: number) => {
    const card = actor.live.settled ? actor.after : actor.before;
    if (actor.shown === card) return;
    actor.shown = card;
    const group = tabletop.groups?.find(({ id }) => id === card.group);
    const [face, back] = [sheet.tileFor(faceOf(card)[0]), sheet.tileFor(backOf(group)[0])];
    mesh.look(slab, { face, back, edge: CARD });
  };
  const light = (mesh: SlabMesh, { id, matrix, live }: CardActor, slab: number) => {
    mesh.light(slab, overlay.dim?.includes(id) ? -1 : raised.share(id));
    const picked = overlay.lit?.includes(id) || id === selected;
    if (picked && live.present > 0.5)
      halo.current?.light(matrix, CARD_OUTLINE, id === selected ? SELECTED : LIT, 1);
  };
  useFrame((_, seconds) => {
    const mesh = slabs.current;
    if (!mesh) return;
    const { now } = player;
    if (raised.advance(Math.min(seconds, LONGEST_FRAME), player.instant)) invalidate();
    halo.current?.darken();
    for (const [i, actor] of actors.entries()) {
      const { id, after, matrix } = actor;
      pose(actor);
      ride(shuffles, after.group, matrix, now);
      if (isHeldUp(after, overlay)) matrix.scale(NOWHERE);
      look(mesh, actor, i);
      light(mesh, actor, i);
      mesh.setMatrixAt(i, matrix);
      shadows.mesh.current?.lay(
        shadows.counters + i,
        matrix,
        CARD_OUTLINE,
        cardAbove(actor, raised.share(id)),
      );
    }
    for (const [i, pile] of piles.entries())
      layPile(pile, edge, shuffles, line, now, mesh, actors.length + i * HALVES);
    mesh.instanceMatrix.needsUpdate = true;
  }, ORDER.pieces);
  return (
    <>
      <Slabs
        ref={slabs}
        sheet={sheet}
        shape={cardShape}
        stock={STOCK}
        count={actors.length + piles.length * HALVES}
      />
      <Halos ref={halo} count={actors.length} />
      <GroupNames />
    </>
  );
}
