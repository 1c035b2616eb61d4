import type { StoryWords } from "./story-words.en.ts";

export const words: StoryWords = {
  balance: ({ by, games, first, second, wins, draws, turns }) =>
    `${games} Partien (${by} gegen ${by}): ${first} gewann ${wins[0]}, ${second} ${wins[1]}, unentschieden ${draws}. Die Hälfte dauerte höchstens ${turns} Runden.`,
};
