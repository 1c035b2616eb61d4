/** What a command does that is neither an answer nor a question, by the words for it: English beside German. */
const VERBS = {
  ready: ["ready", "done", "fertig"],
  roll: ["roll", "würfeln"],
  next: ["next", "weiter"],
  undo: ["undo", "zurück"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Verb = keyof typeof VERBS;

/** The verb that a line is, if it is one and nothing more. */
export function verbOf(line: string): Verb | undefined {
  const word = line.trim().toLowerCase();
  const verbs = Object.keys(VERBS) as Verb[];
  return verbs.find((verb) => (VERBS[verb] as readonly string[]).includes(word));
}
