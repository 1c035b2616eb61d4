import { z } from "zod/mini";
import { create } from "zustand";
import { LANGUAGES, type Language } from "../core/language.ts";

/** What the people at this screen chose. */
export interface Settings {
  /** Left out: the browser's language. */
  readonly language?: Language | undefined;
  /** `system` follows the system's wish for less motion. */
  readonly motion: "system" | "full" | "reduced";
  /** The 3D table; off, a flat drawing of the same tabletop. */
  readonly table3d: boolean;
  readonly shadows: boolean;
  /** Dice that land at once. */
  readonly fastDice: boolean;
  readonly units: "inches" | "centimetres";
  /** Big type for a projector. */
  readonly presenter: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  motion: "system",
  table3d: true,
  shadows: true,
  fastDice: false,
  units: "inches",
  presenter: false,
};

const KEY = "tallyho.settings";

/** Every field falls back by itself, so that one spoilt value costs nothing else. */
const schema = z.object({
  language: z.catch(z.optional(z.enum(LANGUAGES)), undefined),
  motion: z.catch(z.enum(["system", "full", "reduced"]), DEFAULT_SETTINGS.motion),
  table3d: z.catch(z.boolean(), DEFAULT_SETTINGS.table3d),
  shadows: z.catch(z.boolean(), DEFAULT_SETTINGS.shadows),
  fastDice: z.catch(z.boolean(), DEFAULT_SETTINGS.fastDice),
  units: z.catch(z.enum(["inches", "centimetres"]), DEFAULT_SETTINGS.units),
  presenter: z.catch(z.boolean(), DEFAULT_SETTINGS.presenter),
});

/** Settings from stored text; whatever is missing, spoilt or unknown becomes the default. */
export function readSettings(text: string | null): Settings {
  if (text === null) return DEFAULT_SETTINGS;
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}

function load(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** The settings of this device; read with `useSettings((s) => s.fastDice)`. */
export const useSettings = create<Settings>()(() => load());

/** Changes settings and keeps them; where the browser keeps nothing they hold until the page closes. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // Blocked storage has its banner where it matters: at the matches.
  }
}

/** The first language of the browser's list that we speak; English when there is none. */
export function preferredLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
