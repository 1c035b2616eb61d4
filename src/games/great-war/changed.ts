import type { Aircraft, BarrelState, State } from "./state.ts";

// States and aircraft with something changed. Fields are written out: a spread of as many takes ten times as long, and
// every spread gives its copies a layout of their own, which slows down whatever reads them.

/** The changed value, or the one before where nothing is said. */
function or<T>(changed: T | undefined, before: T): T {
  return changed === undefined ? before : changed;
}

/** A state with the two fields changed that change all the time. */
function renewed(state: State, aircraft: State["aircraft"], agenda: State["agenda"]): Required<State> {
  return {
    setup: state.setup,
    turn: state.turn,
    phase: state.phase,
    aircraft,
    guns: state.guns,
    order: state.order,
    tails: state.tails,
    lineUp: state.lineUp,
    shots: state.shots,
    agenda,
    score: state.score,
    done: state.done,
    outcome: state.outcome,
    campaign: state.campaign,
  };
}

export function withAgenda(state: State, agenda: State["agenda"]): State {
  return renewed(state, state.aircraft, agenda);
}

export function withFleet(state: State, aircraft: State["aircraft"]): State {
  return renewed(state, aircraft, state.agenda);
}

export function stateWith(state: State, change: Partial<State>): State {
  const whole: Required<State> = {
    setup: or(change.setup, state.setup),
    turn: or(change.turn, state.turn),
    phase: or(change.phase, state.phase),
    aircraft: or(change.aircraft, state.aircraft),
    guns: or(change.guns, state.guns),
    order: or(change.order, state.order),
    tails: or(change.tails, state.tails),
    lineUp: or(change.lineUp, state.lineUp),
    shots: or(change.shots, state.shots),
    agenda: or(change.agenda, state.agenda),
    score: or(change.score, state.score),
    done: or(change.done, state.done),
    outcome: or(change.outcome, state.outcome),
    campaign: or(change.campaign, state.campaign),
  };
  return whole;
}

type Whole = Required<Omit<Aircraft, "crippledBy">> & { crippledBy?: number };

function copied(one: Aircraft, change: Partial<Aircraft>, crippledBy: number | undefined): Aircraft {
  const whole: Whole = {
    hex: or(change.hex, one.hex),
    facing: or(change.facing, one.facing),
    altitude: or(change.altitude, one.altitude),
    speed: or(change.speed, one.speed),
    damage: or(change.damage, one.damage),
    engineLoss: or(change.engineLoss, one.engineLoss),
    guns: or(change.guns, one.guns),
    crew: or(change.crew, one.crew),
    rudder: or(change.rudder, one.rudder),
    elevator: or(change.elevator, one.elevator),
    spar: or(change.spar, one.spar),
    fuelHit: or(change.fuelHit, one.fuelHit),
    fuelOut: or(change.fuelOut, one.fuelOut),
    gliding: or(change.gliding, one.gliding),
    bombs: or(change.bombs, one.bombs),
    status: or(change.status, one.status),
    ending: or(change.ending, one.ending),
    flown: or(change.flown, one.flown),
    looped: or(change.looped, one.looped),
    choice: or(change.choice, one.choice),
    attacked: or(change.attacked, one.attacked),
    progress: or(change.progress, one.progress),
    busy: or(change.busy, one.busy),
  };
  if (crippledBy !== undefined) whole.crippledBy = crippledBy;
  return whole;
}

export function aircraftWith(one: Aircraft, change: Partial<Aircraft>): Aircraft {
  return copied(one, change, or(change.crippledBy, one.crippledBy));
}

/** An aircraft with another to blame for its engine or tank, or nobody. */
export function crippled(one: Aircraft, by: number | null): Aircraft {
  return copied(one, {}, by ?? undefined);
}

export function barrelWith(barrel: BarrelState, change: Partial<BarrelState>): BarrelState {
  return {
    drums: or(change.drums, barrel.drums),
    jammed: or(change.jammed, barrel.jammed),
    broken: or(change.broken, barrel.broken),
  };
}

/** The state with an aircraft in place of the one at its index. */
export function withAircraftAt(state: State, index: number, one: Aircraft): State {
  const aircraft = state.aircraft.slice();
  aircraft[index] = one;
  return withFleet(state, aircraft);
}

/** The state with an aircraft changed. */
export function withAircraft(state: State, index: number, change: Partial<Aircraft>): State {
  return withAircraftAt(state, index, aircraftWith(state.aircraft[index] as Aircraft, change));
}
