import { counted } from "./counted.ts";
import { sideName, verbOf } from "./sides.ts";

/** The name of a seat or a side; one that has no name of its own is called by its id. */
function seat(id: string): string {
  return sideName(id, "en");
}

function levels(figure: number): string {
  return counted(figure, "level", "levels");
}

/** What a tape over the cells of a grid measures. */
interface TapeInCells {
  readonly cells: number;
  readonly shape: "hex" | "square";
  readonly metres: number | undefined;
  readonly apart: number;
}

/** Words of the table page, in English. */
export const table = {
  "table.loading": "Laying out the table …",
  "table.label":
    "The table, a picture: arrows or W A S D move over it, T looks from above, F frames the fight",
  "table.missing": "This match can't be opened",
  "table.home": "All games",
  "table.matches": "Own matches",
  "table.flat": "The 3D table could not be shown here, so this is the flat drawing.",

  "seat.name": seat,
  "seat.named": ({ seat: id, player }: { seat: string; player: string }) => `${seat(id)} (${player})`,

  "takeBack.to": ({ turn, phase, asked }: { turn: number; phase: string; asked: readonly string[] }) =>
    `Back to turn ${turn}: ${phase}${asked.length > 0 ? ` (${asked.join(", ")})` : ""}.`,
  "turn.phase": ({ turn, phase }: { turn: number; phase: string }) =>
    turn > 0 ? `Turn ${turn} · ${phase}` : phase,
  "turn.setup": "Set-up",
  "turn.replay": "Replay",
  "turn.everybody": "Everybody",

  "curtain.title": (id: string) => `For ${seat(id)} alone`,
  "curtain.sheer": (id: string) =>
    `${seat(id)} ${verbOf(id, "is", "are")} next. Pass the screen; nobody else looks.`,
  "curtain.opaque": (id: string) => `Only ${seat(id)} should look at the screen now.`,
  "curtain.lift": (id: string) => `Pass to ${seat(id)}: tap when alone`,
  "curtain.anew": (id: string) =>
    `${seat(id)} ${verbOf(id, "begins", "begin")} with nothing written: what was sealed is not shown again.`,
  "curtain.stay": (id: string) => `${seat(id)} ${verbOf(id, "goes", "go")} on; the other orders stay sealed`,
  "curtain.back": (id: string) => `${seat(id)} ${verbOf(id, "wants", "want")} to change the orders`,

  "pieces.title": "On the table",
  "pieces.none": "Nothing stands on the table.",
  "forecast.sure": (button: string) => `“${button}” once more flies it all the same.`,
  "forecast.here": "From here:",
  "forecast.there": "From there:",
  "badge.drafted": "From where its order ends:",
  "badge.title": ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,

  "drawer.title": "Orders and sheets",
  "drawer.orders": "Orders",
  "drawer.sheets": "Sheets",
  "drawer.situation": "Situation",
  "drawer.close": "Fold away",

  "sheet.large": "Read it large",
  "sheet.hidden": (count: number) => `${count} ${count === 1 ? "card" : "cards"} face down`,

  "slip.title": "Log",
  "slip.orders": "Orders opened",
  "slip.nothing": "Nothing has happened yet. The first orders open the game.",
  "slip.skip": "Skip",
  "slip.weighed": "What the computer weighed",
  "slip.die": ({ kind, face }: { kind: string; face: number }) => `${face} on a ${kind}`,

  "log.copyFailed": "This browser lets no page copy; mark the text and copy it yourself.",

  "replay.title": "Replay",

  "things.counters": "Counters on the map",
  "things.sites": "Places on the map",
  "things.pile": ({ label, count }: { label: string; count: number }) =>
    `${label}: ${counted(count, "card", "cards")}`,

  "tape.button": "Tape",
  "tape.length": ({
    slant,
    flat,
    unit,
    apart,
  }: Record<"slant" | "flat" | "unit", string> & { apart: number }) =>
    apart === 0 ? slant + unit : `${slant}${unit} slant (${flat}${unit} flat, ${levels(apart)})`,
  "tape.cells": ({ cells, shape, metres, apart }: TapeInCells) =>
    [
      `${shape === "hex" ? counted(cells, "hex", "hexes") : counted(cells, "square", "squares")}${metres === undefined ? "" : ` (${metres} m)`}`,
      ...(apart === 0 ? [] : [`${apart} m in altitude`]),
    ].join(", "),
  "number.tenths": ({ whole, tenths }: { whole: number; tenths: number }) => `${whole}.${tenths}`,

  "end.winner": (id: string) => `${seat(id)} ${verbOf(id, "wins", "win")}`,
  "end.draw": "A draw",

  "menu.button": "Menu",
  "menu.rules": "Rules",
  "sound.is": (on: boolean | null) =>
    on === null ? "This device has no sound; play goes on." : `The sound is ${on ? "on" : "off"}.`,

  "refusal.near": "Legal and near:",
};
