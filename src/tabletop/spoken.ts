import type { Card } from "./card.ts";
import type { Counter } from "./counter.ts";
import type { Figure } from "./figure.ts";
import type { Site } from "./site.ts";

function figuresOf(figures: readonly Figure[] = []): readonly string[] {
  return figures.map(({ value, label }) => `${label} ${value}`);
}

function spoken(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join(", ");
}

/** What a screen reader says of a counter: its name, its figures, its state, all in the game's words. */
export function counterSpoken({ title, figures, note }: Counter): string {
  return spoken([title, ...figuresOf(figures), note]);
}

/** What a screen reader says of a card: all that its viewer knows of it. */
export function cardSpoken({ title, face, up }: Card): string {
  if (!face) return spoken([title]);
  const known = spoken([face.title, ...figuresOf(face.figures), face.text, face.note]);
  return up ? known : spoken([title, known]);
}

/** What a screen reader says of a site. */
export function siteSpoken({ title, hits, value, note }: Site): string {
  return spoken([title, value, hits && `${hits.taken}/${hits.of}`, note]);
}
