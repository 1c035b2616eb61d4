import { z } from "zod/mini";

/** Where the wings and the engines of an aircraft are. */
export const PLANS = ["low-wing", "high-wing", "biplane", "twin", "heavy"] as const;
export type Plan = (typeof PLANS)[number];

/** Outlines of a wing. */
export const WINGS = ["straight", "elliptic", "square"] as const;

/** Engines: in a row behind a spinner, or in a ring under a cowling. */
export const ENGINES = ["inline", "radial"] as const;

/** How the second colour of the upper side lies on the first. */
export const PATTERNS = ["plain", "bands", "splinter"] as const;

/** What is painted on wings and sides. */
export const MARKS = ["none", "roundel", "cross", "star", "red-star", "disc"] as const;

/** The colours of a look, each written `#80694a`. */
export const COLOURS = ["upper", "second", "under", "nose"] as const;

/**
 * How an aircraft of somebody's own is built and painted: plain data that travels in a match, so that every
 * screen shows the same miniature. Colours are judged by `isColour`.
 */
export const lookSchema = z.strictObject({
  plan: z.enum(PLANS),
  wing: z.enum(WINGS),
  engine: z.enum(ENGINES),
  pattern: z.enum(PATTERNS),
  mark: z.enum(MARKS),
  upper: z.string(),
  second: z.string(),
  under: z.string(),
  nose: z.string(),
});

export type Look = Readonly<z.infer<typeof lookSchema>>;

/** A look and what of the aircraft's figures can be seen on its miniature. */
export interface Miniature extends Look {
  /** How strong its engines and how big its body are, 1 to 5. */
  readonly power: number;
  readonly bulk: number;
  /** Sides that carry a weapon. */
  readonly guns: readonly ("front" | "left" | "right" | "rear")[];
}

/** Whether a text is a colour of a look: `#` and six hexadecimal digits in small letters. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}
