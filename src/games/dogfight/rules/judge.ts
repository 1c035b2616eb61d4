import type { Judge } from "../../../core/file/judge.ts";
import { type Bounds, outOfBounds, wrongIn } from "../../../core/input/bounds.ts";
import type { Shapes } from "../../../core/input/data-shape.ts";
import shapes from "../data/shapes.json" with { type: "json" };
import { MAX_TURNS, TOP_LEVEL } from "./setup/setup.ts";
import type { Aircraft, State } from "./state/state.ts";

const LEVEL: Bounds = [0, TOP_LEVEL];

const BOUNDS: Readonly<Record<string, Bounds>> = {
  turn: [1, MAX_TURNS],
  "aircraft.*.level": LEVEL,
  "aircraft.*.move.level": LEVEL,
  "aircraft.*.dived": [0, 2],
  "aircraft.*.engine": [0, Number.POSITIVE_INFINITY],
  "aircraft.*.fuselage": [0, Number.POSITIVE_INFINITY],
  "aircraft.*.speed": [0, Number.POSITIVE_INFINITY],
};

/** DF-11, R-17: who flies has an oval of each kind left, and who was shot down has none of the one that brought it down. */
function wrongStatus({ status, engine, fuselage, move }: Aircraft): boolean {
  if (status === "flying") return engine === 0 || fuselage === 0;
  if (status === "disengaged") return move === null;
  return status === "crashed" && engine > 0 && fuselage > 0;
}

/** What can't be about an aircraft: more than its airframe has, or what its own figures deny. */
function wrong(one: Aircraft, { setup }: State, place: number): string | undefined {
  const airframe = setup.airframes[place];
  if (!airframe) return "";
  if (one.engine > airframe.engine) return "engine";
  if (one.fuselage > airframe.fuselage) return "fuselage";
  if ((one.weapons & ~airframe.weapons) !== 0 || one.weapons < 0) return "weapons";
  if ((one.fired & ~airframe.weapons) !== 0 || one.fired < 0) return "fired";
  if (one.level > airframe.ceiling) return "level";
  if (one.speed > airframe.engine) return "speed";
  if (!setup.options.altitude && one.dived !== 0) return "dived";
  return wrongStatus(one) ? "status" : undefined;
}

export const judge: Judge = {
  shapes: shapes as Shapes,
  impossible(given) {
    const state = given as State;
    const { aircraft, setup, turn, phase, outcome } = state;
    if (aircraft.length !== setup.airframes.length) return "aircraft";
    if (turn > setup.turns) return "turn";
    if ((phase === "over") !== (outcome !== null)) return "phase";
    return (
      outOfBounds(state, BOUNDS) ?? wrongIn("aircraft", aircraft, (one, place) => wrong(one, state, place))
    );
  },
};
