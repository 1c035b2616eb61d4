import type { GameEvent } from "../../../core/game.ts";
import { hexLabel } from "../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../core/item-at.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { Goal, Task, TaskFace } from "../../../face/task.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import { SIDES } from "../data/sides.ts";
import { hasFallen } from "../rules/ground/score.ts";
import { LONGEST_GAME } from "../rules/outcome/outcome.ts";
import { enemyOf } from "../rules/setup/front.ts";
import { typeOf } from "../rules/setup/roster.ts";
import type { Target } from "../rules/setup/setup.ts";
import { SPOTTING_TURNS } from "../rules/setup/tasks.ts";
import type { Aircraft, Status } from "../rules/state/state.ts";
import { hasTried } from "../rules/state/tried.ts";
import type { View } from "../rules/view/view.ts";
import { canShoot, canStrafe, stateOf, targetState } from "./goal-state.ts";
import type { words } from "./words/en/task.ts";

const phrase = phraser<typeof words>();

const SIDE_INDEXES: readonly SideIndex[] = [0, 1];

/** What a side has strafed in this battle, in hexes. */
interface Strafed {
  readonly trench: number;
  readonly road: number;
}

function at({ aircraft }: View, index: number): Aircraft {
  return itemAt(aircraft, index);
}

/** Aircraft of a side, balloons too. */
function ownOf({ setup }: View, side: SideIndex): readonly number[] {
  return [...setup.airframes.keys()].filter((index) => setup.airframes[index]?.side === side);
}

/** The ids of some aircraft, of those that are among others. */
function idsOf({ setup }: View, some: readonly number[], among = some): readonly string[] {
  return some.filter((index) => among.includes(index)).map((index) => setup.airframes[index]?.id ?? "");
}

/** What has been told of the battle in hand; in a campaign that is the last mission. */
function ofThisBattle(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(events.findLastIndex(({ key }) => key === "event.mission") + 1);
}

