import type { Order } from "../../../rules/grammar/order.ts";
import { germanReach, landable } from "../../../rules/raid/german-flight.ts";
import { livingAmericans, livingGermans, typeOf } from "../../../rules/state/look.ts";
import type { GermanState, State } from "../../../rules/state/state.ts";
import { type Choice, grouped, least, only, type PlanQuestion, say } from "../asked.ts";
import { far, germanWay } from "../field.ts";
import { approaches } from "./approach.ts";
import { intercepts, type Sent } from "./intercept.ts";
import { Rooms } from "./rooms.ts";

function fly(to: string, units: readonly GermanState[]): Order {
  return { kind: "to", verb: "fly", to, units: units.map(({ id }) => id) };
}

/** Who takes off for what he is sent to: with tanks where he carries any, as they are dropped in the battle. */
function takeOff(state: State, sent: readonly Sent[]): readonly Choice[] | undefined {
  const ground = sent.flatMap(({ units }) => units).filter(({ base }) => base !== null);
  const [first] = ground;
  if (!first) return undefined;
  const told = sent.find(({ units }) => units.includes(first))?.reason;
  const tanks = (one: GermanState) => typeOf(state, one.type).tanks !== null;
  const units = ground.filter((one) => tanks(one) === tanks(first)).map(({ id }) => id);
  return only({ kind: "take-off", units, tanks: tanks(first) }, 0, told);
}

/** Those in the air who are not sent anywhere fly to where they land. */
function homeward(state: State, rooms: Rooms, busy: ReadonlySet<string>): Order | undefined {
  const idle = livingGermans(state).filter(({ id, hex, moved }) => hex !== null && !moved && !busy.has(id));
  const legs = idle.flatMap((one) => {
    const base = rooms.baseOf(one);
    if (!base || base.hex === one.hex) return [];
    const way = germanWay(base.hex, state.quarter);
    const to = least(germanReach(state, one).keys(), (hex) => far(way, hex));
    return to === undefined || to === one.hex ? [] : [{ one, to }];
  });
  const [first] = [...grouped(legs, ({ to }) => to)];
  return (
    first &&
    fly(
      first[0],
      first[1].map(({ one }) => one),
    )
  );
}

/** Those who have nothing to attack where they are, or no time left, land: one at each base. */
function landing(state: State, busy: ReadonlySet<string>): Order | undefined {
  const seen = new Set<string>();
  const units = landable(state).filter(({ id, hex, counter }) => {
    if (busy.has(id) || hex === null || seen.has(hex)) return false;
    const stays = (counter ?? 0) > 0 && livingAmericans(state).some((one) => one.hex === hex);
    if (stays) return false;
    seen.add(hex);
    return true;
  });
  return units.length > 0 ? { kind: "units", verb: "land", units: units.map(({ id }) => id) } : undefined;
}

/** Section 4.2, B and C: attacks first, then all others go home and land. */
export function germanMove(asked: PlanQuestion): readonly Choice[] {
  const { view } = asked;
  const rooms = new Rooms(view);
  const attacks = intercepts(asked, rooms);
  const sent = asked.style.approaches ? [...attacks, ...approaches(asked, rooms, attacks)] : attacks;
  const start = takeOff(view, sent);
  if (start) return start;
  const [first] = sent;
  if (first) return only(fly(first.hex, first.units), 0, first.reason);
  const busy = new Set(sent.flatMap(({ units }) => units.map(({ id }) => id)));
  const order = homeward(view, rooms, busy) ?? landing(view, busy);
  return order ? only(order) : [say("done")];
}
