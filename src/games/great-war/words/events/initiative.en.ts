import { signed } from "../../../../core/text.ts";
import type { Id } from "../values.ts";

const SHIFTS: Readonly<Record<string, string>> = {
  schedules: "schedules",
  tailer: "its pilot",
  target: "the pilot in front",
  silhouettes: "silhouettes",
};

const PARTS = {
  altitude: "height",
  ace: "ace",
  novice: "novice",
  twoSeater: "two-seater",
  schedule: "F schedule",
} as const;

type Tail = Id & {
  target: string;
  faces: readonly number[];
  roll: number;
  row: number;
  shifts: readonly { key: string; rows: number }[];
  success: boolean;
};

type Initiative = Id & { faces: readonly number[] } & Record<
    "altitude" | "ace" | "novice" | "twoSeater" | "schedule" | "total",
    number
  >;

/** A die each; `rule` says why. */
type RollOff = { ids: readonly string[]; faces: readonly number[]; rule: string };

export const initiative = {
  "event.tail": ({ id, target, faces, roll, row, shifts, success }: Tail) => {
    const why = shifts.map(({ key, rows }) => `${SHIFTS[key] ?? key} ${signed(rows)}`);
    const reasons = why.length > 0 ? ` (${why.join(", ")})` : "";
    return `${id} tries to stay on the tail of ${target}: ${faces.join(" + ")} = ${roll} on row ${signed(row)}${reasons}: ${success ? `it moves right after ${target}` : "shaken off"} (4.4d).`;
  },
  "event.initiative": ({ id, faces, total, ...parts }: Initiative) => {
    const added = Object.entries(PARTS).flatMap(([key, name]) => {
      const value = parts[key as keyof typeof PARTS];
      return value === 0 ? [] : [`${name} ${signed(value)}`];
    });
    return `${id} rolls for initiative: ${[faces.join(" + "), ...added].join(", ")} = ${total} (4.2a).`;
  },
  "event.roll-off": ({ ids, faces, rule }: RollOff) =>
    `Equal: ${ids.map((id, place) => `${id} rolls ${faces[place]}`).join(", ")}; the lower goes first (${rule}).`,
  "event.order": ({ ids }: { ids: readonly string[] }) => `They move in this order: ${ids.join(", ")}.`,
  "throw.tail": ({ id, target }: Id & { target: string }) => `${id} on the tail of ${target}`,
  "throw.initiative": ({ id }: Id) => `Initiative of ${id}: the lower goes first`,
  "throw.roll-off": ({ id }: Id) => `Roll-off: ${id}`,
};
