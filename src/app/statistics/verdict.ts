import type { Accuracy } from "../../face/accuracy.ts";

/** Odds from here on are nothing to speak of. */
const USUAL = 0.35;

export type Verdict =
  | { readonly kind: "none" | "fair" | "certain" }
  /** About one match in `once` goes as well or better, or as badly or worse. */
  | { readonly kind: "lucky" | "unlucky"; readonly once: number };

/** As it is told: 1 in 6, 1 in 16, 1 in 40, 1 in 300. */
function rounded(once: number): number {
  if (once < 20) return Math.round(once);
  const step = 10 ** Math.floor(Math.log10(once));
  return Math.round(once / step) * step;
}

/** How lucky a side was, in plain terms. `none`: nothing was tried. `certain`: chance had no say. */
export function verdictOf({ tries, hits, expected, deviation, odds }: Accuracy): Verdict {
  if (tries === 0) return { kind: "none" };
  if (deviation === 0) return { kind: "certain" };
  if (odds >= USUAL) return { kind: "fair" };
  return { kind: hits > expected ? "lucky" : "unlucky", once: rounded(1 / odds) };
}
