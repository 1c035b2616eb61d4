import type { Prompt, Spawn } from "../../../../core/game.ts";
import type { Values } from "../../../../core/phrase.ts";
import { AMERICAN, GERMAN, SIDES, type Side } from "../../data/sides.ts";
import { repliers, sidesOf } from "../battle/battle.ts";
import { defenderShare } from "../battle/declare.ts";
import { agreedTable, forcesOf, isFight } from "../battle/elsewhere.ts";
import { choosesLosses } from "../orders/battle.ts";
import { questionOf } from "../orders/questions.ts";
import { firingBombers } from "../orders/reply.ts";
import { leavers } from "../quarter/enter.ts";
import { maySubstitute } from "../quarter/jets.ts";
import { lacking, toRestore } from "../quarter/replace.ts";
import { movableAmericans, waitingFighters } from "../raid/american-flight.ts";
import { usableBases } from "../raid/bases.ts";
import { isOverAnyTarget } from "../raid/bomb.ts";
import { escortable } from "../raid/missions.ts";
import { strafable, strafers } from "../raid/strafe.ts";
import type { Battle } from "../state/battle.ts";
import { livingGermans, tablesOf } from "../state/look.ts";
import type { State } from "../state/state.ts";
import type { Of, Task } from "../state/task.ts";

type Opens = Prompt["opens"];

/** Who is asked, when his answer may be seen, and whether there is anything to ask. */
interface SideQuestion {
  readonly side: Side;
  readonly opens?: Opens;
  readonly about?: string;
  readonly unsettled?: true;
}

/** LW-64, LW-75: whether the defender has anything to declare. */
function defends(state: State): boolean {
  const { battle } = state;
  if (!battle || (battle.kind === "direct" && repliers(state, battle).length === 0)) return false;
  const tanks = [...state.americans, ...state.germans].filter((one) => one.tanks).map(({ id }) => id);
  return battle.defenders.some(({ unit }) => tanks.includes(unit)) || defenderShare(battle).excess > 0;
}

/** LW-58: fighters that may fire back. */
function canReply(state: State): boolean {
  const { battle } = state;
  return battle !== null && (repliers(state, battle).length > 0 || firingBombers(state) > 0);
}

/** Whether a German unit is in the air, or ready on a base as far as everybody sees: fuel is a secret (LW-100). */
function mayFly(state: State): boolean {
  const usable = new Set(usableBases(state).map(({ id }) => id));
  return livingGermans(state).some(
    ({ hex, base, ready }) => hex !== null || (base !== null && usable.has(base) && ready <= state.turn),
  );
}

function strafes(state: State): boolean {
  return tablesOf(state.setup).bases.some(
    ({ id }) => strafers(state, id).length > 0 && strafable(state, id).length > 0,
  );
}

function asked(state: State, task: Task): SideQuestion | undefined {
  const battle = state.battle ? sidesOf(state.battle) : undefined;
  switch (task.do) {
    case "raf":
      return { side: AMERICAN };
    case "substitute":
      return maySubstitute(state) ? { side: GERMAN } : undefined;
    case "night-leaves":
      return leavers(state, task.for).length > 0 ? { side: GERMAN, about: task.for } : undefined;
    case "allocate":
    case "marks":
      return { side: GERMAN, opens: "end" };
    case "bases":
    case "groups":
      return { side: GERMAN };
    case "sheet":
      return { side: AMERICAN, opens: "end" };
    case "german-move":
      return mayFly(state) ? { side: GERMAN } : undefined;
    case "american-move":
      return waitingFighters(state).length + movableAmericans(state).length > 0
        ? { side: AMERICAN }
        : undefined;
    case "missions":
      return escortable(state).length > 0 ? { side: AMERICAN } : undefined;
    case "bomb":
      return isOverAnyTarget(state) ? { side: AMERICAN } : undefined;
    case "strafe":
      return strafes(state) ? { side: AMERICAN } : undefined;
    case "attack":
      return { side: GERMAN, about: task.hex };
    case "counter":
      return { side: AMERICAN, about: task.hex };
    case "defend":
      return battle && defends(state) ? { side: battle[1], unsettled: true } : undefined;
    case "reply":
      return battle && canReply(state) ? { side: battle[1], unsettled: true } : undefined;
    case "lose":
      return state.tolls[0] && choosesLosses(state)
        ? { side: state.tolls[0].side, unsettled: true }
        : undefined;
    default:
      return undefined;
  }
}

function promptOf(task: Task, { side, opens = "now", about, unsettled }: SideQuestion): Prompt {
  return {
    id: about === undefined ? task.do : `${task.do}-${about}`,
    seat: SIDES[side],
    kind: task.do,
    opens,
    ...(about !== undefined && { about }),
    ...(unsettled && { unsettled }),
  };
}

/** LW-48: both sides at once. */
function replacing(state: State, task: Task): readonly Prompt[] {
  return ([AMERICAN, GERMAN] as const)
    .filter((side) => toRestore(state, side) > 0 && lacking(state, side).length > 0)
    .map((side) => ({ ...promptOf(task, { side, opens: "together" }), id: `replace-${SIDES[side]}` }));
}

/** LW-H6: both at once, where each battle is asked about. */
function engaging(state: State, task: Task): readonly Prompt[] | null {
  if (agreedTable(state) !== undefined || !isFight(state)) return null;
  return ([AMERICAN, GERMAN] as const).map((side) => ({
    ...promptOf(task, { side, opens: "together", unsettled: true }),
    id: `engage-${SIDES[side]}`,
  }));
}

/** What another game needs to know of a battle; all of it everybody knows. */
function spawnOf(state: State, battle: Battle, { by }: Of<"elsewhere">): Spawn {
  const forces = forcesOf(state, battle);
  const values = { ...forces, by, hex: battle.hex, turn: state.turn, players: SIDES };
  return { battle: battle.kind, values: values as unknown as Values };
}

function elsewhere(state: State, task: Of<"elsewhere">): readonly Prompt[] {
  if (!state.battle) return [];
  const spawn = spawnOf(state, state.battle, task);
  return [{ id: "battle", seat: "table", kind: task.do, opens: "now", spawn, unsettled: true }];
}

/** What is done without a question where there is nothing to choose. */
const DONE_ANYWAY: readonly Task["do"][] = ["lose", "missions"];

/** The questions of a task; null for what the game does by itself. */
export function prompts(state: State, task: Task): readonly Prompt[] | null {
  if (!questionOf(task)) return null;
  if (task.do === "replace") return replacing(state, task);
  if (task.do === "engage") return engaging(state, task);
  if (task.do === "elsewhere") return elsewhere(state, task);
  const one = asked(state, task);
  if (one) return [promptOf(task, one)];
  return DONE_ANYWAY.includes(task.do) ? null : [];
}
