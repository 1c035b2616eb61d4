import { hexAhead } from "../../../../core/geometry/hex.ts";
import { hexLabel } from "../../../../core/geometry/hex-map.ts";
import { keysOf } from "../../../../core/keys-of.ts";
import { answerTo } from "../../../../core/orders/spelled-answers.ts";
import type { Chosen, Setting, Trial, Tried } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { TABLES } from "../../data/own.ts";
import { badgeOf } from "../../rules/advice/badge.ts";
import { LEVEL } from "../../rules/geometry/level.ts";
import type { MoveOrder } from "../../rules/grammar/order.ts";
import { excessOf } from "../../rules/move/fly.ts";
import { fly, type MoveScene, move, moveSceneOf } from "../../rules/move/index.ts";
import { typeOf } from "../../rules/setup/roster.ts";
import type { Ending, State } from "../../rules/state/state.ts";
import { clockOf } from "../clock.ts";
import { overlayOf } from "../picture/overlay.ts";
import { changed, exampleState, exampleView, HEIGHT, MIDDLE } from "./board.ts";
import { phrase } from "./phrase.ts";
import { position } from "./position.ts";

const TYPE: Setting = {
  kind: "choice",
  id: "type",
  label: phrase("trial.type"),
  choices: TABLES.aircraft
    .filter(({ seats }) => seats > 0)
    .map(({ id, name }) => ({ id, label: name }))
    .sort((a, b) => (a.label < b.label ? -1 : 1)),
};

function typeIn({ type }: Chosen, usual: string) {
  const found = TABLES.aircraft.find(({ id }) => id === type);
  return { type: found?.id ?? usual, min: found?.min ?? 1, max: found?.max ?? 1 };
}

const LEVEL_END = { climbed: 0, dived: 0, straightFirst: false };

/** How the move before may have ended. */
const ENDINGS = {
  straight: { ...LEVEL_END, hexsides: 0, way: null },
  left: { ...LEVEL_END, hexsides: 1, way: "L" },
  twice: { ...LEVEL_END, hexsides: 2, way: "L" },
  loop: { ...LEVEL_END, hexsides: 0, way: null, straightFirst: true },
} as const satisfies Readonly<Record<string, Ending>>;

const ENDING_IDS = keysOf(ENDINGS);

function stateAfter(type: string, speed: number, ending: Ending): State {
  const board = exampleState([{ id: "A1", type, altitude: 2000, hex: "1317" }]);
  return changed(board, { speed, ending });
}

/** What a legal move does, in words. */
function flown(scene: MoveScene, order: MoveOrder): readonly Text[] {
  const { end, flown } = fly(scene, order);
  const hexes = flown.path.filter(({ hex }, at) => {
    const before = flown.path[at - 1]?.hex;
    return before !== undefined && (before.q !== hex.q || before.r !== hex.r);
  }).length;
  const change = end.altitude - flown.from.altitude;
  const values = {
    hexes,
    hex: hexLabel(end.hex),
    clock: clockOf(end.facing),
    altitude: end.altitude,
    change,
  };
  const excess = excessOf(scene, order);
  const ends = phrase("trial.flown", values);
  return excess > 0 ? [ends, phrase("trial.overdive", { excess })] : [ends];
}

function orderTried(wanted: Chosen, line: string): Tried {
  const { type, min, max } = typeIn(wanted, "sopwith-camel");
  const speed = Math.min(max, Math.max(min, Number(wanted.last)));
  const ended = ENDING_IDS.find((id) => id === wanted.ended) ?? "straight";
  const state = stateAfter(type, speed, ENDINGS[ended]);
  const scene = moveSceneOf(state, 0);
  const view = exampleView(state);
  const read = answerTo(line, [scene, move, undefined], view, ({ text }) => text);
  const drafts = new Map([["A1", { text: line, read }]]);
  const overlay = overlayOf(view, { selected: "A1", hovered: null, drafts, shown: new Set(["fire"]) });
  const speeds = Array.from({ length: max - min + 1 }, (_, at) => (min + at).toString());
  const label = phrase("trial.path", { title: typeOf(state.setup, 0).name, order: line });
  return {
    settings: [
      TYPE,
      {
        kind: "choice",
        id: "last",
        label: phrase("trial.last"),
        choices: speeds.map((id) => ({ id, label: `${id} MP` })),
      },
      {
        kind: "choice",
        id: "ended",
        label: phrase("trial.ended"),
        choices: ENDING_IDS.map((id) => ({ id, label: phrase(`trial.ended.${id}`) })),
      },
    ],
    chosen: { type, last: speed.toString(), ended },
    drawing: position(label, view, overlay, { reach: { aside: 6, ahead: 8, behind: 5.5 }, width: 22 }),
    ruling: read.ok ? { ok: true, value: flown(scene, read.value) } : read,
  };
}

/** A move to be typed, judged and flown as on the table. */
export const ORDER: Trial = {
  start: { type: "sopwith-camel", last: "8", ended: "straight" },
  line: { label: phrase("trial.orders"), example: phrase("trial.example"), text: "8: F3 L F4 -100" },
  of: orderTried,
};

/** Hexes and levels within which a target may be set. */
const FARTHEST = 10;
const HIGHEST = 8;

function fireState(type: string, distance: number, levels: number, facing: number): State {
  return exampleState([
    { id: "A1", type, hex: hexLabel(hexAhead(MIDDLE, 3, 4)) },
    {
      id: "G1",
      side: "german",
      type: "sopwith-camel",
      hex: hexLabel(hexAhead(MIDDLE, 0, distance - 4)),
      altitude: HEIGHT + levels * LEVEL,
      facing,
    },
  ]);
}

function fireSettings(distance: number, levels: number): readonly Setting[] {
  return [
    TYPE,
    {
      kind: "figure",
      id: "distance",
      label: phrase("trial.distance"),
      range: [1, FARTHEST],
      told: phrase("trial.hexes", { hexes: distance }),
    },
    {
      kind: "figure",
      id: "levels",
      label: phrase("trial.levels"),
      range: [-HIGHEST, HIGHEST],
      told: phrase("trial.metres", { metres: levels * LEVEL }),
    },
    {
      kind: "choice",
      id: "nose",
      label: phrase("trial.nose"),
      choices: [0, 1, 2, 3, 4, 5].map((facing) => ({
        id: facing.toString(),
        label: phrase("trial.clock", { clock: clockOf(facing) }),
      })),
    },
  ];
}

function fireTried(wanted: Chosen): Tried {
  const { type } = typeIn(wanted, "fokker-dr-i");
  const { distance = "3", levels = "0", nose = "0" } = wanted;
  const state = fireState(type, Number(distance), Number(levels), Number(nose));
  const view = exampleView(state);
  const focus = { selected: "A1", hovered: "G1", drafts: new Map(), shown: new Set(["fire"]) };
  const badge = badgeOf(state, 0, 1);
  const label = phrase("trial.shot", { title: typeOf(state.setup, 0).name });
  const more = { reach: { aside: 6, ahead: 8, behind: 6 }, width: 22 };
  return {
    settings: fireSettings(Number(distance), Number(levels)),
    chosen: { type, distance, levels, nose },
    drawing: position(label, view, { ...overlayOf(view, focus), ghosts: [] }, more),
    ruling: { ok: true, value: badge ? [badge.best] : [] },
  };
}

/** A target to be moved before an aircraft's guns: column, modifiers and points, or why there is no shot. */
export const FIRE: Trial = {
  start: { type: "fokker-dr-i", distance: "3", levels: "0", nose: "0" },
  of: fireTried,
};
