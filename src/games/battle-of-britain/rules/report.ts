import type { Report } from "../../../core/game.ts";
import type { Values } from "../../../core/phrase.ts";
import { entryOf } from "../data/calendar.ts";
import { germanLosses } from "./outcome/deal.ts";
import { airfieldOf } from "./state/look.ts";
import type { Geschwader, Wing } from "./state/state.ts";
import { geschwaderStatus, wingStatus } from "./state/status.ts";
import type { Task } from "./state/task.ts";
import type { View } from "./view/view.ts";

function wingFields(view: View, one: Wing): Values {
  const { square } = airfieldOf(view.setup, one.id);
  return {
    side: "british",
    group: one.group,
    square: one.square ?? square,
    squadrons: one.squadrons.length,
    status: wingStatus(view, one),
  };
}

function geschwaderFields(one: Geschwader): Values {
  const { pool, square, squadrons, fuel, away, target } = one;
  return {
    side: "german",
    pool,
    square,
    squadrons: squadrons.length,
    away: away.length,
    fuel,
    target,
    status: geschwaderStatus(one),
  };
}

/** Tasks whose question is called otherwise. */
const ASKED: { readonly [Do in Task["do"]]?: string } = {
  return: "top",
  dice: "repair",
  repair: "rebuild",
  missions: "mission",
};

/** The question that is asked now. */
function phaseOf({ agenda: [task] }: View): string {
  if (!task) return "over";
  return ASKED[task.do] ?? task.do;
}

/** The state of play for programs: every wing and geschwader, scores, what is knocked out. */
export function reportOf(view: View): Report {
  const [british, german] = [view.rafLosses, germanLosses(view)];
  const values = {
    tallyHo: view.phase,
    phase: entryOf(view.turn).phase,
    successes: view.successes,
    targets: view.targets,
    british,
    german,
    markers: view.markers,
  };
  return {
    turn: view.turn,
    phase: view.outcome ? "over" : phaseOf(view),
    pieces: Object.fromEntries([
      ...view.wings.map((one) => [one.id, wingFields(view, one)] as const),
      ...view.geschwader.map((one) => [one.id, geschwaderFields(one)] as const),
    ]),
    score: scoreOf(view, german),
    standing: { key: "standing", values },
    background: {
      tallyHo: view.phase,
      markers: view.markers,
      rafLosses: view.rafLosses,
      damaged: damagedBoxes(view),
      hits: view.hits,
      out: view.out,
      poolPoints: view.poolPoints,
    },
  };
}

/** BB-31, BB-32: the Damaged boxes by Group and Luftflotte: squadrons of each type. */
function damagedBoxes({ pools }: View): Values {
  return Object.fromEntries(Object.entries(pools).map(([id, { damaged }]) => [id, damaged]));
}

/** Points by side: German successes, and German squadrons shot down; while they bid nobody has any. */
function scoreOf({ setup, players, successes }: View, shotDown: number): Readonly<Record<string, number>> {
  const sideOf = (seat: string) => setup.seats.find(({ id }) => id === seat)?.side;
  const [british, german] = [sideOf(players[0]), sideOf(players[1])];
  return british && german ? { [british]: shotDown, [german]: successes } : {};
}
