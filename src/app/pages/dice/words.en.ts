function degreesIn(degrees: number): string {
  return `${degrees} ${degrees === 1 ? "degree" : "degrees"} of freedom`;
}

/** A chi-square, its degrees of freedom, and the value that it is held against. */
interface Verdict {
  readonly chi: string;
  readonly degrees: number;
  readonly critical: string;
}

/** Words of the page of dice, in English. */
export const words = {
  title: "Dice of the match",
  back: "Back to the table",
  match: "Statistics of the match",
  none: "No dice have been thrown in this match yet. They are counted here as soon as they fall.",
  all: "All sides",
  kind: ({ die, side }: { readonly die: string; readonly side: string }) => `${die}, ${side}`,
  sixSided: "six-sided",
  sides: (sides: number) => `${sides}-sided`,
  point: ".",
  face: "Face",
  thrown: "Thrown",
  expected: "Expected",
  mean: ({ mean, expected }: { readonly mean: string; readonly expected: string }) =>
    `Average ${mean}; ${expected} is expected.`,
  throws: (dice: number) => `${dice} ${dice === 1 ? "die" : "dice"} thrown.`,
  few: (needed: number) => `Too few for a verdict: a test makes sense from ${needed} dice on.`,
  fair: ({ chi, degrees, critical }: Verdict) =>
    `Chi-square ${chi} with ${degreesIn(degrees)}; fair dice stay below ${critical} in 19 of 20 matches. Nothing odd.`,
  rare: ({ chi, degrees, critical }: Verdict) =>
    `Chi-square ${chi} with ${degreesIn(degrees)}; fair dice go above ${critical} once in 20 matches. A rare run.`,
  odd: ({ chi, degrees, critical }: Verdict) =>
    `Chi-square ${chi} with ${degreesIn(degrees)}; fair dice go above ${critical} once in 1,000 matches. Look at these dice.`,
  chart: (what: string) => `Faces of ${what}: thrown against expected`,
};

export type DiceWords = typeof words;
