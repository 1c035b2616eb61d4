import type { Prompt } from "../../../core/game.ts";
import { fighting, mayDogfight } from "../battle/dogfight.ts";
import { gruppenOf } from "../battle/gruppen.ts";
import { allocations } from "../battle/hits.ts";
import { hasChoice, undecided } from "../bombing/bomb.ts";
import { toRepair } from "../order/staff.ts";
import { movable } from "../raid/move.ts";
import { movableWings, patrols } from "../raid/wings.ts";
import { BRITISH, GERMAN, type Side } from "../sides.ts";
import { activeGeschwader, geschwaderOf, sideOfPool } from "../state/look.ts";
import { seatOf } from "../state/sides.ts";
import type { State } from "../state/state.ts";
import type { Of, Task, Toll } from "../state/task.ts";
import { drawMatters, mayAdjust } from "../turn/alert.ts";
import { mustKeep } from "../turn/marker.ts";
import { isSplit, repairable } from "../turn/repair.ts";
import { rotationsLeft } from "../turn/rotation.ts";
import { isOrderChosen } from "../turn/stood-down.ts";

type Asked = readonly Prompt[];
const NONE: Asked = [];

function ask(state: State, side: Side, kind: string, more: Partial<Prompt> = {}): Asked {
  const seat = seatOf(state, side);
  return [{ id: more.about ?? kind, seat, kind, opens: "now", ...more }];
}

/** In the middle of a move or a fight. */
const UNSETTLED = { unsettled: true } as const;

/** BB-86: both at once, and nobody sees what the other does. */
function alert(state: State): Asked {
  return [BRITISH, GERMAN].flatMap((side) =>
    mayAdjust(state, side as Side)
      ? ask(state, side as Side, "alert", {
          id: `alert-${side === BRITISH ? "british" : "german"}`,
          opens: "end",
        })
      : NONE,
  );
}

function fill(state: State, { pool }: Of<"fill">): Asked | null {
  const how = drawMatters(state, pool);
  if (how === "no") return null;
  return ask(state, sideOfPool(state, pool), "fill", { opens: how === "short" ? "now" : "end" });
}

/** BB-74, BB-97: one mission for each active geschwader. */
function missions(state: State): Asked {
  return activeGeschwader(state).flatMap(({ id }) =>
    ask(state, GERMAN, "mission", { about: id, opens: "end" }),
  );
}

/** Whether repairs have to be chosen: fewer roundels than there is to repair, and of more than one kind. */
function isChoice(state: State, task: Of<"repair"> | Of<"rebuild">): boolean {
  const all = toRepair(state, task);
  return task.count > 0 && task.count < all.length && new Set(all).size > 1;
}

/** Hits that can be taken in more than one way. */
function choices(state: State, { tolls }: Of<"lose">): readonly Toll[] {
  return tolls.filter((toll) => allocations(state.setup, toll).length > 1);
}

function lose(state: State, task: Of<"lose">): Asked | null {
  const tolls = choices(state, task);
  if (tolls.length === 0) return null;
  const opens = tolls.length > 1 ? "together" : "now";
  return tolls.flatMap(({ side, formation }) =>
    ask(state, side, "lose", { about: formation, opens, ...UNSETTLED }),
  );
}

function foeSize(state: State): number {
  return geschwaderOf(state, state.dogfight?.geschwader ?? "").squadrons.length;
}

function staff(state: State, task: Task): Asked | null {
  switch (task.do) {
    case "bid":
      return [{ id: "bid", seat: task.seat, kind: "bid", opens: "now" }];
    case "keep":
      return mustKeep(state) ? ask(state, GERMAN, "keep", { opens: "end" }) : NONE;
    case "return":
      return isOrderChosen(state, task.pool) ? ask(state, sideOfPool(state, task.pool), "top") : null;
    case "rotate":
      return rotationsLeft(state, task.done).length > 0 ? ask(state, BRITISH, "rotate") : NONE;
    case "dice":
      return isSplit(state, task.group) ? ask(state, BRITISH, "repair") : null;
    case "repair":
    case "rebuild":
      return isChoice(state, task) ? ask(state, BRITISH, "rebuild") : null;
    case "pool":
      return state.poolPoints > 0 && repairable(state, task.group).length > 0
        ? ask(state, BRITISH, "pool")
        : NONE;
    case "alert":
      return alert(state);
    case "fill":
      return fill(state, task);
    default:
      return task.do === "missions" ? missions(state) : null;
  }
}

/**
 * The questions of a task; null for what asks nobody. What they hang on everybody may know: squares, fuel, how many
 * squadrons and cards there are, never which.
 */
export function questions(state: State, task: Task): Asked | null {
  switch (task.do) {
    case "call-home":
      return patrols(state).length > 0 ? ask(state, BRITISH, "call-home") : NONE;
    case "german-move":
      return movable(state).length > 0 ? ask(state, GERMAN, "german-move") : NONE;
    case "leg":
      return ask(state, GERMAN, "leg", { about: task.geschwader, ...UNSETTLED });
    case "scramble":
      return ask(state, BRITISH, "scramble", { about: task.geschwader, ...UNSETTLED });
    case "wing-step":
      return ask(state, BRITISH, "wing-step", { about: task.wing, ...UNSETTLED });
    case "chased":
      return task.left > 0 ? ask(state, GERMAN, "chased", { about: task.geschwader, ...UNSETTLED }) : null;
    case "british-move":
      return movableWings(state).length > 0 ? ask(state, BRITISH, "british-move") : NONE;
    case "lose":
      return lose(state, task);
    case "dogfights":
      return mayDogfight(state) ? ask(state, BRITISH, "dogfights") : NONE;
    case "gruppen":
      return gruppenOf(foeSize(state)).length > 1 ? ask(state, GERMAN, "gruppen", UNSETTLED) : null;
    case "lay":
      return foeSize(state) > 1 ? ask(state, GERMAN, "lay", { opens: "end", ...UNSETTLED }) : null;
    case "set":
      return fighting(state).length > 0 ? ask(state, BRITISH, "set", UNSETTLED) : null;
    case "bombing":
      return undecided(state, task.settled).some((one) => hasChoice(state, one))
        ? ask(state, GERMAN, "bombing")
        : NONE;
    default:
      return staff(state, task);
  }
}
