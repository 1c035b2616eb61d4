import type { GameEvent } from "../../../core/game.ts";
import { degreesOf } from "../../../core/geometry/clock.ts";
import { toInches } from "../../../core/geometry/surd.ts";
import { itemAt } from "../../../core/item-at.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { phraser } from "../../../core/phrase.ts";
import { printedOn } from "../../../face/mats/places.ts";
import type { Mat, MatWords } from "../../../tabletop/mat.ts";
import type { Pose as DrawnPose, Piece, PrintedArc, Tabletop } from "../../../tabletop/tabletop.ts";
import type { MatName } from "../data/mats.ts";
import { MATS, matNamed } from "../data/mats.ts";
import type { Weapon } from "../data/weapons.ts";
import { bitOf, listOf } from "../data/weapons.ts";
import type { Climb } from "../rules/grammar/order.ts";
import type { Pose } from "../rules/move/fly.ts";
import { pathOf } from "../rules/move/fly.ts";
import { exitsOf } from "../rules/outcome/exits.ts";
import type { Airframe } from "../rules/setup/airframe.ts";
import type { Setup } from "../rules/setup/setup.ts";
import type { Aircraft, Move, Phase } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { cuesOf } from "./cues.ts";
import type { mats } from "./words/en/table/mats.ts";

const phrase = phraser<typeof mats>();

function wordsOf(kind: MatName, say: (phrase: Phrase) => string): MatWords {
  return { ...printedOn(kind, say), line: say(phrase("print.sheet", { sheet: MATS.indexOf(kind) })) };
}

/** The mat of a table; `say` speaks what is printed on it, left out: nothing is. */
export function matOf({ width, depth, mat }: Setup["table"], say?: (phrase: Phrase) => string): Mat {
  const kind = matNamed(mat);
  return { kind, width, depth, ...(say && { words: wordsOf(kind, say) }) };
}

/** Fields of fire in degrees clockwise from the nose. */
export const ARC_DEGREES: Readonly<Record<Weapon, { readonly from: number; readonly to: number }>> = {
  front: { from: 330, to: 30 },
  right: { from: 30, to: 150 },
  rear: { from: 150, to: 210 },
  left: { from: 210, to: 330 },
};

/** A pose in inches and degrees, for drawing. */
export function drawn({ at, heading }: Pose, level: number): DrawnPose {
  return { x: toInches(at.xp, at.xq), y: toInches(at.yp, at.yq), level, heading: degreesOf(heading) };
}

/** The poses of a move for drawing; a climb or dive is spread over the straight flight. */
export function drawnPath(from: Pose, level: number, steps: string, climb: Climb): readonly DrawnPose[] {
  const path = pathOf(from, steps);
  const straight = steps.split("F").length - 1;
  let flown = 0;
  return path.map((pose, index) => {
    if (index > 0 && steps[index - 1] === "F") flown += 1;
    const done = straight > 0 ? flown / straight : Number(index === path.length - 1);
    return drawn(pose, level + climb * done);
  });
}

function printedArcs(airframe: Airframe, one: Aircraft, phase: Phase): readonly PrintedArc[] {
  return listOf(airframe.weapons).map((weapon) => {
    const bit = bitOf(weapon);
    const spent = phase === "fire" && (one.fired & bit) !== 0;
    const state = (one.weapons & bit) === 0 ? "lost" : spent ? "fired" : "ready";
    return { weapon, ...ARC_DEGREES[weapon], state };
  });
}

function trackOf(move: Move | null): readonly DrawnPose[] {
  return move ? drawnPath(move, move.level, move.order.steps, move.order.climb) : [];
}

/** The miniature of an aircraft: the game's folder of models, and its name there. */
export function modelOf({ model }: Pick<Airframe, "model">): string {
  return `dogfight/${model}`;
}

function pieceOf(airframe: Airframe, one: Aircraft, view: View): Piece {
  const { altitude } = view.setup.options;
  return {
    ...drawn(one, one.level),
    id: airframe.id,
    label: airframe.id,
    title: airframe.title,
    model: modelOf(airframe),
    ...(airframe.look && { look: airframe.look }),
    side: airframe.side,
    status: one.status,
    arcs: printedArcs(airframe, one, view.phase),
    ...(altitude && { dials: [{ kind: "d20" as const, face: one.level }] }),
    damage: {
      airframe: 1 - one.fuselage / airframe.fuselage,
      engine: 1 - one.engine / airframe.engine,
      propellersStopped: one.engine === 0,
    },
    hits: { left: Math.max(0, one.fuselage), of: airframe.fuselage },
    power: { left: Math.max(0, one.engine), of: airframe.engine },
    track: trackOf(one.move),
  };
}

/** What stands on the table, and what has just happened to it. */
export function tabletopOf(
  view: View,
  events: readonly GameEvent[],
  say?: (phrase: Phrase) => string,
): Tabletop {
  const { setup, aircraft } = view;
  const exits = exitsOf(setup);
  return {
    mat: matOf(setup.table, say),
    altitude: setup.options.altitude,
    pieces: setup.airframes.map((airframe, index) => pieceOf(airframe, itemAt(aircraft, index), view)),
    clouds: setup.clouds,
    ...(exits.length > 0 && { exits }),
    cues: cuesOf(setup, events, say),
  };
}
