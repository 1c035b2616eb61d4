interface Answered {
  readonly answers?: object;
}

/** The prompts that an entry answers; none where it is no round. */
export function promptsOf(entry: unknown): readonly string[] {
  return Object.keys((entry as Answered | null | undefined)?.answers ?? {});
}

/** The one prompt that an entry answers; undefined where it is no round, or one of several. */
export function promptOf(entry: unknown): string | undefined {
  const [prompt, ...others] = promptsOf(entry);
  return others.length > 0 ? undefined : prompt;
}

/** One entry in full. What is no short one stays what it is, and is judged as such. */
function inFull(entry: unknown, before: unknown): unknown {
  const parts: readonly unknown[] = [entry].flat();
  const answers = new Map<string, string>();
  const rolls: unknown[] = [];
  for (const part of parts) {
    const [prompt = "", ...words] = typeof part === "string" ? part.split(" ") : [];
    if (typeof part === "string") answers.set(prompt || (promptOf(before) ?? ""), words.join(" "));
    else rolls.push(part);
  }
  // A prompt that is answered twice is not answered.
  if (answers.size === 0 || answers.size + rolls.length < parts.length || answers.has("__proto__"))
    return entry;
  return { answers: Object.fromEntries(answers), ...(rolls.length > 0 && { rolls }) };
}

/**
 * Entries of a document in full: `"A1 climb"` as `{"answers": {"A1": "climb"}}`, `["A1 climb", 3]` with its rolls, and
 * `" climb"` as the answer to the prompt of the entry before.
 */
export function longhand(entries: readonly unknown[]): readonly unknown[] {
  const full: unknown[] = [];
  for (const entry of entries) full.push(inFull(entry, full.at(-1)));
  return full;
}
