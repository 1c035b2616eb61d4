import type { Dice } from "../../../../core/dice/dice.ts";
import { present } from "../../../../core/present.ts";
import { doFirst, withGeschwader, withWing } from "../state/change.ts";
import { geschwaderOf, placeOf, wingOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import type { Chase } from "../state/task.ts";
import { tell } from "../state/tell.ts";
import { entered, patrolIn } from "./move.ts";

/** BB-103: contact: the geschwader has stopped, a marker is spent, they fight in the battle. */
function contact(state: State, { wing, geschwader }: Chase): Step {
  const square = present(geschwaderOf(state, geschwader).square);
  const met = withWing(withGeschwader(state, geschwader, { contact: wing }), wing, { met: true, square });
  const now = {
    ...met,
    markers: state.markers - 1,
    contacts: [...state.contacts, { wing, geschwader }],
  };
  return {
    state: now,
    events: [tell("event.contact", { wing, geschwader, square, markers: now.markers })],
  };
}

/** BB-104, BB-R11: the wing has missed: no marker, and back to its station before the British move. */
export function missed(state: State, { wing, geschwader }: Chase): Step {
  return {
    state: withWing(state, wing, { missed: true }),
    events: [tell("event.missed", { wing, geschwader })],
  };
}

/** BB-103, BB-R37: the same square as the one that it is after; others it passes. */
function isContact(state: State, { wing, geschwader }: Chase): boolean {
  return placeOf(state, wingOf(state, wing)) === geschwaderOf(state, geschwader).square;
}

/** BB-100, BB-93: a wing is announced; it may be there at once (BB-103). */
export function scrambled(state: State, chase: Chase): Step {
  const { wing, geschwader } = chase;
  const up = withWing(state, wing, { used: true, square: placeOf(state, wingOf(state, wing)) });
  const square = present(geschwaderOf(state, geschwader).square);
  const told = tell("event.scramble", { wing, geschwader, square });
  if (isContact(up, chase)) {
    const met = contact(up, chase);
    return { state: met.state, events: [told, ...met.events] };
  }
  return { state: doFirst(up, [{ do: "wing-step", ...chase }]), events: [told] };
}

/** BB-102, BB-R36: the wing's square, or none; then it is the geschwader's turn. */
export function wingStepped(state: State, chase: Chase, square: string | null): Step {
  const now = square === null ? state : withWing(state, chase.wing, { square });
  const told = tell("event.wing-steps", { wing: chase.wing, square });
  if (isContact(now, chase)) {
    const met = contact(now, chase);
    return { state: met.state, events: [told, ...met.events] };
  }
  return { state: doFirst(now, [{ do: "chased", ...chase }]), events: [told] };
}

/** BB-102: the geschwader's next square; no square left is a missed intercept. */
export function ranOn(state: State, chase: Chase, square: string, dice: Dice): Step {
  const { geschwader: id } = chase;
  const done = entered(state, id, square, dice);
  const next = { ...chase, left: chase.left - 1 };
  const told = [...done.events, tell("event.flies", { id, squares: [square] })];
  const after = (step: Step): Step => ({ state: step.state, events: [...told, ...step.events] });
  if (geschwaderOf(done.state, id).square === null) return after(missed(done.state, next));
  if (isContact(done.state, next)) return after(contact(done.state, next));
  if (patrolIn(done.state, square) || next.left === 0) return after(missed(done.state, next));
  return { state: doFirst(done.state, [{ do: "wing-step", ...next }]), events: told };
}

/** BB-R35: it begins its bomb run, which ends its move. */
export function bombRun(state: State, chase: Chase): Step {
  const done = missed(state, chase);
  return { state: done.state, events: [tell("event.bomb-run", { id: chase.geschwader }), ...done.events] };
}
