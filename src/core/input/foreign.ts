/** Programs of others whose files players drop here. */
export type Foreign = "tabletop-simulator" | "vassal" | "xws" | "pgn";

/** A few letters from the beginning tell whose a file is. */
const LOOKED_AT = 4000;

const FENCE = "```";

/** What stands between the first two fences of Markdown, if a text begins with one; other texts as they are. */
function unfenced(text: string): string {
  const begins = text.trimStart();
  if (!begins.startsWith(FENCE)) return text;
  const from = begins.indexOf("\n");
  const to = begins.indexOf(FENCE, from);
  return from < 0 || to < 0 ? text : begins.slice(from + 1, to);
}

/** A document without what editors and chats put around it: a byte order mark, fences of Markdown. */
export function bareDocument(text: string): string {
  return unfenced(text.startsWith("\uFEFF") ? text.slice(1) : text);
}

/** Whose file a text is, where it is one of another program that people play with. */
export function foreignIn(text: string): Foreign | undefined {
  const begins = text.slice(0, LOOKED_AT);
  if (/^\s*\[(?:Event|Site|Date) "/.test(begins)) return "pgn";
  if (begins.startsWith("!VCSK") || /<VASSAL\.|vassalVersion/.test(begins)) return "vassal";
  if (/"(?:SaveName|ObjectStates|GameMode)"\s*:/.test(begins)) return "tabletop-simulator";
  return /"faction"\s*:/.test(begins) && /"(?:pilots|points)"\s*:/.test(begins) ? "xws" : undefined;
}
