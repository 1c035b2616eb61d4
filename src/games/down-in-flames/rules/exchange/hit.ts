import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { disengaged } from "../engagement/position.ts";
import { withElement, withLeader, withState, withWingman } from "../state/changed.ts";
import { type Attacker, aircraftOf, isHere } from "../state/pieces.ts";
import type { Aircraft, State, Step } from "../state/state.ts";
import { reveal, tell } from "../state/tell.ts";

function withAircraft(state: State, { kind, element }: Attacker, change: Partial<Aircraft>): State {
  return kind === "leader" ? withLeader(state, element, change) : withWingman(state, element, change);
}

/** What an aircraft held goes to the discards. */
function dropHand(state: State, at: Attacker): Step {
  const { leader, wingman } = itemAt(state.elements, at.element);
  const hand = (at.kind === "leader" ? leader.hand : wingman?.hand) ?? [];
  const now = withState(state, { discard: [...state.discard, ...hand] });
  const empty =
    at.kind === "leader"
      ? withLeader(now, at.element, { hand: [] })
      : withWingman(now, at.element, { hand: null });
  const events: readonly GameEvent[] =
    hand.length > 0 ? [reveal("event.discards", { id: at.id, cards: [...hand] })] : [];
  return { state: empty, events };
}

/**
 * An aircraft is shot down: its cards are gone, and with a Leader every position (DIF-B5). Flak may hit who hides in the extension's
 * CLOUDS (DIF-B12); whoever is left of his Element hides on until it changes its level.
 */
export function shotDown(state: State, at: Attacker): Step {
  const fallen = withAircraft(state, at, { down: true, loaded: false });
  const left = isHere(fallen, at.element) ? fallen : withElement(fallen, at.element, { cloud: false });
  const dropped = dropHand(left, at);
  const told = tell("event.shot-down", { id: at.id });
  if (at.kind === "wingman") return { state: dropped.state, events: [told, ...dropped.events] };
  const freed = disengaged(dropped.state, at.element);
  return { state: freed.state, events: [told, ...dropped.events, ...freed.events] };
}

/** DIF-5: a fighter or a light bomber (DIF-R52) is damaged, at once (DIF-R63); a second time brings it down (DIF-5.4), and a load is dropped (DIF-9.2.4). */
export function damaged(state: State, at: Attacker, cockpit: boolean): Step {
  const aircraft = aircraftOf(state, at) as Aircraft;
  if (aircraft.damaged) return shotDown(state, at);
  const { load } = itemAt(state.setup.elements, at.element);
  const told = tell("event.damaged", { id: at.id, cockpit, jettisons: load && aircraft.loaded });
  return {
    state: withAircraft(state, at, { damaged: true, loaded: false, cockpit: aircraft.cockpit || cockpit }),
    events: [told],
  };
}
