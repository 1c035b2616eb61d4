import type { Dice } from "../../../core/dice/dice.ts";
import type { Prompt } from "../../../core/game.ts";
import { reserveAfter } from "../economy/fuel.ts";
import { TWELFTHS } from "../economy/twelfths.ts";
import type { Order, Stream } from "../grammar/order.ts";
import { isWord } from "../order/question.ts";
import { allocated } from "../order/staff.ts";
import { nightLeaves } from "../quarter/enter.ts";
import { substituted } from "../quarter/jets.ts";
import { rafAttacks } from "../quarter/raf.ts";
import { restores } from "../quarter/replace.ts";
import { americanFlown, entered } from "../raid/american-flight.ts";
import { bombs } from "../raid/bomb.ts";
import { flownTo, landed, takenOff } from "../raid/german-flight.ts";
import { missionsNamed } from "../raid/missions.ts";
import { strafes } from "../raid/strafe.ts";
import { AMERICAN, GERMAN, SIDES } from "../sides.ts";
import { doFirst, withEconomy } from "../state/change.ts";
import type { State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { americanAttack, defended, germanAttack, lost, replied } from "./fight.ts";

type Own = ReadonlyMap<string, Order>;

const still = (state: State): Step => ({ state, events: [] });

/** LW-48: both sides spend their factors. */
function replaced(state: State, prompts: readonly Prompt[], answers: Own): Step {
  return ([AMERICAN, GERMAN] as const).reduce<Step>((step, side) => {
    const prompt = prompts.find(({ seat }) => seat === SIDES[side]);
    const order = prompt && answers.get(prompt.id);
    if (order?.kind !== "counted") return step;
    const next = restores(step.state, side, order.counted);
    return { state: next.state, events: [...step.events, ...next.events] };
  }, still(state));
}

/** LW-100, LW-101: fuel is given out, and some of what is left goes into the reserve. */
function fuelled(state: State, ground: readonly string[], saved: number): State {
  const { fuel: made, reserve, reserveOpen: open } = state.economy;
  const spent = allocated(state, ground);
  const germans = state.germans.map((one) => ({
    ...one,
    fuelledBefore: one.fuelled ?? true,
    fuelled: !ground.includes(one.id),
  }));
  return withEconomy(
    { ...state, germans },
    { reserve: reserveAfter({ made, reserve, open }, spent, saved * TWELFTHS) },
  );
}

/** LW-56: the sheet is written. */
function planned(state: State, streams: readonly Stream[]): State {
  const lines = new Map(
    streams.flatMap(({ target, entry, turn, units }) =>
      units.map((unit) => [unit, { target, entry, turn }] as const),
    ),
  );
  return {
    ...state,
    named: new Set(streams.map(({ target }) => target)).size,
    americans: state.americans.map((one) => ({ ...one, line: lines.get(one.id) ?? null })),
  };
}

/** LW-39, LW-51: units stand on their bases, or are kept off the map. */
function stationed(state: State, order: Extract<Order, { kind: "base" }>): State {
  const at = new Map(
    order.stationed.flatMap(({ base, units }) => units.map((unit) => [unit, base] as const)),
  );
  return {
    ...state,
    germans: state.germans.map((one) => ({
      ...one,
      base: at.get(one.id) ?? null,
      off: one.presence === "in-play" && one.factors > 0 && !at.has(one.id),
      ready: 1,
    })),
  };
}

function marked(state: State, units: readonly string[]): State {
  const germans = state.germans.map((one) => ({ ...one, killer: units.includes(one.id), shown: false }));
  return { ...state, germans };
}

function staff(state: State, task: Task, order: Order, dice: Dice): Step {
  switch (order.kind) {
    case "name":
      if (order.verb === "raf") return rafAttacks(state, order.name, dice);
      return order.verb === "substitute"
        ? substituted(state, order.name)
        : nightLeaves(state, order.name, task.do === "night-leaves" ? task.for : "");
    case "ground":
      return still(fuelled(state, order.units, order.reserve));
    case "sheet":
      return still(planned(state, order.streams));
    case "base":
      return still(stationed(state, order));
    case "units":
      return still(marked(state, order.units));
    default:
      return still(state);
  }
}

/** Another order follows until the player is done. */
function listed(state: State, task: Task, order: Order, dice: Dice): Step {
  if (isWord(order, "done")) return still(state);
  const next = doFirst(state, [task]);
  const all = (units: readonly string[], each: (now: State, unit: string) => State) =>
    still(units.reduce(each, next));
  switch (order.kind) {
    case "take-off":
      return all(order.units, (now, unit) => takenOff(now, unit, order.tanks));
    case "units":
      return all(order.units, landed);
    case "to":
      if (order.verb === "bomb") return bombs(next, order.to, order.units, dice);
      if (order.verb === "enter") return all(order.units, (now, unit) => entered(now, unit, order.to));
      return all(order.units, (now, unit) =>
        task.do === "german-move" ? flownTo(now, unit, order.to) : americanFlown(now, unit, order.to),
      );
    case "strafe":
      return strafes(next, order.base, order.units, order.at, dice);
    default:
      return still(next);
  }
}

function fight(state: State, task: Task, order: Order, dice: Dice): Step {
  switch (task.do) {
    case "attack":
      return order.kind === "attack" ? germanAttack(state, task, order) : still(state);
    case "counter":
      return order.kind === "attack" ? americanAttack(state, task, order) : still(state);
    case "defend":
      return order.kind === "defend" ? defended(state, order) : still(state);
    case "reply":
      return replied(state, order, dice);
    case "lose":
      return lost(state, order.kind === "counted" ? order.counted : undefined);
    default:
      return staff(state, task, order, dice);
  }
}

/** What the answers to a task's questions bring about. */
export function answered(
  state: State,
  task: Task,
  prompts: readonly Prompt[],
  answers: Own,
  dice: Dice,
): Step {
  const order = [...answers.values()][0] as Order;
  switch (task.do) {
    case "replace":
      return replaced(state, prompts, answers);
    case "german-move":
    case "american-move":
    case "bomb":
    case "strafe":
      return listed(state, task, order, dice);
    case "missions":
      return still(missionsNamed(state, order.kind === "units" ? order.units : []));
    default:
      return fight(state, task, order, dice);
  }
}
