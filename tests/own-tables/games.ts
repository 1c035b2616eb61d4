import type { AnyAppraisedGame } from "../../src/core/game.ts";
import { TABLES as BRITAIN } from "../../src/games/battle-of-britain/data/own.ts";
import { SCENARIOS as DOGFIGHTS } from "../../src/games/dogfight/data/scenarios/scenarios.ts";
import { TYPES } from "../../src/games/dogfight/data/types.ts";
import { OUR_SET } from "../../src/games/down-in-flames/data/whole-set.ts";
import { TABLES } from "../../src/games/great-war/data/own.ts";
import { GAMES } from "../../src/games/index.ts";
import { TABLES as LUFTWAFFE } from "../../src/games/luftwaffe/data/own.ts";
import { findGame } from "../../src/games/registry.ts";
import type { Json } from "./mutation.ts";

/** A game that takes tables of one's own, ours to begin from, and set-ups that are played with them. */
export interface Owned {
  readonly id: string;
  readonly tables: Json;
  readonly setups: readonly object[];
  /** A set-up with them, where they are no part of their own. */
  set?(setup: object, tables: Json): object;
}

/** The set-up that is played with a set of tables. */
export function setWith({ set }: Owned, setup: object, tables: Json): object {
  return set ? set(setup, tables) : { ...setup, tables };
}

function plain(tables: unknown): Json {
  return JSON.parse(JSON.stringify(tables)) as Json;
}

const named = (...scenarios: readonly string[]) => scenarios.map((scenario) => ({ scenario }));

/** A dogfight's aircraft have their types written out; those of a list are handed round. Slow ones can keep up. */
function flownBy(setup: object, types: Json): object {
  const list = Array.isArray(types) ? types : [];
  const { aircraft } = setup as { readonly aircraft: readonly object[] };
  return {
    ...setup,
    aircraft: aircraft.map((one, at) => ({ ...one, type: list[at % list.length], speed: 1 })),
  };
}

const SWITCHED = { lameTurn: true, allowZero: true, aircraftBlock: true, collisions: true } as const;

export const OWNED: readonly Owned[] = [
  {
    id: "dogfight",
    tables: plain([TYPES["spitfire-ia"], TYPES["bf-110c"], TYPES["ju-87b-2"]]),
    setups: Object.values(DOGFIGHTS).flatMap((whole): readonly object[] => {
      const options = { ...("options" in whole && whole.options), ...SWITCHED };
      return [whole, { ...whole, options: { ...options, turnLimit: "each-turn" } }];
    }),
    set: flownBy,
  },
  {
    id: "great-war",
    tables: plain(TABLES),
    setups: [
      ...named(
        "duel",
        "dogfight",
        "spotting",
        "trench-strafing",
        "balloons",
        "bombing",
        "gothas",
        "bloody-april",
      ),
      ...["plotted", "alternating"].map((sequence) => ({
        scenario: "voss-last-fight",
        options: { sequence },
      })),
    ],
  },
  {
    id: "down-in-flames",
    tables: plain(OUR_SET),
    setups: [
      ...named("kent", "weave", "factory", "ship", "malta", "night", "leningrad", "guadalcanal", "campaign"),
      {
        scenario: "channel",
        options: { start: "bid", pilots: "lot", ammunition: true, repeatDefence: true },
      },
    ],
  },
  {
    id: "battle-of-britain",
    tables: plain(BRITAIN),
    setups: [
      ...named("raid", "kanalkampf", "adlertag", "september"),
      ...["cards", "dice", "dice42"].map((weather) => ({
        turns: { from: 5, to: 6 },
        options: { weather, bid: true },
      })),
    ],
  },
  {
    id: "luftwaffe",
    tables: plain(LUFTWAFFE),
    setups: [
      ...named("schweinfurt", "wilhelmshaven", "leipzig", "last-jets"),
      ...["basic", "advanced", "complexes"].flatMap((level) => [
        { quarters: { from: "1943-01", to: "1943-04" }, options: { level, takeOff: "groups" } },
        { quarters: { from: "1944-07", to: "1945-01" }, options: { level } },
      ]),
    ],
  },
];

export async function gameOf(id: string): Promise<AnyAppraisedGame> {
  const game = await findGame(GAMES, id)?.load();
  if (!game) throw new Error(`no game ${id}`);
  return game;
}
