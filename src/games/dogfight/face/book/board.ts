import type { Phrase } from "../../../../core/phrase.ts";
import type { Tabletop } from "../../../../tabletop/tabletop.ts";
import type { AircraftConfig, Config } from "../../data/config.ts";
import { badgeOf } from "../../rules/advice/badge.ts";
import { firstState } from "../../rules/state/state.ts";
import { type View, viewOf } from "../../rules/view/view.ts";
import { tabletopOf } from "../tabletop.ts";

/** Inches: the square table of the examples, and its middle. */
const SIZE = 48;
export const MIDDLE = SIZE / 2;

/** An aircraft of an example; where nothing is said it stands in the middle with its nose to 12. */
type Example = Pick<AircraftConfig, "id" | "type"> & Partial<AircraftConfig>;

function placed({ side = "red", x = MIDDLE, y = MIDDLE, heading = 12, speed = 2, ...rest }: Example) {
  return { side, x, y, heading, speed, ...rest };
}

/** A table of the real game with some aircraft on it, as everybody sees it. */
export function exampleBoard(aircraft: readonly Example[], more: Partial<Config> = {}): View {
  const table = { width: SIZE, depth: SIZE };
  return viewOf(firstState({ table, ...more, aircraft: aircraft.map(placed) }), "table");
}

export function exampleTable(view: View): Tabletop {
  return tabletopOf(view, []);
}

/** What the badge says of a target: the weapon that may fire, else why not. */
export function ruledOn(view: View, from: string, to: string): Phrase {
  return badgeOf(view, from, to)?.best ?? { key: "badge.unarmed", values: {} };
}
