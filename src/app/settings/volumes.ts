/** What can be made louder and softer by itself. */
export const SOUND_GROUPS = ["engines", "guns", "dice", "signals", "room"] as const;

export type SoundGroup = (typeof SOUND_GROUPS)[number];

/** How loud everything is, and each group in it: percent, 0 to 100. */
export type Volumes = Readonly<Record<"master" | SoundGroup, number>>;

export const DEFAULT_VOLUMES: Volumes = {
  master: 60,
  engines: 50,
  guns: 70,
  dice: 80,
  signals: 70,
  room: 35,
};

function isPercent(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
}

/** Whether something kept is a set of volumes; `readSettings` fills in what an older version did not know. */
export function isVolumes(kept: unknown): kept is Volumes {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return false;
  return Object.entries(kept).every(
    ([name, value]) => Object.hasOwn(DEFAULT_VOLUMES, name) && isPercent(value),
  );
}
