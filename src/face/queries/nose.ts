/** Where a nose points for who looks at it; `over`: both stand in one place. */
export type Nose = "towards" | "away" | "left" | "right" | "over";

/** Where a nose points for who looks at it, by the numeral at which it sees him. */
export function noseOf(seenAt: number | undefined): Nose {
  if (seenAt === undefined) return "over";
  if (seenAt >= 11 || seenAt <= 1) return "towards";
  if (seenAt >= 5 && seenAt <= 7) return "away";
  return seenAt < 5 ? "right" : "left";
}