function figure(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

function strafedBy(view: View, side: SideIndex, events: readonly GameEvent[]): Strafed {
  const own = new Set(idsOf(view, ownOf(view, side)));
  const told = ofThisBattle(events).filter(
    ({ key, values }) => key === "event.strafes" && own.has(`${values.id}`),
  );
  const hexes = told.reduce((sum, { values }) => sum + figure(values.hexes), 0);
  const trench = told.reduce((sum, { values }) => sum + figure(values.trench), 0);
  return { trench, road: hexes - trench };
}

/** The most turns for which one aircraft of the side has spotted on a target (B-39). */
function spottedOn(view: View, { id, side }: Target): number {
  return Math.max(0, ...ownOf(view, side).map((index) => at(view, index).progress[id] ?? 0));
}

/** Hexes of a target that pays for each. */
function hexesOf({ kind }: Target, { road, trench }: Strafed): number {
  if (kind === "road") return road;
  return kind === "trench" ? trench : 0;
}

function farOf(view: View, target: Target, strafed: Strafed): Phrase | undefined {
  if (target.kind === "spot") {
    return phrase("task.spotted", { turns: spottedOn(view, target), of: SPOTTING_TURNS });
  }
  const each = target.kind === "road" || target.kind === "trench";
  return each ? phrase("task.strafed", { hexes: hexesOf(target, strafed) }) : undefined;
}

/** A target of the scenario: what is to be done there, how, and how far it has come. */
function targetGoal(view: View, target: Target, strafed: Strafed): Goal {
  const { id, kind, worth, hexes } = target;
  const each = kind === "road" || kind === "trench";
  const every = kind === "trench" && hexes.length === view.setup.columns;
  const state = targetState(view, target, hexesOf(target, strafed));
  const far = each || state !== "done" ? farOf(view, target, strafed) : undefined;
  return {
    id,
    mark: id,
    text: phrase("task.target", { kind, hexes: every || kind === "road" ? [] : hexes.map(hexLabel) }),
    how: phrase("task.how", { kind }),
    pays: phrase(each ? "task.each-hex" : "task.pays", { points: worth }),
    ...(far && { far }),
    state,
  };
}

/** 9.4: trench that no target names pays as well; balloons strafe nothing. */
function trenchGoal(view: View, side: SideIndex, { trench }: Strafed): readonly Goal[] {
  const { setup } = view;
  const named = setup.targets.some((one) => one.side === side && one.kind === "trench");
  const own = ownOf(view, side);
  const tethered = own.length > 0 && own.every((index) => setup.airframes[index]?.balloon);
  if (!setup.front || named || tethered) return [];
  return [
    {
      id: "trench",
      text: phrase("task.target", { kind: "trench", hexes: [] }),
      how: phrase("task.how", { kind: "trench" }),
      pays: phrase("task.each-hex", { points: 1 }),
      far: phrase("task.strafed", { hexes: trench }),
      state: stateOf(canStrafe(view, side), trench),
    },
  ];
}

type Prey = "kill" | "twoSeater" | "balloon";

function preyOf({ setup }: View, index: number): Prey {
  if (setup.airframes[index]?.balloon) return "balloon";
  return typeOf(setup, index).seats > 1 ? "twoSeater" : "kill";
}

/** The enemies of a side that are of a kind; null: all of them. */
function enemiesOf(view: View, side: SideIndex, prey: Prey | null): readonly number[] {
  return ownOf(view, enemyOf(side)).filter((index) => prey === null || preyOf(view, index) === prey);
}

/** Enemies of one kind: who is down, and who is still to be shot down. */
function preyGoal(view: View, side: SideIndex, prey: Prey, points: number | null): Goal {
  const { aircraft } = view;
  const enemies = enemiesOf(view, side, points === null ? null : prey);
  const flying = enemies.filter((index) => aircraft[index]?.status === "flying");
  const down = enemies.filter((index) => hasFallen(at(view, index)));
  return {
    id: prey,
    text: phrase("task.shoot-down", { prey, one: points !== null }),
    ...(points !== null && { pays: phrase("task.each", { points }) }),
    far: phrase("task.down", { down: idsOf(view, down), flying: idsOf(view, flying) }),
    state: stateOf(flying.length > 0 && canShoot(view, side), down.length),
  };
}

function preyGoals(view: View, side: SideIndex): readonly Goal[] {
  const prices = view.setup.prices[side];
  return (["kill", "twoSeater", "balloon"] as const).flatMap((prey) => {
    const points = prices[prey];
    const any = enemiesOf(view, side, prey).length > 0;
    return points > 0 && any ? [preyGoal(view, side, prey, points)] : [];
  });
}

/** B-76: coming home, after one's task has been tried or whatever one has done. */
function homeGoal(view: View, what: "home" | "escape", own: readonly number[], points: number): Goal {
  const { setup } = view;
  const is = (index: number, status: Status) => view.aircraft[index]?.status === status;
  const counts = own.filter((index) => what === "escape" || hasTried(setup, index, at(view, index)));
  const home = counts.filter((index) => is(index, "home"));
  const flying = own.filter((index) => is(index, "flying"));
  const tried = what === "home" ? idsOf(view, flying, counts) : null;
  return {
    id: what,
    text: phrase("task.home", { what }),
    pays: phrase("task.each", { points }),
    far: phrase("task.came-home", { home: idsOf(view, home), flying: idsOf(view, flying), tried }),
    state: stateOf(flying.length > 0 || own.length === 0, home.length),
  };
}

function homeGoals(view: View, side: SideIndex): readonly Goal[] {
  const { setup } = view;
  const own = ownOf(view, side).filter((index) => !setup.airframes[index]?.balloon);
  return (["home", "escape"] as const).flatMap((what) => {
    const points = setup.prices[side][what] ?? 0;
    return points > 0 ? [homeGoal(view, what, own, points)] : [];
  });
}

function byPoints(view: View, side: SideIndex, events: readonly GameEvent[]): Task {
  const { setup, score, turn } = view;
  const strafed = strafedBy(view, side, events);
  const targets = setup.targets.filter((target) => target.side === side && target.worth > 0);
  const turns = setup.turns ?? LONGEST_GAME;
  return {
    side: SIDES[side],
    aim: phrase("task.aim.points", { enemy: SIDES[enemyOf(side)], turns }),
    standing: phrase("task.standing", { own: score[side], enemy: score[enemyOf(side)], turn, turns }),
    goals: [
      ...targets.map((target) => targetGoal(view, target, strafed)),
      ...preyGoals(view, side),
      ...homeGoals(view, side),
      ...trenchGoal(view, side, strafed),
    ],
  };
}

function lastSide(view: View, side: SideIndex): Task {
  return {
    side: SIDES[side],
    aim: phrase("task.aim.last-side"),
    goals: [preyGoal(view, side, "kill", null)],
  };
}

/** What each side is to do; nothing of it is secret in this game. */
export const task: TaskFace<View> = {
  tasks: (view, { events }) =>
    SIDE_INDEXES.map((side) =>
      view.setup.goal !== "last-side" ? byPoints(view, side, events) : lastSide(view, side),
    ),
};
