import type { Balance } from "../../../core/game.ts";

interface Figures extends Balance {
  /** Who played both sides. */
  readonly by: string;
  readonly first: string;
  readonly second: string;
}

export const words = {
  balance: ({ by, games, first, second, wins, draws, turns }: Figures) =>
    `${games} games of the ${by} against itself: ${first} won ${wins[0]}, ${second} ${wins[1]}, ${draws} were drawn. Half of them took ${turns} turns or fewer.`,
} as const;

export type StoryWords = { readonly [Key in keyof typeof words]: (typeof words)[Key] };
