import type { GunConfig, TargetConfig } from "../../data/config/config.ts";
import { front } from "../../data/scenarios/trench-lines.ts";
import type { MissionKind } from "./calendar.ts";

export const BOARD = { columns: 26, rows: 30, mat: "front" } as const;
export const FRONT = front(14, 18, BOARD.columns);

/** Two figures for a column and two for a row, from 1. */
export function label(column: number, row: number): string {
  return `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
}

function trench(column: number): string {
  return label(column, FRONT.german[column - 1] ?? 1);
}

interface Task {
  /** Metres at which the two-seaters come; the others fly above them. */
  readonly altitude: number;
  readonly turns: number;
  readonly targets: readonly TargetConfig[];
  readonly guns: readonly GunConfig[];
}

function target(id: string, kind: TargetConfig["kind"], hex: string, worth: number): TargetConfig {
  return { id, side: "allied", kind, hexes: [hex], worth };
}

function gun(id: string, kind: "MG" | "AA", hex: string): GunConfig {
  return { id, side: "german", kind, hex };
}

/** Where the missions of the week lead, and what they pay. */
export const TASKS: Readonly<Record<MissionKind, Task>> = {
  bombing: {
    altitude: 1200,
    turns: 9,
    targets: [target("B1", "bomb", label(11, 9), 7), target("B2", "bomb", label(16, 10), 7)],
    guns: [gun("F1", "AA", label(14, 8))],
  },
  "road-photo": {
    altitude: 1700,
    turns: 9,
    targets: [target("P1", "photo", label(10, 8), 6), target("P2", "photo", label(17, 8), 6)],
    guns: [],
  },
  "trench-photo": {
    altitude: 1400,
    turns: 8,
    targets: [target("P1", "photo", trench(9), 4), target("P2", "photo", trench(18), 4)],
    guns: [gun("F1", "AA", label(13, 9))],
  },
  spotting: {
    altitude: 1800,
    turns: 9,
    targets: [target("S1", "spot", label(13, 10), 10)],
    guns: [gun("F1", "AA", label(13, 6))],
  },
};
