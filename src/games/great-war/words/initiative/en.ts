import { listed, quotable, signed } from "../../../../core/text.ts";

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

type About = { id: string };
type Tail = About & {
  target: string;
  faces: readonly number[];
  roll: number;
  row: number;
  shifts: readonly { key: string; rows: number }[];
  success: boolean;
};
type Initiative = About & { faces: readonly number[] } & Record<
    "altitude" | "ace" | "novice" | "twoSeater" | "schedule" | "total",
    number
  >;
/** A die each; `rule` says why. */
type RollOff = { ids: readonly string[]; faces: readonly number[]; rule: string };

export const en = {
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
  "throw.tail": ({ id, target }: About & { target: string }) => `${id} on the tail of ${target}`,
  "throw.initiative": ({ id }: About) => `Initiative of ${id}: the lower goes first`,
  "throw.roll-off": ({ id }: About) => `Roll-off: ${id}`,
  "tail-grammar": ({ found, near }: { found: string; near: readonly string[] }) =>
    `“${quotable(found)}” says neither whom to tail nor “pass”; write ${listed(near, "or")}.`,
  "tail-unknown": ({ found, known }: { found: string; known: readonly string[] }) =>
    `There is no ${quotable(found)}; on the table are ${listed(known, "and")}.`,
  "tail-full": ({ target }: About & { target: string }) =>
    `Two aircraft attempt to tail ${target} already, and no more may; write “pass” or name another.`,
  "tail-position": ({ id, target }: About & { target: string }) =>
    `${id} is not in good position behind ${target}: it has to be in the straight row of hexes behind, with the same facing, at most 8 hexes and levels away and no higher or lower than half the distance.`,
  "first-choice": ({ found, among }: { found: string; among: readonly string[] }) =>
    `“${quotable(found)}” is none of the aircraft that may go first; write ${listed(among, "or")}.`,
};
