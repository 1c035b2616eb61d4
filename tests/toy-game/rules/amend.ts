import type { Amended, Problem } from "../../../src/core/game.ts";
import { fail, ok, type Result } from "../../../src/core/result.ts";
import { SQUARES } from "../data/map.ts";
import { event, isThere, SIDES, type State, withSquadron } from "./state.ts";

const NEAR = ["red score 3", "R1 B2"];
const LONGEST_QUOTED = 20;

/** RD-21: what the umpire may set: a side's points (`red score 3`) or where a counter stands (`R1 B2`). */
export function amend(state: State, text: string): Result<Amended<State>, readonly Problem[]> {
  const words = text.trim().split(/\s+/);
  return scored(state, words) ?? placed(state, words) ?? fail([problem(text)]);
}

function problem(text: string): Problem {
  const values = { found: text.slice(0, LONGEST_QUOTED), near: NEAR };
  return { code: "no-amendment", rule: "RD-21", values, near: NEAR };
}

function scored(state: State, [who, what, figure = ""]: readonly string[]) {
  const side = SIDES.find((one) => one === who);
  if (!side || what !== "score" || !/^\d{1,2}$/.test(figure)) return undefined;
  const points = Number(figure);
  return ok({
    state: { ...state, won: { ...state.won, [side]: points } },
    events: [event("amended", { what: `${side} score`, to: `${points}` })],
    text: `${side} score ${points}`,
  });
}

/** No counter comes to another: they would have to meet. */
function placed(state: State, [id = "", to = ""]: readonly string[]) {
  const there = state.squadrons.filter(isThere);
  if (!SQUARES.includes(to) || !there.some((one) => one.id === id)) return undefined;
  if (there.some((one) => one.id !== id && one.at === to)) return undefined;
  return ok({
    state: withSquadron(state, id, { at: to }),
    events: [event("amended", { what: id, to })],
    text: `${id} ${to}`,
  });
}
