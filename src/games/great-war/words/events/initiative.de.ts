import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { signed } from "../../../../core/text.ts";
import type { initiative as english } from "./initiative.en.ts";

const SHIFTS: Readonly<Record<string, string>> = {
  schedules: "Wendigkeit",
  tailer: "sein Pilot",
  target: "der Pilot davor",
  silhouettes: "Silhouetten",
};

const PARTS = {
  altitude: "Höhe",
  ace: "Ass",
  novice: "Neuling",
  twoSeater: "Zweisitzer",
  schedule: "Stufe F",
} as const;

export const initiative: Catalogue<PhrasesOf<typeof english>> = {
  "event.tail": ({ id, target, faces, roll, row, shifts, success }) => {
    const why = shifts.map(({ key, rows }) => `${SHIFTS[key] ?? key} ${signed(rows)}`);
    const reasons = why.length > 0 ? ` (${why.join(", ")})` : "";
    return `${id} hängt sich an ${target}: ${faces.join(" + ")} = ${roll} in Zeile ${signed(row)}${reasons}: ${success ? `es zieht gleich nach ${target}` : "abgeschüttelt"} (4.4d).`;
  },
  "event.initiative": ({ id, faces, total, ...parts }) => {
    const added = Object.entries(PARTS).flatMap(([key, name]) => {
      const value = parts[key as keyof typeof PARTS];
      return value === 0 ? [] : [`${name} ${signed(value)}`];
    });
    return `${id} würfelt um die Initiative: ${[faces.join(" + "), ...added].join(", ")} = ${total} (4.2a).`;
  },
  "event.roll-off": ({ ids, faces, rule }) =>
    `Gleichstand: ${ids.map((id, place) => `${id} würfelt ${faces[place]}`).join(", ")}; wer weniger hat, zieht zuerst (${rule}).`,
  "event.order": ({ ids }) => `Gezogen wird in dieser Reihenfolge: ${ids.join(", ")}.`,
  "throw.tail": ({ id, target }) => `${id} hinter ${target}`,
  "throw.initiative": ({ id }) => `Initiative von ${id}: wer weniger hat, zieht zuerst`,
  "throw.roll-off": ({ id }) => `Stechen: ${id}`,
};
