/** Who plays which side of a game, as it was called: `simulate luftwaffe --american pilot --german=cadet`. */
export interface Seating {
  /** What else stood there: the game. */
  readonly rest: readonly string[];
  /** By the side's own name, the computer player. */
  readonly sides: Readonly<Record<string, string>>;
}

const OPTION = /^--([^=]+)(?:=(.*))?$/s;

/** Arguments that no option has taken: each `--SIDE BOT` seats a computer player. */
export function seatingOf(words: readonly string[]): Seating {
  const rest: string[] = [];
  const sides = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const [, side, bot] = OPTION.exec(word) ?? [];
    if (side === undefined) rest.push(word);
    else sides.set(side, bot ?? words[++at] ?? "");
  }
  return { rest, sides: Object.fromEntries(sides) };
}
