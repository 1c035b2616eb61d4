/** The mats that a dogfight may be flown over. A table that names none, or an unknown one, shows the first. */
export const MATS = ["channel-coast", "open-sea", "kent-fields", "desert", "pacific-atoll"] as const;

export type MatName = (typeof MATS)[number];

/** The mat that a name tells of: itself when it is known, else the Channel coast. */
export function matNamed(name: string | undefined): MatName {
  return MATS.find((known) => known === name) ?? MATS[0];
}
