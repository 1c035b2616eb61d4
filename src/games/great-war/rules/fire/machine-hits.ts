import type { Dice } from "../../../../core/dice/dice.ts";
import { mountsOf, tablesOf, typeOf } from "../setup/roster.ts";
import { aircraftWith, barrelWith, crippled } from "../state/changed.ts";
import type { Aircraft } from "../state/state.ts";
import { tell, why } from "../state/step.ts";
import { isFront } from "./guns.ts";
import { damaged, drawn, type Effect, type Struck } from "./hits.ts";
import { idOf } from "./told.ts";

type Why = "graze" | "no-gun" | "again" | "spar";

/** Points that a critical hit costs besides the attack's own. */
function costs({ setup, index, now }: Struck, points: number, reason: Why): Effect {
  const values = { id: idOf(setup, index), points, why: reason };
  return { aircraft: damaged(now, points), events: [tell("event.points-lost", values)] };
}

/** B-21: what is hit is gone already: 1 point. */
function again(struck: Struck): Effect {
  return costs(struck, 1, "again");
}

/** §7, #7. */
export function graze(struck: Struck): Effect {
  return costs(struck, 1, "graze");
}

/** §7, #3: from now on it turns only left (1–3) or only right (4–6). */
export function controlsHit(struck: Struck, _number: number, dice: Dice): Effect {
  const { setup, index, now, blow } = struck;
  if (now.rudder !== null) return again(struck);
  const id = idOf(setup, index);
  const [die = 1] = dice.throw({ dice: ["d6"], by: blow.side, why: why("throw.controls", { id }) });
  const rudder = die <= 3 ? "L" : "R";
  return {
    aircraft: aircraftWith(now, { rudder }),
    events: [tell("event.controls", { id, die, way: rudder })],
  };
}

/** D-08: whether its engine still gives it its minimum speed, as far as hits go. */
function keepsUp({ setup, index, now }: Struck): boolean {
  const { max, min } = typeOf(setup, index);
  return max - now.engineLoss >= min;
}

/** the hit that leaves less than the minimum speed is the one that forces a glide, if nothing has before. */
function engineHit(struck: Struck, losses: readonly number[], rule: string, dice: Dice): Effect {
  const { setup, index, now, blow } = struck;
  const id = idOf(setup, index);
  const [die = 1] = dice.throw({ dice: ["d6"], by: blow.side, why: why("throw.engine", { id }) });
  const loss = losses[die - 1] ?? 0;
  const total = now.engineLoss + loss;
  const { max, min } = typeOf(setup, index);
  const values = { id, die, loss, total, max: Math.max(0, max - total), min, rule };
  const hit = aircraftWith(now, { engineLoss: total });
  return {
    aircraft: keepsUp(struck) && max - total < min && !now.gliding ? crippled(hit, blow.by) : hit,
    events: [tell("event.engine", values)],
  };
}

/** 4.8b. */
export function lightEngineHit(struck: Struck, _number: number, dice: Dice): Effect {
  return engineHit(struck, tablesOf(struck.setup).criticals.engineLight, "4.8b", dice);
}

/** 4.8c. */
export function heavyEngineHit(struck: Struck, _number: number, dice: Dice): Effect {
  return engineHit(struck, tablesOf(struck.setup).criticals.engineHeavy, "4.8c", dice);
}

/** The barrels of front guns that are still there, by mount and barrel. */
function frontBarrels({ setup, index, now }: Struck): readonly (readonly [mount: number, barrel: number])[] {
  return mountsOf(setup, index).flatMap((mount, place) =>
    isFront(mount)
      ? (now.guns[place] ?? []).flatMap((state, barrel) => (state.broken ? [] : [[place, barrel] as const]))
      : [],
  );
}

function breakGun(aircraft: Aircraft, mount: number, barrel: number): Aircraft {
  const guns = aircraft.guns.map((states, place) =>
    place === mount
      ? states.map((state, other) => (other === barrel ? barrelWith(state, { broken: true }) : state))
      : states,
  );
  return aircraftWith(aircraft, { guns });
}

/** §7, #5: a front gun is destroyed, of two by a die the left or Vickers on 1–3; without one it costs 1 point. */
export function gunHit(struck: Struck, _number: number, dice: Dice): Effect {
  const { setup, index, now, blow } = struck;
  const there = frontBarrels(struck);
  if (there.length === 0) return costs(struck, 1, "no-gun");
  const id = idOf(setup, index);
  const throws = { dice: ["d6"], by: blow.side, why: why("throw.gun", { id }) } as const;
  const die = there.length > 1 ? (dice.throw(throws)[0] ?? 1) : null;
  const [mount, barrel] = there[die === null ? 0 : drawn(die, there.length)] ?? [0, 0];
  const armed = mountsOf(setup, index)[mount];
  const values = {
    id,
    mount: armed?.id ?? "",
    barrel: armed?.barrels[barrel]?.id ?? "gun",
    die,
    left: there.length - 1,
  };
  return { aircraft: breakGun(now, mount, barrel), events: [tell("event.gun-broken", values)] };
}

/** §7, #8: no climbing from now on. */
export function elevatorHit(struck: Struck): Effect {
  if (struck.now.elevator) return again(struck);
  const events = [tell("event.elevator", { id: idOf(struck.setup, struck.index) })];
  return { aircraft: aircraftWith(struck.now, { elevator: true }), events };
}

/** §7, #9: half the dive, down to 50 m, no overdive, no special maneuvers; and 2 points. */
export function sparHit(struck: Struck): Effect {
  const { setup, index, now } = struck;
  const lost = costs(struck, 2, "spar");
  if (now.spar) return lost;
  const dive = Math.floor(typeOf(setup, index).dive / 100) * 50;
  return {
    aircraft: aircraftWith(lost.aircraft, { spar: true }),
    events: [tell("event.spar", { id: idOf(setup, index), dive }), ...lost.events],
  };
}

/**
 * 4.8d: the tank leaks from this turn on; fuel is rolled for at the end of each turn, this one too. A-30: it can't
 * force a glide any more where the engine has.
 */
export function tankHit(struck: Struck): Effect {
  const { setup, index, now, turn, blow } = struck;
  if (now.fuelHit !== null) return again(struck);
  const hit = aircraftWith(now, { fuelHit: turn });
  return {
    aircraft: keepsUp(struck) ? crippled(hit, blow.by) : hit,
    events: [tell("event.tank", { id: idOf(setup, index) })],
  };
}
