import { seededDice } from "../../../../core/dice/random.ts";
import { hexOf } from "../../../../core/geometry/hex-map.ts";
import type { AircraftConfig, WholeConfig } from "../../data/config/config.ts";
import { firstState } from "../../rules/state/first-state.ts";
import type { Board, State } from "../../rules/state/state.ts";
import { type View, viewOf } from "../../rules/view/view.ts";

/** Hexes across and deep: the board of the examples, and its middle. */
const SIZE = 24;
const MIDDLE_COLUMN = 12;
const MIDDLE_ROW = 12;
export const MIDDLE = hexOf(MIDDLE_COLUMN, MIDDLE_ROW);
/** Metres at which an example flies where nothing else is said. */
export const HEIGHT = 3000;

/** An aircraft of an example; where nothing is said it stands in the middle, nose up. */
type Example = Pick<AircraftConfig, "id" | "type"> & Partial<AircraftConfig>;

function placed({ side = "allied", hex = "1313", facing = 0, altitude = HEIGHT, ...rest }: Example) {
  return { side, hex, facing, altitude, ...rest };
}

/** A match of the real game with some aircraft, at its first move: that of the first of them. */
export function exampleState(aircraft: readonly Example[], more: Partial<WholeConfig> = {}): State {
  const config: WholeConfig = {
    date: "1918-04-21",
    board: { columns: SIZE, rows: SIZE, mat: "front" },
    ...more,
    aircraft: aircraft.map(placed),
  };
  const state = firstState(config, seededDice("examples"));
  return { ...state, phase: "movement", agenda: [{ do: "move", who: 0 }] };
}

/** The same as its player sees it. */
export function exampleView(board: State): View {
  return viewOf(board, "allied");
}

/** A board with something changed about its first aircraft. */
export function changed<Some extends Board>(board: Some, change: Partial<Board["aircraft"][number]>): Some {
  const aircraft = board.aircraft.map((one, place) => (place === 0 ? { ...one, ...change } : one));
  return { ...board, aircraft };
}
