import type { Order } from "../../grammar/order.ts";
import { americanReach, movableAmericans } from "../../raid/american-flight.ts";
import { groupOf, isBombed, isBomber, placeOf } from "../../state/look.ts";
import type { AmericanState, State } from "../../state/state.ts";
import type { HexName } from "../../tables/tables.ts";
import { type Asked, type Choice, grouped, least, only, say } from "../asked.ts";
import { type Field, far, wayHome, wayTo } from "../field.ts";
import { fighterMove } from "./fighters.ts";

/** Where bombers are bound for: their target while it stands and they have not bombed, else home. */
function courseOf(state: State, one: AmericanState): Field {
  const { line, bombed } = one;
  if (line && !bombed && !isBombed(state, line.target) && one.factors > 1)
    return wayTo(placeOf(state, line.target).hex);
  return wayHome(groupOf(state, one.id).force, true, state.quarter);
}

/** The next leg of a bomber. */
function leg(state: State, one: AmericanState): HexName | undefined {
  const way = courseOf(state, one);
  return least(americanReach(state, one).keys(), (hex) => far(way, hex));
}

/** Bombers fly on: all of them that fly to one hex together. */
function bombersFly(state: State): Order | undefined {
  const bombers = movableAmericans(state).filter((one) => isBomber(state, one));
  const legs = bombers.flatMap((one) => {
    const to = leg(state, one);
    return to === undefined || to === one.hex ? [] : [{ id: one.id, to }];
  });
  const [first] = [...grouped(legs, ({ to }) => to)];
  return first && { kind: "to", verb: "fly", to: first[0], units: first[1].map(({ id }) => id) };
}

/** Section 4.2, H and I: bombers first, then fighters go with them. */
export function americanMove(asked: Asked): readonly Choice[] {
  const order = bombersFly(asked.view) ?? fighterMove(asked);
  return order ? only(order) : [say("done")];
}
