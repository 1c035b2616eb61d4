import type { Amended, Problem } from "../../../src/core/game.ts";
import { fail, ok, type Result } from "../../../src/core/result.ts";
import { onBoard, same } from "./hexes.ts";
import { SIDES, type State } from "./types.ts";

const NEAR = ["red score 3", "R1 1,0"];

/** What the umpire may set: a side's points (`red score 3`) or where a ship stands (`R1 1,0`). */
export function amend(state: State, text: string): Result<Amended<State>, readonly Problem[]> {
  const words = text.trim().split(/\s+/);
  return scored(state, words) ?? placed(state, words) ?? fail([problem(text)]);
}

function problem(text: string): Problem {
  return { code: "not-legal", rule: "SK-2", values: { text: text.slice(0, 20) }, near: NEAR };
}

function scored(state: State, [who, what, figure = ""]: readonly string[]) {
  const side = SIDES.find((one) => one === who);
  if (!side || what !== "score" || !/^\d{1,2}$/.test(figure)) return undefined;
  const score = { ...state.score, [side]: Number(figure) };
  const events = [{ key: "amended", values: { what: `${side} score`, to: figure } }];
  return ok({ state: { ...state, score }, events, text: `${side} score ${Number(figure)}` });
}

function placed(state: State, [id, place = ""]: readonly string[]) {
  const [q, r] = /^-?\d,-?\d$/.test(place) ? place.split(",").map(Number) : [];
  if (id === undefined || q === undefined || r === undefined) return undefined;
  if (!state.ships.some((ship) => ship.id === id)) return undefined;
  const to = { q, r };
  if (!onBoard(to) || state.ships.some((ship) => ship.id !== id && same(ship, to))) return undefined;
  const ships = state.ships.map((ship) => (ship.id === id ? { ...ship, ...to } : ship));
  const events = [{ key: "amended", values: { what: id, to: `${q},${r}` } }];
  return ok({ state: { ...state, ships }, events, text: `${id} ${q},${r}` });
}
