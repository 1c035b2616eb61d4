import type { GameEvent } from "../../../../core/game.ts";
import { entryOf } from "../../data/calendar.ts";
import { CITY_HITS, LAST_START, MARKERS } from "../../data/figures.ts";
import { GERMAN } from "../../data/sides.ts";
import { LF5 } from "../../data/tables.ts";
import { doFirst, withGeschwader, withPool } from "../state/change.ts";
import { AT_HOME, AT_STATION } from "../state/grounded.ts";
import { activeGeschwader, aloft, cityOf, tablesOf } from "../state/look.ts";
import { seatsOf } from "../state/sides.ts";
import type { State, Step } from "../state/state.ts";
import { reveal, tell, tellSide } from "../state/tell.ts";
import { dutyBegun } from "../turn/weather.ts";

/**
 * BB-75, BB-84: the next Tally Ho; wings in the air since the last are on patrol (BB-90), those that returned may be used
 * again (BB-91), with the squadrons that they have left (BB-R43).
 */
export function tallyHo(state: State): Step {
  const phase = state.phase + 1;
  const begun = phase === 1 ? dutyBegun(state) : { state, events: [] };
  const now: State = {
    ...begun.state,
    phase,
    markers: state.setup.options.markersPer === "tallyHo" ? MARKERS : state.markers,
    bigWing: false,
    contacts: [],
    geschwader: begun.state.geschwader.map((one) => ({ ...one, moved: false, contact: null })),
    wings: begun.state.wings.map((one) => ({
      ...one,
      patrol: one.square !== null,
      used: false,
      missed: false,
      met: false,
      partner: null,
    })),
  };
  return {
    state: doFirst(now, [
      { do: "call-home" },
      { do: "german-move" },
      { do: "recall" },
      { do: "british-move" },
      { do: "battle" },
      { do: "dogfights" },
      { do: "bombing", settled: [] },
      { do: "reach-home" },
      { do: "tally-ho-end" },
    ]),
    events: [...begun.events, tell("event.tally-ho", { phase, markers: now.markers })],
  };
}

/** BB-84: geschwader that may still take off this turn. */
export function waiting(state: State): boolean {
  return state.phase <= LAST_START && activeGeschwader(state).some(({ flown }) => !flown);
}

/**
 * BB-65, BB-66, BB-R18, BB-H8: where the mission cards of a turn go. London comes again when bombs hit it and it still stands;
 * when all missed its card is used like any other.
 */
function cardsBack(state: State): Step {
  const { phase } = entryOf(state.turn);
  let now = state;
  const [top, home]: [string[], string[]] = [[], []];
  for (const { target, flown, bombed, hit } of state.geschwader) {
    if (target === null) continue;
    const london = cityOf(state.setup, target)?.london ?? false;
    if (!flown) home.push(target);
    else if (phase === 3 && london && hit && !isOut(state, target)) top.push(target);
    else now = { ...now, used: [...now.used, { card: target, open: bombed }] };
  }
  const { cities } = tablesOf(state.setup);
  const again = cities.map(({ id }) => id).filter((id) => top.includes(id));
  const events: GameEvent[] = [];
  if (again.length > 0) events.push(tell("event.london-again", { cards: again }));
  if (home.length > 0)
    events.push(
      tellSide("event.cards-back", { count: home.length }, seatsOf(state, GERMAN), { cards: home }),
    );
  return {
    state: {
      ...now,
      hand: [...now.hand, ...home],
      draw: [...again, ...now.draw],
      known: now.known + again.length,
    },
    events,
  };
}

function isOut({ hits }: State, city: string): boolean {
  return (hits[city] ?? 0) >= CITY_HITS;
}

/** BB-130, BB-R49: Luftflotte 5 is withdrawn when it has not made its attempt. */
function dutyDone(state: State): Step {
  if (state.duty !== "due") return { state, events: [] };
  const own = state.geschwader.filter(({ pool }) => pool === LF5);
  const now: State = { ...state, duty: "none" };
  if (own.some(({ attempted }) => attempted))
    return { state: now, events: [reveal("event.lf5-attempt", {})] };
  let left = withPool(now, LF5, {
    pile: [],
    stoodDown: [],
    withdrawn: Object.keys(tablesOf(state.setup).pools.find(({ id }) => id === LF5)?.squadrons ?? {}),
  });
  for (const { id } of own) left = withGeschwader(left, id, { squadrons: [] });
  const count = own.reduce((sum, { squadrons }) => sum + squadrons.length, 0);
  return { state: left, events: [reveal("event.lf5-withdrawn", { count })] };
}

/** BB-R53: the turn ends, and all are at home or at their stations. */
function turnEnds(state: State): Step {
  const cards = cardsBack(state);
  const duty = dutyDone(cards.state);
  const { six: _, ...left } = duty.state;
  const now: State = {
    ...left,
    phase: 0,
    flying: false,
    geschwader: duty.state.geschwader.map(({ hit: _, ...one }) => ({ ...one, ...AT_HOME })),
    wings: duty.state.wings.map((one) => ({ ...one, ...AT_STATION })),
    contacts: [],
  };
  return { state: doFirst(now, [{ do: "turn" }]), events: [...cards.events, ...duty.events] };
}

/** BB-82: another Tally Ho while anybody is aloft, or may still take off; else the turn is over. */
export function tallyHoEnds(state: State): Step {
  const later = state.phase < LAST_START && waiting(state);
  if (aloft(state).length > 0 || later) return { state: doFirst(state, [{ do: "tally-ho" }]), events: [] };
  return turnEnds(state);
}
