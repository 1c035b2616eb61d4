import type { DatedEvent } from "../../../../face/told.ts";
import { cityOf, tablesOf } from "../../rules/state/look.ts";
import type { State } from "../../rules/state/state.ts";
import { poolOfFormation } from "../../rules/turn/alert.ts";
import { type Facts, valuesOf } from "../told.ts";

/** Kinds of targets; London's two are counted apart (BB-8). */
const TARGET_KINDS = ["city", "london", "airfield", "radar"] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** What was done to targets of one kind. */
export interface Bombed {
  readonly kind: TargetKind;
  readonly raids: number;
  readonly successes: number;
  readonly hits: number;
  /** Raids that knocked their target out, or hit one that was. */
  readonly out: number;
}

function kindOfTarget({ setup }: State, target: string): TargetKind {
  const city = cityOf(setup, target);
  if (city) return city.london ? "london" : "city";
  return tablesOf(setup).radar.some(({ id }) => id === target) ? "radar" : "airfield";
}

export function bombedOf(state: State, told: readonly DatedEvent[]): readonly Bombed[] {
  const raids = valuesOf(told, "event.bombs");
  return TARGET_KINDS.map((kind) => {
    const own = raids.filter(({ target }) => kindOfTarget(state, target) === kind);
    return {
      kind,
      raids: own.length,
      successes: own.filter(({ hits }) => hits > 0).length,
      hits: own.reduce((sum, { hits }) => sum + hits, 0),
      out: own.filter(({ hits, out }) => hits > 0 && out).length,
    };
  });
}

/** What the wings of a Group or the geschwader of a Luftflotte did. */
export interface RaidFigures {
  readonly pool: string;
  readonly sorties: number;
  readonly raids: number;
  readonly successes: number;
  readonly scrambles: number;
  readonly contacts: number;
  readonly missed: number;
  readonly dogfights: number;
}

/** What all that are in play did, by Group and Luftflotte. */
export function workOf(state: State, told: readonly DatedEvent[]): readonly RaidFigures[] {
  const count = <Key extends keyof Facts & `event.${string}`>(
    key: Key,
    who: (values: Facts[Key]) => string | undefined,
  ) => {
    const pools = valuesOf(told, key).map((values) => poolOfFormation(state, who(values) ?? ""));
    return (pool: string) => pools.filter((one) => one === pool).length;
  };
  const sorties = count("event.takes-off", ({ id }) => id);
  const raids = count("event.bombs", ({ id }) => id);
  const successes = count("event.bombs", ({ id, hits }) => (hits > 0 ? id : undefined));
  const scrambles = count("event.scramble", ({ wing }) => wing);
  const contacts = count("event.contact", ({ wing }) => wing);
  const missed = count("event.missed", ({ wing }) => wing);
  const dogfights = count("event.dogfight", ({ wings }) => wings[0]);
  const used = new Set([
    ...state.wings.map(({ group }) => group),
    ...state.geschwader.map((one) => one.pool),
  ]);
  return tablesOf(state.setup)
    .pools.filter(({ id }) => used.has(id))
    .map(({ id }) => ({
      pool: id,
      sorties: sorties(id),
      raids: raids(id),
      successes: successes(id),
      scrambles: scrambles(id),
      contacts: contacts(id),
      missed: missed(id),
      dogfights: dogfights(id),
    }));
}
