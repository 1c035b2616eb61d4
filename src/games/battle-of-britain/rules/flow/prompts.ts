import type { Prompt, SeatId, Spawn } from "../../../../core/game.ts";
import { BRITISH, GERMAN, type Side } from "../../data/sides.ts";
import { LF2 } from "../../data/tables.ts";
import { dogfighters, fighting } from "../battle/dogfight.ts";
import { agreedTable, isJoined } from "../battle/engage.ts";
import { gruppenOf } from "../battle/gruppen.ts";
import { allocations } from "../battle/hits.ts";
import { deciding } from "../bombing/bomb.ts";
import { toRepair } from "../orders/staff.ts";
import { movable } from "../raid/move.ts";
import { scramblers } from "../raid/scramble.ts";
import { movableWings, patrols } from "../raid/wings.ts";
import { activeGeschwader, geschwaderOf, wingOf } from "../state/look.ts";
import { nextSeat, seatOf, seatOfFormation, seatOfPool, seatsOf } from "../state/sides.ts";
import type { Geschwader, State, Wing } from "../state/state.ts";
import type { ListTask, Of, Task, Toll } from "../state/task.ts";
import { adjustable, drawMatters, growing } from "../turn/alert.ts";
import { mustKeep } from "../turn/marker.ts";
import { isSplit, repairable } from "../turn/repair.ts";
import { rotationsLeft } from "../turn/rotation.ts";
import { isOrderChosen } from "../turn/stood-down.ts";

type Prompts = readonly Prompt[];
const NONE: Prompts = [];

function askSeat(seat: SeatId, kind: string, more: Partial<Prompt> = {}): Prompts {
  return [{ id: more.about ?? kind, seat, kind, opens: "now", ...more }];
}

/** What concerns a whole side. */
function ask(state: State, side: Side, kind: string, more: Partial<Prompt> = {}): Prompts {
  return askSeat(seatOf(state, side), kind, more);
}

/** What concerns a Group or Luftflotte (BB-H9). */
function askPool(state: State, pool: string, kind: string, more: Partial<Prompt> = {}): Prompts {
  return askSeat(seatOfPool(state, pool), kind, more);
}

/** What concerns a geschwader or a wing. */
function askOf(state: State, one: Geschwader | Wing, kind: string, more: Partial<Prompt> = {}): Prompts {
  return askSeat(seatOfFormation(state, one), kind, more);
}

/** What the players of a side decide one after another, each about his own (BB-H9). */
function askNext(
  state: State,
  side: Side,
  { do: kind, done }: Of<ListTask>,
  able: readonly (Geschwader | Wing)[],
): Prompts {
  const seat = nextSeat(state, side, able, done);
  return seat === undefined ? NONE : askSeat(seat, kind);
}

/** In the middle of a move or a fight. */
const UNSETTLED = { unsettled: true } as const;

function about(formation: string): Partial<Prompt> {
  return { about: formation, ...UNSETTLED };
}

/**
 * BB-86: all at once, and nobody sees what the other does; but where nothing is to be chosen of a pile, formations are
 * filled at once, and how many squadrons they have lies open on the map.
 */
function alert(state: State): Prompts {
  return ([BRITISH, GERMAN] as const)
    .flatMap((side) => seatsOf(state, side))
    .flatMap((seat) =>
      adjustable(state, seat).length > 0
        ? askSeat(seat, "alert", { id: `alert-${seat}`, opens: "end", leavesTrace: true })
        : NONE,
    );
}

function fill(state: State, { pool }: Of<"fill">): Prompts | null {
  const how = drawMatters(state, pool);
  if (how === "no") return null;
  return askPool(state, pool, "fill", { opens: how === "short" ? "now" : "end" });
}

