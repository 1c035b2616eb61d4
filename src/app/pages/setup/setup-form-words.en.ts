import { sideName, verbOf } from "../../../words/sides.ts";

/** Words of the set-up form, in English. */
export const words = {
  scenario: () => "Battle",
  print: () => "Print its papers",
  dice: () => "Dice",
  diceSecure: () => "Thrown by the table",
  diceSecureHint: () => "True chance from this device; nobody can know a throw before it falls.",
  diceTyped: () => "Real dice, typed in",
  diceTypedHint: () => "You throw your own dice and tell the table what they show.",
  diceSeeded: () => "From a text",
  diceSeededHint: () => "The same text gives the same dice again: for practice and for comparing.",
  seed: () => "Text for the dice",
  seedHint: () => "Any words, such as “Friday at the club”.",
  seedMissing: () => "Write a text for the dice, at least one letter.",
  seedLong: (limit: number) => `The text is too long; at most ${limit} characters.`,
  players: () => "Who plays",
  player: (side: string) => `${sideName(side, "en")} ${verbOf(side, "is", "are")} played by`,
  playerName: (side: string) => `Name of the player (${side})`,
  count: (side: string) => `Players of ${side}`,
  counted: ({ side, players }: { side: string; players: number }) =>
    `${side}: ${players} ${players === 1 ? "player" : "players"}`,
  fewer: (side: string) => `One player of ${side} fewer`,
  more: (side: string) => `One player of ${side} more`,
  playerHint: () => "A name, or leave it empty.",
  start: () => "Start",
};

export type SetupFormWords = typeof words;
