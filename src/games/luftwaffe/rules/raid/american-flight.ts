import { hasTanks } from "../../data/calendar.ts";
import { plays } from "../../data/options.ts";
import { AMERICAN } from "../../data/sides.ts";
import type { HexName } from "../../data/tables.ts";
import { entriesOf, isAmericanSide, isOwnLine, ownLines } from "../map/lines.ts";
import { withAmerican } from "../state/change.ts";
import { groupOf, isBomber, livingAmericans, typeOf } from "../state/look.ts";
import type { AmericanState, State, Step } from "../state/state.ts";
import { reveal, tell } from "../state/tell.ts";
import { reach } from "./reach.ts";

export function american(state: State, unit: string): AmericanState {
  const one = state.americans.find(({ id }) => id === unit);
  if (!one) throw new RangeError(`there is no ${unit}`);
  return one;
}

/** LW-32: the hexes where a unit may enter and leave. */
export function linesOf(state: State, one: AmericanState): readonly HexName[] {
  return ownLines(groupOf(state, one.id).force, isBomber(state, one), state.quarter);
}

/** LW-56: the hexes where a group of bombers may enter. */
export function entriesFor(state: State, { id }: AmericanState): readonly HexName[] {
  return entriesOf(groupOf(state, id).force, state.quarter);
}

/** LW-32: whether a unit stands on its own lines. */
export function isOnOwnLine(state: State, one: AmericanState): boolean {
  if (one.hex === null) return false;
  return isOwnLine(one.hex, groupOf(state, one.id).force, isBomber(state, one), state.quarter);
}

/** Section 4.2, H: fighters that have not entered yet. */
export function waitingFighters(state: State): readonly AmericanState[] {
  return livingAmericans(state).filter((one) => !isBomber(state, one) && one.hex === null && !one.back);
}

/** Section 4.2, H, LW-56: bombers whose turn has come are put on the hex of their sheet. */
export function bombersEnter(state: State): Step {
  const due = livingAmericans(state).filter(
    ({ line, hex, back }) => line?.turn === state.turn && hex === null && !back,
  );
  const hexes = [...new Set(due.flatMap(({ line }) => line?.entry ?? []))].sort();
  const at = (hex: HexName) => due.filter(({ line }) => line?.entry === hex).map(({ id }) => id);
  return {
    state: due.reduce((now, { id, line }) => withAmerican(now, id, { hex: line?.entry ?? null }), state),
    // Even that nobody comes tells something of the sheet.
    events: [
      reveal("event.american-half", { turn: state.turn, units: due.map(({ id }) => id) }),
      ...hexes.map((hex) => tell("event.on-line", { units: at(hex), hex })),
    ],
  };
}

export function entered(state: State, unit: string, hex: HexName): State {
  return withAmerican(state, unit, { hex });
}

/** Units in the air that have not moved this turn. */
export function movableAmericans(state: State): readonly AmericanState[] {
  return livingAmericans(state).filter(({ hex, moved }) => hex !== null && !moved);
}

export function americanReach(state: State, { hex, type }: AmericanState): ReadonlyMap<HexName, number> {
  if (hex === null) return new Map();
  return reach({ from: hex, side: AMERICAN, quarter: state.quarter }, typeOf(state, type).speed);
}

/** LW-21, LW-L18: whether American fighters carry drop tanks. */
export function carriesTanks({ setup, quarter }: State): boolean {
  return !plays(setup.options.level, "noTanksIn1943") || hasTanks(quarter);
}

/** LW-62: who leaves the American side begins to count its turns. */
export function americanFlown(state: State, unit: string, hex: HexName): State {
  const one = american(state, unit);
  const moved = withAmerican(state, unit, { hex, moved: true });
  if (one.crossed !== null || isAmericanSide(hex, state.quarter)) return moved;
  const type = typeOf(state, one.type);
  const tanks = carriesTanks(state) && type.tanks !== null;
  return withAmerican(moved, unit, {
    crossed: state.turn,
    tanks,
    counter: tanks ? type.tanks : type.endurance,
  });
}

/**
 * Section 4.2, N: who has been beyond the R line and is back on his own lines leaves; so do bombers that have bombed a
 * target on the American side (LW-34).
 */
export function americansLeave(state: State): Step {
  const home = livingAmericans(state).filter(
    (one) => (one.crossed !== null || one.bombed) && isOnOwnLine(state, one),
  );
  const gone = { hex: null, counter: null, tanks: false, back: true };
  return {
    state: home.reduce((now, { id }) => withAmerican(now, id, gone), state),
    events: home.length > 0 ? [tell("event.leaves", { units: home.map(({ id }) => id) })] : [],
  };
}
