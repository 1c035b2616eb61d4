import type { GameEvent } from "../../src/core/game.ts";
import { QUARTERS } from "../../src/games/luftwaffe/data/calendar.ts";
import type { State } from "../../src/games/luftwaffe/rules/state/state.ts";
import { mean, type Played } from "./play.ts";

/** Factors that an event costs, by what they are: `B17 2`. */
function lost(
  state: State,
  { key, values }: GameEvent,
): readonly (readonly [unit: string, factors: number])[] {
  if (key === "event.loses")
    return (values.lost as readonly string[]).map((text) => {
      const [unit = "", factors = "0"] = text.split(" ");
      return [unit, Number(factors)] as const;
    });
  if (key !== "event.lost-in-air") return [];
  const all = [...state.americans, ...state.germans];
  return (values.units as readonly string[]).map((unit) => [
    unit,
    all.find(({ id }) => id === unit)?.factors ?? 0,
  ]);
}

/** Whose a unit is: Germans, American bombers or American fighters. */
function kindOf({ americans }: State, unit: string): "german" | "bomber" | "fighter" {
  const type = americans.find(({ id }) => id === unit)?.type;
  if (type === undefined) return "german";
  return type.startsWith("B") ? "bomber" : "fighter";
}

/** Factors of a kind that a campaign cost in a quarter. */
function lostIn({ told }: Played<State>, kind: ReturnType<typeof kindOf>, quarter: number): number {
  return told
    .filter(({ before }) => before.quarter === quarter)
    .flatMap(({ before, events }) =>
      events.flatMap((event) => lost(before, event)).map((one) => ({ before, one })),
    )
    .filter(({ before, one: [unit] }) => kindOf(before, unit) === kind)
    .reduce((sum, { one: [, factors] }) => sum + factors, 0);
}

function row(name: string, of: (quarter: number) => number): string {
  return [name.padEnd(26), ...QUARTERS.map((_, quarter) => of(quarter).toFixed(1).padStart(6))].join("");
}

/** Means of section 7.1 of the rules' balance: factors that simple players lost, and targets bombed so far. */
const REFERENCE = {
  american: [2, 10, 18, 29, 17, 34, 50, 52, 62, 42],
  german: [1, 3, 6, 9, 7, 13, 18, 20, 20, 11],
  bombed: [2, 6, 10, 16, 26, 40, 56, 72, 86, 95],
} as const;

function withSum(name: string, of: (quarter: number) => number): string {
  return `${row(name, of)}  sum ${QUARTERS.reduce((all, _, quarter) => all + of(quarter), 0).toFixed(0)}`;
}

/** What section 7.1 of the rules' balance counts, quarter by quarter. */
export function reich(games: readonly Played<State>[]): readonly string[] {
  const losses = (name: string, kind: ReturnType<typeof kindOf>) =>
    withSum(name, (quarter) => mean(games, (one) => lostIn(one, kind, quarter)));
  const reference = (key: keyof typeof REFERENCE) => (quarter: number) => REFERENCE[key][quarter] ?? 0;
  const bombed = (quarter: number) =>
    mean(games, ({ state }) => state.bombed.filter((one) => one.quarter <= quarter).length);
  return [
    ["quarter".padEnd(26), ...QUARTERS.map((quarter) => quarter.slice(2).padStart(6))].join(""),
    losses("bomber factors lost", "bomber"),
    losses("American fighters lost", "fighter"),
    withSum("reference: both", reference("american")),
    losses("German factors lost", "german"),
    withSum("reference", reference("german")),
    row("targets bombed so far", bombed),
    row("reference", reference("bombed")),
  ];
}
