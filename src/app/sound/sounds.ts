import type { Earcon } from "../../face/queries/earcons.ts";
import type { Tick } from "../../face/queries/ticks.ts";
import type { SoundGroup } from "../settings/volumes.ts";

/** How an engine sounds: smooth in line, rough in a ring, blipped where the whole engine turns, or a burning jet. */
export type EngineKind = "inline" | "radial" | "rotary" | "jet" | "rocket";

/** What guns fire: rifle rounds, heavy machine guns' of half an inch, cannon shells, or flak from the ground. */
export type Calibre = "rifle" | "heavy" | "cannon" | "flak";

/** What dice, counters and cards fall on. */
export type Surface = "felt" | "wood";

/** What a sound is like; lengths in seconds. */
type Kind =
  /** So many engines that turn at the same rate: the pitch of their drone in hertz. */
  | {
      readonly kind: "engine";
      readonly engine: EngineKind;
      readonly hertz: number;
      readonly count: number;
      readonly seconds: number;
    }
  | { readonly kind: "guns"; readonly calibre: Calibre; readonly seconds: number }
  /** A shell or a bomb goes off. */
  | { readonly kind: "burst" }
  /** A die or a counter hits something; `force` from 0 to 1. */
  | { readonly kind: "knock"; readonly on: Surface; readonly force: number }
  /** A card, or an order on paper, is laid down or turned over. */
  | { readonly kind: "card" }
  /** A croupier's rake pushes counters over the map. */
  | { readonly kind: "rake"; readonly seconds: number }
  /** Something comes down and hits the ground; a spinning one stutters, another one whistles. */
  | { readonly kind: "fall"; readonly spin: boolean; readonly seconds: number }
  | { readonly kind: "leave"; readonly engine: EngineKind; readonly hertz: number; readonly seconds: number }
  | { readonly kind: "chime" }
  /** A signal that means something; `clock`: from o'clock where it lies, in the middle where that is left out. */
  | { readonly kind: "earcon"; readonly earcon: Earcon; readonly clock?: number | undefined }
  /** One of those by which an answer is heard. */
  | ({ readonly kind: "tick" } & Omit<Tick, "at">)
  /** The air of a club's room, for as long as it is listened to. */
  | { readonly kind: "room" };

/** A sound, and the pieces that it comes from, where it comes from any. */
export type Sound = Kind & { readonly of?: readonly string[] };

/** How long it sounds when something has come down, in seconds: the end of a fall. */
export const THUMP = 0.6;

export const GROUP_OF: Readonly<Record<Sound["kind"], SoundGroup>> = {
  engine: "engines",
  leave: "engines",
  guns: "guns",
  burst: "guns",
  fall: "guns",
  knock: "dice",
  card: "dice",
  rake: "dice",
  chime: "signals",
  earcon: "signals",
  tick: "signals",
  room: "room",
};
