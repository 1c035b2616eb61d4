/** What can be made louder and softer by itself. */
export const SOUND_GROUPS = ["engines", "guns", "dice", "signals"] as const;

export type SoundGroup = (typeof SOUND_GROUPS)[number];

/** How loud everything is, and each group in it: percent, 0 to 100. */
export type Volumes = Readonly<Record<"master" | SoundGroup, number>>;

export const DEFAULT_VOLUMES: Volumes = { master: 60, engines: 50, guns: 70, dice: 80, signals: 70 };

function isPercent(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
}

/** Whether something kept is a whole set of volumes. */
export function isVolumes(kept: unknown): kept is Volumes {
  if (typeof kept !== "object" || kept === null) return false;
  const names = Object.keys(DEFAULT_VOLUMES);
  const values = kept as Readonly<Record<string, unknown>>;
  return Object.keys(kept).length === names.length && names.every((name) => isPercent(values[name]));
}
