/** The names of the printed mats that a table may be laid with. A table that names none, or an unknown one, shows the first. */
export const MATS = ["channel-coast", "open-sea", "kent-fields", "desert", "pacific-atoll"] as const;

export type MatName = (typeof MATS)[number];

/** Mats that are drawn for a map with cells, as the game says or as its battle asks for; `paper` is bare, for a map of areas. */
const MAPS = ["front", "thanet", "paper"] as const;

/** Every mat that can be printed. */
export const PRINTS = [...MATS, ...MAPS] as const;

export type PrintName = (typeof PRINTS)[number];

/** The mat that a name tells of: itself when it is known, else the Channel coast. */
export function matNamed(kind: string | undefined): MatName {
  return MATS.find((name) => name === kind) ?? MATS[0];
}

/** The same among all that can be printed. */
export function printNamed(kind: string): PrintName {
  return PRINTS.find((name) => name === kind) ?? MATS[0];
}
