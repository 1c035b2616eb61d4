import type { Judge } from "../../../core/file/judge.ts";
import { type Bounds, outOfBounds, wrongIn } from "../../../core/input/bounds.ts";
import type { Shapes } from "../../../core/input/data-shape.ts";
import shapes from "../data/shapes.json" with { type: "json" };
import { isOnBoard } from "./setup/front.ts";
import type { Aircraft, State } from "./state/state.ts";

/** Metres between two altitudes (D-01). */
const STEP = 50;
const HIGHEST = 10_000;
const SOME: Bounds = [0, 1000];
const MP: Bounds = [0, 40];
const HEXSIDES: Bounds = [0, 6];

/** Columns and rows, with what lies just beyond an edge. */
const HEXES: Bounds = [-100, 200];

const BOUNDS: Readonly<Record<string, Bounds>> = {
  turn: [1, 1000],
  "aircraft.*.altitude": [0, HIGHEST],
  "aircraft.*.speed": MP,
  "aircraft.*.damage": SOME,
  "aircraft.*.engineLoss": MP,
  "aircraft.*.guns.*.*.drums.*": SOME,
  "aircraft.*.ending.hexsides": HEXSIDES,
  "aircraft.*.ending.climbed": [0, HIGHEST],
  "aircraft.*.ending.dived": [0, HIGHEST],
  "aircraft.*.flown.climbed": [0, HIGHEST],
  "aircraft.*.flown.dived": [0, HIGHEST],
  "aircraft.*.flown.mostTurned": HEXSIDES,
  "aircraft.*.progress.*": SOME,
  "aircraft.*.flown.looks.*.altitude": [0, HIGHEST],
  "aircraft.*.flown.path.*.altitude": [0, HIGHEST],
  "aircraft.*.flown.looks.*.hex.*": HEXES,
  "aircraft.*.flown.path.*.hex.*": HEXES,
  "aircraft.*.hex.*": HEXES,
  "score.*": [-10_000, 10_000],
};

/** The turn of something that has happened, where it has. */
function isLate(turn: number | null, now: number): boolean {
  return turn !== null && (turn < 0 || turn > now);
}

function wrong(one: Aircraft, { setup, turn }: State, place: number): string | undefined {
  const airframe = setup.airframes[place];
  if (!airframe) return "";
  if (one.crew.length !== airframe.crew.length) return "crew";
  if (one.altitude % STEP !== 0) return "altitude";
  if (one.status === "flying" && !isOnBoard(setup, one.hex)) return "hex";
  if (isLate(one.fuelHit, turn)) return "fuelHit";
  if (isLate(one.attacked, turn)) return "attacked";
  if (one.crippledBy !== undefined && !setup.airframes[one.crippledBy]) return "crippledBy";
  if (one.busy.some((man) => man < 0 || man >= one.crew.length)) return "busy";
  if (Object.keys(one.progress).some((id) => !setup.targets.some((target) => target.id === id)))
    return "progress";
  return wrongIn("crew", one.crew, ({ woundedIn, woundedBy }) => {
    if (isLate(woundedIn, turn)) return "woundedIn";
    return woundedBy !== undefined && !setup.airframes[woundedBy] ? "woundedBy" : undefined;
  });
}

/** Places of aircraft in a list, each of which must be one. */
function strange(state: State): string | undefined {
  const { aircraft, order, tails, shots, lineUp, done, setup } = state;
  const missing = (place: number) => aircraft[place] === undefined;
  if (order.some(missing) || new Set(order).size < order.length) return "order";
  if (tails.some(({ tailer, target }) => missing(tailer) || missing(target))) return "tails";
  if (shots.some(({ from, target }) => missing(from) || missing(target))) return "shots";
  if (lineUp && [...lineUp.early, ...lineUp.settled, ...lineUp.ranks.flat()].some(missing)) return "lineUp";
  return done.some((id) => !setup.targets.some((target) => target.id === id)) ? "done" : undefined;
}

export const judge: Judge = {
  shapes: shapes as Shapes,
  // A campaign has another set-up in each mission; what it is about stays.
  begun(given) {
    const { setup, campaign } = given as State;
    const { options, tables, types, seats } = setup;
    return campaign ? { options, tables, types, seats } : setup;
  },
  impossible(given) {
    const state = given as State;
    const { aircraft, setup, guns, turn, phase, outcome } = state;
    if (aircraft.length !== setup.airframes.length) return "aircraft";
    if (setup.turns !== null && turn > setup.turns) return "turn";
    if ((phase === "over") !== (outcome !== null)) return "phase";
    return (
      outOfBounds(state, BOUNDS) ??
      wrongIn("aircraft", aircraft, (one, place) => wrong(one, state, place)) ??
      wrongIn("guns", guns, ({ hex, firedIn }) => {
        if (!isOnBoard(setup, hex)) return "hex";
        return firedIn < 0 || firedIn > turn ? "firedIn" : undefined;
      }) ??
      strange(state)
    );
  },
};
