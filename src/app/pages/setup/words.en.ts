import type { Balance } from "../../../core/game.ts";
import { listed } from "../../../core/text.ts";
import { sideName, verbOf } from "../../../words/sides.ts";
import type { SetupPart } from "./unusual.ts";

interface Figures extends Balance {
  /** Who played both sides. */
  readonly by: string;
  readonly first: string;
  readonly second: string;
}

const PARTS: Readonly<Record<SetupPart, string>> = {
  players: "who plays",
  dice: "the dice",
  options: "the options",
  types: "which types take part",
};

function named(parts: readonly SetupPart[]): string {
  return listed(
    parts.map((part) => PARTS[part]),
    "and",
  );
}

/** Words of the page where a match is set up, in English. */
export const words = {
  title: (game: string) => `Set up a match: ${game}`,
  lead: "Choose a battle, who flies on each side and where the dice come from. Whatever you leave alone is good for a first match.",
  change: "Change this set-up",
  scenario: "Battle",
  hangar: "Look at the miniatures",
  print: "Print its papers",
  dice: "Dice",
  diceSecure: "Thrown by the table",
  diceSecureHint: "True chance from this device; nobody can know a throw before it falls.",
  diceTyped: "Real dice, typed in",
  diceTypedHint: "You throw your own dice and tell the table what they show.",
  diceSeeded: "From a text",
  diceSeededHint: "The same text gives the same dice again: for practice and for comparing.",
  seed: "Text for the dice",
  seedHint: "Any words, such as “Friday at the club”.",
  seedMissing: "Write a text for the dice, at least one letter.",
  seedLong: (limit: number) => `The text is too long; at most ${limit} characters.`,
  players: "Who plays",
  player: (side: string) => `${sideName(side, "en")} ${verbOf(side, "is", "are")} played by`,
  playerName: (side: string) => `Name of the player (${side})`,
  count: (side: string) => `Players of ${side}`,
  counted: ({ side, players }: { side: string; players: number }) =>
    `${side}: ${players} ${players === 1 ? "player" : "players"}`,
  fewer: (side: string) => `One player of ${side} fewer`,
  more: (side: string) => `One player of ${side} more`,
  playerHint: "A name, or leave it empty.",
  types: (pieces: string) => `Which ${pieces} take part`,
  typesAbout: (pieces: string) =>
    `Each can be another of the list, or one of your own designs; it begins in the same place, as high and as fast as its type can. The ${pieces} go with the match, its file and its link.`,
  typesChanged: (count: number) => (count === 0 ? "As in the battle: exchange some" : `Exchanged: ${count}`),
  typesBack: "All as in the battle",
  typeOwn: (name: string) => `${name} (own design)`,
  design: "Design one of your own",
  remembered: (parts: readonly SetupPart[]) => `As you left it last time: ${named(parts)}.`,
  changed: (parts: readonly SetupPart[]) => `Changed now: ${named(parts)}.`,
  usual: "Back to the usual set-up",
  isUsual: "All as usual in this battle.",
  start: "Start",
  balance: ({ by, nodes, games, first, second, wins, draws, turns }: Figures) =>
    `${games} games of the ${by} against itself${nodes === undefined ? "" : ", thinking less than at the table"}: ${first} won ${wins[0]}, ${second} ${wins[1]}, ${draws} were drawn.${turns > 1 ? ` Half of them took ${turns} turns or fewer.` : ""}`,
};

export type SetupWords = typeof words;
