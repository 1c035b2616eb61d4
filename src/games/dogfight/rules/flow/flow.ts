import type { Dice } from "../../../../core/dice/dice.ts";
import type { Answers, Resolved, SeatId } from "../../../../core/game.ts";
import { toInches } from "../../../../core/geometry/surd.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { shoot } from "../fire/damage.ts";
import { canShoot } from "../fire/shots.ts";
import type { MoveOrder, Order } from "../grammar/order.ts";
import { fly } from "../move/fly.ts";
import { moved } from "../move/moved.ts";
import { tellPoints } from "../outcome/earnings.ts";
import { finish, outcomeAtLimit, outcomeNow } from "../outcome/outcome.ts";
import type { Setup } from "../setup/setup.ts";
import { rosterOf } from "../state/roster.ts";
import { type Aircraft, otherSide, type State } from "../state/state.ts";
import { type DogfightEvent, fact } from "../state/tell.ts";
import { collide } from "./collisions.ts";
import { rollInitiative } from "./initiative.ts";

function tellMove(
  setup: Setup,
  index: number,
  after: Aircraft,
  order: MoveOrder,
  events: DogfightEvent[],
): void {
  const airframe = setup.airframes[index];
  const { at, heading, level } = after;
  events.push(
    fact("flies", {
      id: airframe?.id ?? "",
      side: setup.sides[airframe?.side ?? 0],
      order: order.text,
      speed: order.speed,
      x: toInches(at.xp, at.xq),
      y: toInches(at.yp, at.yq),
      heading,
      level,
      altitude: setup.options.altitude,
    }),
  );
}

/** Everybody flies at once (DF-10); who crosses an edge is out before any fire. */
function moveAll(state: State, answers: Answers<Order>, events: DogfightEvent[]): Aircraft[] {
  const { setup } = state;
  const gone: DogfightEvent[] = [];
  const aircraft = state.aircraft.map((before, index) => {
    const airframe = setup.airframes[index];
    const order = answers.get(airframe?.id ?? "");
    if (!airframe || before.status !== "flying" || order?.kind !== "move") return before;
    const flight = fly(before, order, setup.table);
    const after = moved(before, order, flight);
    tellMove(setup, index, after, order, events);
    if (flight.left !== null) {
      gone.push(fact("leaves", { id: airframe.id, side: setup.sides[airframe.side], edge: flight.left }));
    }
    return after;
  });
  events.push(...gone);
  return aircraft;
}

/** The next turn's orders, or the end when the limit is reached. */
function nextTurn(state: State, events: DogfightEvent[]): State {
  events.push(fact("turn-ends", { turn: state.turn }));
  if (state.turn >= state.setup.turns) return finish(state, outcomeAtLimit(state), events);
  return { ...state, turn: state.turn + 1, phase: "orders" };
}

/**
 * the seats of a side fire one after another, each with its own aircraft. Who begins goes round from turn to turn,
 * so that nobody always has the first shot.
 */
function shootersOf({ setup, turn }: State, side: SideIndex): readonly SeatId[] {
  const seats = rosterOf(setup).seats[side];
  const first = (turn - 1) % seats.length;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The first seat from a place of the order on that has a possible shot. */
function nextShooter(state: State, side: SideIndex, from: number): SeatId | undefined {
  return shootersOf(state, side)
    .slice(from)
    .find((seat) => canShoot(state, side, seat));
}

/** The combat phase of a side at the seat that fires; a set-up that names no players needs no seat beside the side. */
function firingOf(state: State, side: SideIndex, seat: SeatId): State {
  const fire: State = { ...state, phase: "fire", firing: side };
  return state.setup.airframes.some((one) => one.seat) ? { ...fire, shooting: seat } : fire;
}

/** The combat phase of a side, or what comes after it when the side has no possible shot. */
function combatOf(state: State, side: SideIndex, events: DogfightEvent[]): State {
  const seat = nextShooter(state, side, 0);
  if (seat !== undefined) return firingOf(state, side, seat);
  events.push(fact("no-shot", { side: state.setup.sides[side] }));
  return afterCombat(state, side, events);
}

/** The shots of the next seat of the side, or what comes after its combat phase. */
function afterSeat(state: State, side: SideIndex, seat: SeatId, events: DogfightEvent[]): State {
  const next = nextShooter(state, side, shootersOf(state, side).indexOf(seat) + 1);
  return next === undefined ? afterCombat(state, side, events) : firingOf(state, side, next);
}

function afterCombat(before: State, side: SideIndex, events: DogfightEvent[]): State {
  const { shooting: _, ...state } = before;
  return side === state.first ? combatOf(state, otherSide(side), events) : nextTurn(state, events);
}

function resolveMoves(state: State, answers: Answers<Order>, dice: Dice, events: DogfightEvent[]): State {
  const { setup } = state;
  events.push(fact("revealed", { turn: state.turn }));
  const aircraft = moveAll(state, answers, events);
  if (setup.options.collisions) collide(aircraft, setup, dice, events);
  const after: State = { ...state, phase: "fire", aircraft };
  tellPoints(state, after, events);
  const outcome = outcomeNow(after);
  if (outcome) return finish(after, outcome, events);
  const first = rollInitiative(setup, dice, events);
  return combatOf({ ...after, first, firing: first }, first, events);
}

/** The seat whose shots are asked. */
function shooterOf({ setup, firing, shooting }: State): SeatId {
  return shooting ?? setup.sides[firing];
}

function resolveFire(state: State, order: Order | undefined, dice: Dice, events: DogfightEvent[]): State {
  const side = state.firing;
  const seat = shooterOf(state);
  if (order?.kind !== "shot") {
    events.push(fact("fire-done", { side: seat }));
    return afterSeat(state, side, seat, events);
  }
  const after = shoot(state, order, dice, events);
  tellPoints(state, after, events);
  const outcome = outcomeNow(after);
  if (outcome) return finish(after, outcome, events);
  if (canShoot(after, side, seat)) return after;
  events.push(fact("fire-ends", { side: seat }));
  return afterSeat(after, side, seat, events);
}

/** The next state once every open prompt is answered: orders, flight, initiative, one side's fire, the other's (DF-2). */
export function resolve(state: State, answers: Answers<Order>, dice: Dice): Resolved<State, DogfightEvent> {
  const events: DogfightEvent[] = [];
  if (state.phase === "orders") return { state: resolveMoves(state, answers, dice, events), events };
  return { state: resolveFire(state, answers.get(shooterOf(state)), dice, events), events };
}
