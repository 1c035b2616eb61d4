import type { Bridge, BridgeLine } from "../../src/bridges/bridge.ts";
import type { Problem, Spawn } from "../../src/core/game.ts";
import { now } from "../../src/core/match/match.ts";
import type { Config } from "../../src/games/dogfight/data/config.ts";
import type { State } from "../../src/games/dogfight/rules/state/state.ts";
import { bySide, type Side } from "./rules/state.ts";

/** The dogfight sets up no more than so many a side here. */
const MOST = 2;
const LETTER = { red: "R", blue: "B" } as const;
const TYPE = { red: "spitfire-ia", blue: "bf-109e-3" } as const;

function sent({ values }: Spawn, side: Side): number {
  return Number(values[side]);
}

function fits(spawn: Spawn): Problem | undefined {
  const most = Math.max(sent(spawn, "red"), sent(spawn, "blue"));
  return most > MOST ? { code: "too-many", values: { most, limit: MOST } } : undefined;
}

function aircraft(spawn: Spawn, side: Side) {
  return Array.from({ length: sent(spawn, side) }, (_, index) => ({
    id: `${LETTER[side]}${index + 1}`,
    side,
    type: TYPE[side],
    x: 20 + 8 * index,
    y: side === "red" ? 6 : 30,
    heading: side === "red" ? 12 : 6,
    speed: 3,
  }));
}

function config(spawn: Spawn): Config {
  return {
    table: { width: 48, depth: 36 },
    aircraft: [...aircraft(spawn, "red"), ...aircraft(spawn, "blue")],
    turns: 8,
    goal: "most-kills",
  };
}

/** Encounters of the raid, fought as dogfights: what is brought down is lost, whatever else flies home. */
const dogfightBridge: Bridge<Config> = {
  fits,
  config,
  seats: () =>
    new Map([
      ["red", "red"],
      ["blue", "blue"],
    ]),
  answer(_, battle) {
    const { setup, aircraft } = now(battle).state as State;
    const gone = (status: string) => status === "destroyed" || status === "crashed";
    const lost = bySide(
      (side) =>
        aircraft.filter(
          ({ status }, index) => setup.sides[setup.airframes[index]?.side ?? 0] === side && gone(status),
        ).length,
    );
    return `red ${lost.red} blue ${lost.blue}`;
  },
};

const TOO_MANY = {
  en: {
    "too-many": (v: { most: number; limit: number }) =>
      `${v.most} of a side fly; the table takes ${v.limit}.`,
  },
  de: {
    "too-many": (v: { most: number; limit: number }) =>
      `${v.most} einer Seite fliegen; auf den Tisch passen ${v.limit}.`,
  },
} as const;

/** The one line that the registry of bridges needs for a new one. */
export const raidAsDogfights: BridgeLine = {
  campaign: "raid",
  battle: "dogfight",
  load: async () => dogfightBridge,
  words: async (language) => TOO_MANY[language],
};
