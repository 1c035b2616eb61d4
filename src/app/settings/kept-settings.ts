import { LANGUAGES, type Language } from "../../core/language.ts";
import { PALETTE_IDS, type PaletteId } from "../../tabletop/palettes.ts";
import { deviceNotes } from "../storage/notes.ts";

/** The sizes that models may have, against 1:200. */
export const MODEL_SCALES = [1, 1.5, 2] as const;
type ModelScale = (typeof MODEL_SCALES)[number];

/** How fast a table may show what happens, times real time. */
export const PACES = [0.5, 1, 2] as const;
type Pace = (typeof PACES)[number];

/** What the people at this screen chose. */
export interface Settings {
  /** Left out: the browser's language. */
  readonly language?: Language | undefined;
  /** `system` follows the system's wish for less motion. */
  readonly motion: "system" | "full" | "reduced";
  /** The 3D table; off, a flat drawing of the same tabletop. */
  readonly table3d: boolean;
  readonly shadows: boolean;
  /** Chits beside the stands of aircraft that are damaged. */
  readonly chits: boolean;
  /** The 3D table gets plainer where the machine is too slow for it. */
  readonly adaptive: boolean;
  /** When a show has depth of field and glow: on machines fast enough that are no phones, on all, on none. */
  readonly postprocessing: "fast" | "always" | "never";
  /** How many times as large as 1:200 models are drawn on the 3D table. */
  readonly modelScale: ModelScale;
  /** How fast a table shows what happens. */
  readonly pace: Pace;
  /** Dice that land at once. */
  readonly fastDice: boolean;
  readonly units: "inches" | "centimetres";
  /** Whether the camera goes where something happens: in a show everywhere, at a table behind the leader of a flight. */
  readonly camera: "directed" | "still";
  /** Whether sentences name their rules by number. */
  readonly ruleNumbers: boolean;
  /** How much is told to who hears the page: `brief` leaves out remarks, only `full` names the rules. */
  readonly announcements: "brief" | "normal" | "full";
  /** Whether matches are played by ear: without a table, with results at once, and all as text. */
  readonly ear: boolean;
  /** Whether a match tells what it is about before it is played. */
  readonly briefing: boolean;
  /** Whether Enter takes the usual answer of a question where nothing is chosen. */
  readonly enter: boolean;
  /** Whether letters, digits and signs do anything by themselves where nobody types. */
  readonly letterKeys: boolean;
  /** Keys that were changed, by action, as they were kept: `keysOf` of the scene reads them where a key is pressed. */
  readonly keys: Readonly<Record<string, unknown>>;
  /** Big type for a projector. */
  readonly presenter: boolean;
  readonly text: "normal" | "large" | "largest";
  /** Colours of the two sides. */
  readonly palette: PaletteId;
  /** Sound at the table, once somebody has touched the page. */
  readonly sound: boolean;
  /** Short signals of what a table shows and asks. */
  readonly earcons: boolean;
  /** As they were kept: `volumesOf` reads them where something sounds. */
  readonly volumes: Readonly<Record<string, unknown>>;
}

export const DEFAULT_SETTINGS: Settings = {
  motion: "system",
  table3d: true,
  shadows: true,
  chits: false,
  adaptive: true,
  postprocessing: "fast",
  modelScale: 1.5,
  pace: 1,
  fastDice: false,
  units: "inches",
  camera: "directed",
  ruleNumbers: true,
  announcements: "normal",
  ear: false,
  briefing: true,
  enter: true,
  letterKeys: true,
  keys: {},
  presenter: false,
  text: "normal",
  palette: "vermillion-blue",
  sound: true,
  earcons: false,
  volumes: {},
};

/** Where the browser keeps them. */
export const SETTINGS_KEY = "tallyho.settings";

type Checks = { readonly [Name in keyof Settings]-?: (kept: unknown) => kept is Settings[Name] };

function oneOf<T>(...values: readonly T[]): (kept: unknown) => kept is T {
  return (kept): kept is T => (values as readonly unknown[]).includes(kept);
}

const flag = oneOf(true, false);

function isRecord(kept: unknown): kept is Readonly<Record<string, unknown>> {
  return typeof kept === "object" && kept !== null;
}

/** What each setting may be. Written by hand, since the first page should not wait for a schema library. */
const CHECKS: Checks = {
  language: oneOf<Language | undefined>(undefined, ...LANGUAGES),
  motion: oneOf("system", "full", "reduced"),
  table3d: flag,
  shadows: flag,
  chits: flag,
  adaptive: flag,
  postprocessing: oneOf("fast", "always", "never"),
  modelScale: oneOf(...MODEL_SCALES),
  pace: oneOf(...PACES),
  fastDice: flag,
  units: oneOf("inches", "centimetres"),
  camera: oneOf("directed", "still"),
  ruleNumbers: flag,
  announcements: oneOf("brief", "normal", "full"),
  ear: flag,
  briefing: flag,
  enter: flag,
  letterKeys: flag,
  keys: isRecord,
  presenter: flag,
  text: oneOf("normal", "large", "largest"),
  palette: oneOf(...PALETTE_IDS),
  sound: flag,
  earcons: flag,
  volumes: isRecord,
};

/** Settings from stored text; each that is missing, spoilt or unknown becomes the default by itself. */
export function readSettings(text: string | null): Settings {
  const kept = parsed(text);
  if (!isRecord(kept)) return DEFAULT_SETTINGS;
  const whole = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof Settings](value),
  );
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(whole) };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** The settings that this device keeps; the defaults where it keeps none. */
export function keptSettings(): Settings {
  return readSettings(deviceNotes.get(SETTINGS_KEY));
}

/** The first language of the browser's list that we speak; the first of ours when there is none. */
export function preferredLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return LANGUAGES[0];
}

/** The language that the page begins in: the chosen one, or else the browser's. */
export function firstLanguage(): Language {
  return keptSettings().language ?? preferredLanguage(navigator.languages);
}
