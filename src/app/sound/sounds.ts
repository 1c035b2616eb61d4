import type { SoundGroup } from "../settings/volumes.ts";

/** What a sound is like; lengths in seconds. */
type Kind =
  /** So many engines that turn at the same rate: the pitch of their drone in hertz. */
  | { readonly kind: "engine"; readonly hertz: number; readonly count: number; readonly seconds: number }
  | { readonly kind: "guns"; readonly seconds: number }
  /** A die hits something; `force` from 0 to 1. */
  | { readonly kind: "knock"; readonly force: number }
  /** Something comes down and hits the ground; a spinning one stutters, another one whistles. */
  | { readonly kind: "fall"; readonly spin: boolean; readonly seconds: number }
  | { readonly kind: "leave"; readonly hertz: number; readonly seconds: number }
  | { readonly kind: "chime" };

/** A sound, and the pieces that it comes from, where it comes from any. */
export type Sound = Kind & { readonly of?: readonly string[] };

/** How long it sounds when something has come down, in seconds: the end of a fall. */
export const THUMP = 0.6;

export const GROUP_OF: Readonly<Record<Sound["kind"], SoundGroup>> = {
  engine: "engines",
  leave: "engines",
  guns: "guns",
  fall: "guns",
  knock: "dice",
  chime: "signals",
};
