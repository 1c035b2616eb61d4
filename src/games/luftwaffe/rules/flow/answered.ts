import { type BattleTable, commonTable } from "../../../../core/battle-tables.ts";
import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent, Prompt } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { AMERICAN, GERMAN, SIDES } from "../../data/sides.ts";
import { TWELFTHS } from "../../data/twelfths.ts";
import { joined, settled } from "../battle/elsewhere.ts";
import { reserveAfter } from "../economy/fuel.ts";
import { print } from "../grammar/grammar.ts";
import type { Grouped, Order } from "../grammar/order.ts";
import { isWord } from "../orders/question.ts";
import { allocated } from "../orders/staff.ts";
import { nightLeaves } from "../quarter/enter.ts";
import { substituted } from "../quarter/jets.ts";
import { rafAttacks } from "../quarter/raf.ts";
import { restores } from "../quarter/replace.ts";
import { americanFlown, entered } from "../raid/american-flight.ts";
import { allBomb, bombs } from "../raid/bomb.ts";
import { lostUnits } from "../raid/counters.ts";
import { flownTo, landed, takenOff } from "../raid/german-flight.ts";
import { leftBehind } from "../raid/groups.ts";
import { missionsNamed } from "../raid/missions.ts";
import { strafes } from "../raid/strafe.ts";
import { doFirst, withEconomy } from "../state/change.ts";
import type { State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { tell, tellSide } from "../state/tell.ts";
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

/** LW-49, LW-100, LW-101: fuel is given out in secret, and some of what is left goes into the reserve. */
function fuelled(state: State, ground: readonly string[], saved: number): Step {
  const { fuel: made, reserve, reserveOpen: open } = state.economy;
  const spent = allocated(state, ground);
  const germans = state.germans.map((one) => ({ ...one, fuelled: !ground.includes(one.id) }));
  const reserveNext = reserveAfter({ made, reserve, open }, spent, saved * TWELFTHS);
  return {
    state: withEconomy({ ...state, germans }, { reserveNext }),
    events: [tellSide(state, GERMAN, "event.allocated", { ground, saved })],
  };
}

/** LW-56: the sheet is written in secret. */
function planned(state: State, { streams, sweep }: Extract<Order, { kind: "sheet" }>): Step {
  const lines = new Map(
    streams.flatMap(({ target, entry, turn, units }) =>
      units.map((unit) => [unit, { target, entry, turn }] as const),
    ),
  );
  const told = streams.map((one) => print({ kind: "sheet", streams: [one] }).replace("sheet ", ""));
  return {
    state: {
      ...state,
      ...(sweep && { sweep }),
      named: new Set(streams.map(({ target }) => target)).size,
      americans: state.americans.map((one) => ({ ...one, line: lines.get(one.id) ?? null })),
    },
    events: [tellSide(state, AMERICAN, "event.sheet", { streams: told, ...(sweep && { sweep }) })],
  };
}

/** LW-39, LW-51: units stand on their bases, or are kept off the map. */
function stationed(state: State, order: Extract<Order, { kind: "base" }>): Step {
  const at = new Map(
    order.stationed.flatMap(({ base, units }) => units.map((unit) => [unit, base] as const)),
  );
  const germans = state.germans.map((one) => ({
    ...one,
    base: at.get(one.id) ?? null,
    off: one.presence === "in-play" && one.factors > 0 && !at.has(one.id),
    ready: 1,
  }));
  const off = germans.filter((one) => one.off).map(({ id }) => id);
  return {
    state: { ...state, germans },
    events: [tell("event.stationed", { units: at.size, off })],
  };
}

/** LW-81: the marks are made in secret. */
function marked(state: State, units: readonly string[]): Step {
  const germans = state.germans.map((one) => ({ ...one, killer: units.includes(one.id), shown: false }));
  return { state: { ...state, germans }, events: [tellSide(state, GERMAN, "event.marked", { units })] };
}

function staff(state: State, task: Task, order: Order, dice: Dice): Step {
  switch (order.kind) {
    case "name":
      if (order.verb === "raf") return rafAttacks(state, order.name, dice);
      return order.verb === "substitute"
        ? substituted(state, order.name)
        : nightLeaves(state, order.name, task.do === "night-leaves" ? task.for : "");
    case "ground":
      return fuelled(state, order.units, order.reserve);
    case "sheet":
      return planned(state, order);
    case "base":
      return stationed(state, order);
    case "groups":
      return grouped(state, order.groups);
    case "units":
      return marked(state, order.units);
    default:
      return still(state);
  }
}

/** LW-65, LW-66: units land; who is left in the air of their groups is lost. */
function land(state: State, units: readonly string[]): Step {
  const lost = lostUnits(units.reduce(landed, state), leftBehind(state, units));
  return { state: lost.state, events: [tell("event.lands", { units }), ...lost.events] };
}

/** LW-66: who takes off together. */
function grouped(state: State, groups: readonly Grouped[]): Step {
  const of = new Map(groups.flatMap(({ group, units }) => units.map((unit) => [unit, group] as const)));
  const told = groups.map(({ group, units }) => `${group} ${units.join(" ")}`);
  return {
    state: { ...state, germans: state.germans.map((one) => ({ ...one, group: of.get(one.id) ?? one.id })) },
    events: groups.length > 0 ? [tell("event.grouped", { groups: told })] : [],
  };
}

/** Another order follows until the player is done. */
function listed(state: State, task: Task, order: Order, dice: Dice): Step {
  if (isWord(order, "done")) return still(state);
  if (isWord(order, "bomb")) return allBomb(state, dice);
  const next = doFirst(state, [task]);
  const all = (event: GameEvent, units: readonly string[], each: (now: State, unit: string) => State) => ({
    state: units.reduce(each, next),
    events: [event],
  });
  switch (order.kind) {
    case "take-off": {
      const { units, tanks } = order;
      return all(tell("event.takes-off", { units, tanks }), units, (now, unit) => takenOff(now, unit, tanks));
    }
    case "units":
      return land(next, order.units);
    case "to": {
      const { units, to: hex } = order;
      if (order.verb === "bomb") return bombs(next, hex, units, dice);
      if (order.verb === "enter")
        return all(tell("event.on-line", { units, hex }), units, (now, unit) => entered(now, unit, hex));
      return all(tell("event.flies", { units, hex }), units, (now, unit) =>
        task.do === "german-move" ? flownTo(now, unit, hex) : americanFlown(now, unit, hex),
      );
    }
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
    case "elsewhere":
      return order.kind === "cost" ? settled(state, order) : still(state);
    case "reply":
      return replied(state, order, dice);
    case "lose":
      return lost(state, order.kind === "counted" ? order.counted : undefined);
    default:
      return staff(state, task, order, dice);
  }
}

/** Section 4.2, J. */
function missions(state: State, units: readonly string[]): Step {
  return { state: missionsNamed(state, units), events: [tell("event.escorts", { units })] };
}

/** LW-H6: the table that both sides have named. */
function namedTable(answers: Own): BattleTable {
  return commonTable([...answers.values()].map((order) => (order.kind === "fight" ? order.by : "any")));
}

/** What the answers to a task's questions bring about. */
export function answered(
  state: State,
  task: Task,
  prompts: readonly Prompt[],
  answers: Own,
  dice: Dice,
): Step {
  const order = itemAt([...answers.values()], 0);
  switch (task.do) {
    case "replace":
      return replaced(state, prompts, answers);
    case "engage":
      return joined(state, namedTable(answers));
    case "german-move":
    case "american-move":
    case "bomb":
    case "strafe":
      return listed(state, task, order, dice);
    case "missions":
      return missions(state, order.kind === "units" ? order.units : []);
    default:
      return fight(state, task, order, dice);
  }
}
