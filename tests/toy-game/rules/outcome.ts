import type { Outcome, Report } from "../../../src/core/game.ts";
import { isThere, type SeenSquadron, type Side, type State, sideOf, type View } from "./state.ts";

/** RD-15: points of each bomb on the target, and on any other place or a guarded one. */
const ON_TARGET = 3;
const ELSEWHERE = 1;
/** Of each strength that the enemy has lost. */
const LOST = 2;

type Scores = Readonly<Record<Side, number>>;

/** What somebody who sees so much can count. */
type Counted = Pick<View, "seats" | "bombs" | "won"> & { readonly squadrons: readonly SeenSquadron[] };

function lost(state: Counted, side: Side): number {
  return state.squadrons
    .filter(({ seat }) => sideOf(state, seat) === side)
    .reduce((sum, { full, strength }) => sum + LOST * ((full ?? 0) - (strength ?? 0)), 0);
}

function score(state: Counted, target?: string | null, guard?: string | null): Scores {
  const bombs = Object.entries(state.bombs).reduce(
    (sum, [square, count]) => sum + count * (square === target && square !== guard ? ON_TARGET : ELSEWHERE),
    0,
  );
  const { won } = state;
  return { red: won.red + bombs + lost(state, "blue"), blue: won.blue + lost(state, "red") };
}

function choiceOn<T>(
  state: Pick<View, "seats">,
  choices: Readonly<Record<string, T>>,
  side: Side,
): T | undefined {
  return Object.entries(choices).find(([seat]) => sideOf(state, seat) === side)?.[1];
}

/** RD-15, with the sealed choices. */
export function points(state: State): Scores {
  const { choices } = state;
  return score(state, choiceOn(state, choices, "red"), choiceOn(state, choices, "blue"));
}

export function outcome(state: State): Outcome | undefined {
  if (!state.over) return undefined;
  const { red, blue } = points(state);
  const reason = { key: "won-by-points", values: { red, blue } };
  if (red === blue) return { winner: null, reason };
  return { winner: red > blue ? "red" : "blue", reason };
}

/** What the viewer can count: bombs on a target that he does not know count as any. */
export function report(view: View): Report {
  const { choices, turn, turns, agenda, over } = view;
  const counted = score(
    view,
    choiceOn(view, choices, "red")?.square,
    choiceOn(view, choices, "blue")?.square,
  );
  return {
    turn,
    phase: over ? "over" : (agenda[0]?.do ?? "over"),
    pieces: Object.fromEntries(
      view.squadrons.filter(isThere).map((one) => [
        one.id,
        {
          side: sideOf(view, one.seat),
          square: one.at,
          strength: one.strength,
          status: one.up ? "up" : "down",
        },
      ]),
    ),
    score: counted,
    standing: { key: "standing", values: { ...counted, turn, turns } },
  };
}
