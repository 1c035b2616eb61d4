import type { Dice } from "../../../../core/dice/dice.ts";
import { type Pick, pickedBy } from "../../../../core/orders/choice.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import { plays } from "../../data/options.ts";
import { AMERICAN, GERMAN } from "../../data/sides.ts";
import type { Target } from "../../data/tables.ts";
import { linesOf } from "../raid/american-flight.ts";
import { isBombed, tablesOf, typeOf } from "../state/look.ts";
import { sideOf } from "../state/sides.ts";
import type { AmericanState, GermanState, SheetLine, State } from "../state/state.ts";
import type { View } from "./view.ts";

/** One in so many units that may be marked is one (LW-81). */
const MARKED = 4;

/** Whether a Target Sheet is written and not yet shown whole. */
function hasSheet({ agenda, turn }: State): boolean {
  if (turn > 0) return true;
  return agenda.some((task) => task.do === "raid") && !agenda.some((task) => task.do === "sheet");
}

/** Whether the German has marked his units for this quarter. */
function hasMarks({ setup, agenda }: State): boolean {
  return plays(setup.options.level, "killers") && !agenda.some((task) => task.do === "marks");
}

/** A line that a bomber may have: it came where it was seen first, or is still to come. */
function lineFor(
  state: State,
  one: AmericanState,
  standing: readonly Target[],
  pick: Pick,
): SheetLine | null {
  const target = standing[pick(standing.length)]?.id;
  if (target === undefined) return null;
  const came = one.hex !== null || one.back || one.factors === 0;
  const left = LAST_TURN - state.turn;
  if (!came && left <= 0) return null;
  const turn = came ? Math.max(1, state.turn) : state.turn + 1 + pick(left);
  const lines = linesOf(state, one);
  return { target, entry: lines[pick(lines.length)] ?? "", turn };
}

/** LW-56: the sheet of bombers that have not bombed. */
function withSheet(state: State, pick: Pick): State {
  if (!hasSheet(state)) return { ...state, named: 0 };
  const standing = tablesOf(state.setup).targets.filter(({ id }) => !isBombed(state, id));
  const americans = state.americans.map((one) => {
    const bomber = typeOf(state, one.type).endurance === null;
    if (!bomber || one.bombed || one.presence !== "in-play") return one;
    return { ...one, line: lineFor(state, one, standing, pick) };
  });
  const named = new Set(americans.flatMap(({ line }) => line?.target ?? [])).size;
  return { ...state, americans, named };
}

/** LW-81, LW-100: marks at a guess; everybody is fuelled, which is the rule while there is enough. */
function withSecrets(state: State, pick: Pick): State {
  const marked = hasMarks(state);
  const germans = state.germans.map(
    (one): GermanState => ({
      ...one,
      killer: one.killer ?? (marked && pick(MARKED) === 0),
      fuelled: one.fuelled ?? true,
    }),
  );
  return { ...state, germans, economy: { ...state.economy, reserveNext: state.economy.reserve } };
}

/** Some whole state that fits what a viewer knows. */
export function imagine(known: View, dice: Dice): State {
  const { viewer, ...state } = known;
  if (viewer === "umpire") return state;
  const pick = pickedBy(dice, viewer);
  const side = sideOf(known, viewer);
  const planned = side === AMERICAN ? state : withSheet(state, pick);
  return side === GERMAN ? planned : withSecrets(planned, pick);
}
