/** Letters that have a plain spelling of their own in file names. */
const SPELLED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** What the file of a set-up is called: `tallyho-set-up-four-over-kent.json`. */
export function setupFileName(title: string): string {
  const plain = title.toLowerCase().replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter);
  const name = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return name === "" ? "tallyho-set-up.json" : `tallyho-set-up-${name}.json`;
}
