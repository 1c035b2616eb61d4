import type { Catalogue } from "../../../../core/phrase.ts";
import { listed, quotable, signed } from "../../../../core/text.ts";
import type { InitiativePhrases } from "./phrases.ts";

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

export const en: Catalogue<InitiativePhrases> = {
  "event.tail": ({ id, target, faces, roll, row, shifts, success }) => {
    const why = shifts.map(({ key, rows }) => `${SHIFTS[key] ?? key} ${signed(rows)}`);
    const reasons = why.length > 0 ? ` (${why.join(", ")})` : "";
    return `${id} tries to stay on the tail of ${target}: ${faces.join(" + ")} = ${roll} on row ${signed(row)}${reasons}: ${success ? `it moves right after ${target}` : "shaken off"} (4.4d).`;
  },
  "event.initiative": ({ id, faces, total, ...parts }) => {
    const added = Object.entries(PARTS).flatMap(([key, name]) => {
      const value = parts[key as keyof typeof PARTS];
      return value === 0 ? [] : [`${name} ${signed(value)}`];
    });
    return `${id} rolls for initiative: ${[faces.join(" + "), ...added].join(", ")} = ${total} (4.2a).`;
  },
  "event.roll-off": ({ ids, faces, rule }) =>
    `Equal: ${ids.map((id, place) => `${id} rolls ${faces[place]}`).join(", ")}; the lower goes first (${rule}).`,
  "event.order": ({ ids }) => `They move in this order: ${ids.join(", ")}.`,
  "throw.tail": ({ id, target }) => `${id} on the tail of ${target}`,
  "throw.initiative": ({ id }) => `Initiative of ${id}`,
  "throw.roll-off": ({ id }) => `Roll-off: ${id}`,
  "tail-grammar": ({ found, near }) =>
    `“${quotable(found)}” says neither whom to tail nor “pass”; write ${listed(near, "or")}.`,
  "tail-unknown": ({ found, known }) =>
    `There is no ${quotable(found)}; on the table are ${listed(known, "and")}.`,
  "tail-full": ({ target }) =>
    `Two aircraft attempt to tail ${target} already, and no more may; write “pass” or name another.`,
  "tail-position": ({ id, target }) =>
    `${id} is not in good position behind ${target}: it has to be in the straight row of hexes behind, with the same facing, at most 8 hexes and levels away and no higher or lower than half the distance.`,
  "first-choice": ({ found, among }) =>
    `“${quotable(found)}” is none of the aircraft that may go first; write ${listed(among, "or")}.`,
};
