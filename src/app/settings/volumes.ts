import { keysOf } from "../../core/keys-of.ts";

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

function isPercent(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
}

/** The volumes that a device has kept; the usual one for each that is missing or spoilt. */
export function volumesOf(kept: Readonly<Record<string, unknown>>): Volumes {
  const volumes: Record<keyof Volumes, number> = { ...DEFAULT_VOLUMES };
  for (const name of keysOf(volumes)) {
    const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (isPercent(value)) volumes[name] = value;
  }
  return volumes;
}