/** BB-74, BB-97: one mission for each active geschwader. */
function missions(state: State): Prompts {
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

function lose(state: State, task: Of<"lose">): Prompts | null {
  const tolls = choices(state, task);
  if (tolls.length === 0) return null;
  const opens = tolls.length > 1 ? "together" : "now";
  return tolls.flatMap(({ side, formation }) =>
    askOf(state, side === GERMAN ? geschwaderOf(state, formation) : wingOf(state, formation), "lose", {
      about: formation,
      opens,
      ...UNSETTLED,
    }),
  );
}

/** BB-H10: both at once, where each battle is asked about. */
function engage(state: State, task: Of<"engage">): Prompts | null {
  if (agreedTable(state) !== undefined || !isJoined(state, task)) return null;
  const [wing = ""] = task.wings;
  return [wingOf(state, wing), geschwaderOf(state, task.geschwader)].flatMap((one) =>
    askOf(state, one, "engage", { about: one.id, opens: "together", ...UNSETTLED }),
  );
}

/** What another game needs to know of a battle; all of it everybody knows. `players`: the British one, the German one. */
function spawnOf(state: State, { battle }: Of<"elsewhere">): Spawn {
  const { kind, ...values } = battle;
  const [wing = ""] = battle.wings;
  const players = [wingOf(state, wing), geschwaderOf(state, battle.geschwader)].map((one) =>
    seatOfFormation(state, one),
  );
  return { battle: kind, values: { ...values, turn: state.turn, players } };
}

/** The geschwader of the dogfight. */
function foe(state: State): Geschwader {
  return geschwaderOf(state, state.dogfight?.geschwader ?? "");
}

/** BB-H9: the first wing that is ready answers for its station. */
function scramble(state: State, { geschwader }: Of<"scramble">): Prompts {
  const more = about(geschwader);
  const [wing] = scramblers(state, geschwader);
  return wing ? askOf(state, wing, "scramble", more) : ask(state, BRITISH, "scramble", more);
}

function set(state: State): Prompts | null {
  const [wing = ""] = state.dogfight?.wings ?? [];
  return fighting(state).length > 0 ? askOf(state, wingOf(state, wing), "set", UNSETTLED) : null;
}

function staff(state: State, task: Task): Prompts | null {
  switch (task.do) {
    case "bid":
      return [{ id: "bid", seat: task.seat, kind: "bid", opens: "now" }];
    case "keep":
      return mustKeep(state) ? ask(state, GERMAN, "keep", { opens: "end" }) : NONE;
    case "return":
      return isOrderChosen(state, task.pool) ? askPool(state, task.pool, "top") : null;
    case "rotate":
      return rotationsLeft(state, task.done).length > 0 ? ask(state, BRITISH, "rotate") : NONE;
    case "dice":
      return isSplit(state, task.group) ? askPool(state, task.group, "repair") : null;
    case "repair":
    case "rebuild":
      return isChoice(state, task) ? askPool(state, task.group, "rebuild") : null;
    case "pool":
      return state.poolPoints > 0 && repairable(state, task.group).length > 0
        ? askPool(state, task.group, "pool")
        : NONE;
    case "sevens":
      return growing(state).length > 0 ? askPool(state, LF2, "sevens") : NONE;
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
export function questions(state: State, task: Task): Prompts | null {
  switch (task.do) {
    case "call-home":
      return askNext(state, BRITISH, task, patrols(state));
    case "german-move":
      return askNext(state, GERMAN, task, movable(state));
    case "leg":
      return askOf(state, geschwaderOf(state, task.geschwader), "leg", about(task.geschwader));
    case "scramble":
      return scramble(state, task);
    case "wing-step":
      return askOf(state, wingOf(state, task.wing), "wing-step", about(task.wing));
    case "chased":
      return task.left > 0
        ? askOf(state, geschwaderOf(state, task.geschwader), "chased", about(task.geschwader))
        : null;
    case "british-move":
      return askNext(state, BRITISH, task, movableWings(state));
    case "engage":
      return engage(state, task);
    case "elsewhere":
      return [
        {
          id: "battle",
          seat: "table",
          kind: "elsewhere",
          opens: "now",
          spawn: spawnOf(state, task),
          ...UNSETTLED,
        },
      ];
    case "lose":
      return lose(state, task);
    case "dogfights":
      return askNext(state, BRITISH, task, dogfighters(state));
    case "gruppen":
      return gruppenOf(foe(state).squadrons.length).length > 1
        ? askOf(state, foe(state), "gruppen", UNSETTLED)
        : null;
    case "lay":
      return foe(state).squadrons.length > 1
        ? askOf(state, foe(state), "lay", { opens: "end", ...UNSETTLED })
        : null;
    case "set":
      return set(state);
    case "bombing":
      return askNext(state, GERMAN, task, deciding(state, task.settled));
    default:
      return staff(state, task);
  }
}
