import { goldenNames, goldenText } from "../../goldens/files.ts";

/** Every golden match, as name and text. */
export function goldens(): { readonly name: string; readonly text: string }[] {
  return goldenNames().map((name) => ({ name, text: goldenText(name) }));
}
