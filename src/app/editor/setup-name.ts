import { plainName } from "../share/file-name.ts";

/** What the file of a set-up is called: `tallyho-set-up-four-over-kent.json`. */
export function setupFileName(title: string): string {
  const name = plainName(title);
  return name === "" ? "tallyho-set-up.json" : `tallyho-set-up-${name}.json`;
}
