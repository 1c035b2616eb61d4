import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { entryOf } from "../../data/calendar.ts";
import { CITY_REPAIR } from "../../data/figures.ts";
import { putOnTop, shuffledIn, undamaged } from "../deck/piles.ts";
import { withPool } from "../state/change.ts";
import { tablesOf } from "../state/look.ts";
import { ACE_CARD, type Owed, type State, type Step } from "../state/state.ts";
import { reveal, tell } from "../state/tell.ts";

/** BB-44, BB-R21: each city loses two hits at the start of a phase. */
function repairedCities(state: State): Step {
  const left = Object.entries(state.hits)
    .map(([city, hits]) => [city, hits - CITY_REPAIR] as const)
    .filter(([, hits]) => hits > 0);
  const cities = Object.keys(state.hits);
  if (cities.length === 0) return { state, events: [] };
  return {
    state: { ...state, hits: Object.fromEntries(left) },
    events: [tell("event.cities", { cities, hits: CITY_REPAIR })],
  };
}

function isType(type: string) {
  return ({ card }: { readonly card: string }) => card === type;
}

function hasType({ setup }: State, pool: string, type: string): boolean {
  return (tablesOf(setup).pools.find(({ id }) => id === pool)?.squadrons[type] ?? 0) > 0;
}

/** BB-56, BB-R6, BB-R50: a type leaves the game; what of it was lost stays lost. */
function withdrawnType(state: State, type: string): Step {
  const formations = [...state.geschwader, ...state.wings];
  const out = (cards: readonly string[]) => cards.filter((card) => card !== type);
  let count = formations.flatMap(({ squadrons }) => squadrons).filter((card) => card === type).length;
  let now: State = {
    ...state,
    geschwader: state.geschwader.map((one) => ({ ...one, squadrons: out(one.squadrons) })),
    wings: state.wings.map((one) => ({ ...one, squadrons: out(one.squadrons) })),
  };
  for (const [pool, { pile, stoodDown, withdrawn }] of Object.entries(state.pools)) {
    if (!hasType(state, pool, type)) continue;
    count += pile.filter(isType(type)).length + stoodDown.filter((one) => one.type === type).length;
    now = withPool(now, pool, {
      pile: pile.filter((one) => !isType(type)(one)),
      stoodDown: stoodDown.filter((one) => one.type !== type),
      withdrawn: [...withdrawn, type],
    });
  }
  return { state: now, events: [reveal("event.withdrawn", { type, count })] };
}

/** BB-57, BB-R15, BB-R54: a damaged Hurricane is rebuilt; 303's goes on top of its pile and brings the ace marker. */
function reinforced(state: State, { squadron, group, ace }: Owed, dice: Dice): Step {
  const damaged = state.pools[group]?.damaged.Hurricane ?? 0;
  if (damaged === 0) {
    const now = { ...state, owed: [...state.owed, { squadron, group, ace }] };
    return { state: now, events: [tell("event.owed", { squadron, group })] };
  }
  const rebuilt = undamaged(state, group, ["Hurricane"]);
  const now = ace
    ? { ...putOnTop(rebuilt, group, [ACE_CARD]), ace: { at: "pile", shown: false } }
    : shuffledIn(rebuilt, group, ["Hurricane"], dice);
  return { state: now, events: [tell("event.reinforced", { squadron, group, ace })] };
}

/** BB-70: city hits, withdrawals, reinforcements and those owed; rotations are asked afterwards. */
export function orderOfBattle(state: State, dice: Dice): Step {
  const { opens, withdrawn, reinforcements = [] } = entryOf(state.turn);
  const events: GameEvent[] = [];
  let now = state;
  const run = (step: Step) => {
    now = step.state;
    events.push(...step.events);
  };
  if (opens) run(repairedCities(now));
  if (withdrawn) run(withdrawnType(now, withdrawn));
  const due = [...state.owed, ...reinforcements.map((one) => ({ ...one, ace: one.ace ?? false }))];
  now = { ...now, owed: [] };
  for (const one of due) run(reinforced(now, one, dice));
  return { state: now, events };
}
