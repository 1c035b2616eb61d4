import type { Dice } from "../../../../core/dice/dice.ts";
import { CALENDAR, entryOf } from "../../data/calendar.ts";
import { POOL_POINTS } from "../../data/figures.ts";
import { BRITISH, GERMAN, SIDES, type Side } from "../../data/sides.ts";
import type { Pool } from "../../data/tables.ts";
import { WEATHER_CARDS } from "../../data/weather.ts";
import { shuffled } from "../deck/shuffle.ts";
import type { Setup } from "../setup/setup.ts";
import { AT_HOME, AT_STATION } from "../state/grounded.ts";
import { tablesOf } from "../state/look.ts";
import type { Geschwader, PoolState, State, Wing } from "../state/state.ts";
import type { Task } from "../state/task.ts";

/** BB-30: all lie in their piles, shuffled; who was withdrawn before the first turn is not there (BB-H1). */
function poolState({ squadrons }: Pool, withdrawn: readonly string[], dice: Dice): PoolState {
  const cards = Object.entries(squadrons).flatMap(([type, count]) =>
    withdrawn.includes(type) ? [] : Array.from({ length: count }, () => type),
  );
  return {
    pile: shuffled(cards, dice).map((card) => ({ card, open: 0 })),
    damaged: {},
    stoodDown: [],
    withdrawn: withdrawn.filter((type) => squadrons[type]),
  };
}

/** BB-86: formations are empty until the first flying turn. */
function geschwaderAtHome(id: string, pool: string): Geschwader {
  return {
    id,
    pool,
    squadrons: [],
    away: [],
    square: null,
    way: [],
    ...AT_HOME,
  };
}

function wingAtStation(id: string, group: string): Wing {
  return {
    id,
    group,
    squadrons: [],
    ...AT_STATION,
  };
}

function firstTasks({ options, seats }: Setup): readonly Task[] {
  const open: Task = { do: "open" };
  const [first] = seats;
  return options.bid && first ? [{ do: "bid", seat: first.id, highest: 0, passed: false }, open] : [open];
}

/** BB-H9: the first player of a side. */
function firstOf({ seats }: Setup, side: Side): string {
  return seats.find((seat) => seat.side === SIDES[side])?.id ?? SIDES[side];
}

/** The state before anything is asked. */
export function firstState(setup: Setup, dice: Dice): State {
  const { pools, geschwader, airfields } = tablesOf(setup);
  const takesPart = (id: string) => setup.formations.includes(id);
  const gone = CALENDAR.slice(0, setup.from - 1).flatMap(({ withdrawn }) => withdrawn ?? []);
  return {
    setup,
    players: setup.options.bid ? ["", ""] : [firstOf(setup, BRITISH), firstOf(setup, GERMAN)],
    targets: setup.options.targets,
    turn: setup.from - 1,
    phase: 0,
    flying: false,
    markers: 0,
    pools: Object.fromEntries(pools.map((pool) => [pool.id, poolState(pool, gone, dice)])),
    geschwader: geschwader
      .filter(({ id }) => takesPart(id))
      .map(({ id, pool }) => geschwaderAtHome(id, pool)),
    wings: airfields
      .filter(({ wing }) => takesPart(wing))
      .map(({ wing, group }) => wingAtStation(wing, group)),
    hits: {},
    out: [],
    hand: [],
    draw: [],
    known: 0,
    removed: [],
    used: [],
    successes: 0,
    rafLosses: 0,
    poolPoints: POOL_POINTS,
    owed: [],
    ace: { at: "none", shown: false },
    black: WEATHER_CARDS.black,
    red: WEATHER_CARDS.red,
    duty: entryOf(setup.from).phase < 3 ? "waits" : "none",
    bigWing: false,
    contacts: [],
    dogfight: null,
    pending: { british: [], german: [] },
    agenda: firstTasks(setup),
    outcome: null,
  };
}
