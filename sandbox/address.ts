import { LANGUAGES, type Language } from "../src/core/language.ts";
import { SIZE_IDS, type SizeId } from "./sizes.ts";

/** What is looked at in the sandbox, and how. */
export interface Address {
  /** Ids as they are given: nobody says that there are such a part and such a state. */
  readonly part: string;
  readonly state: string;
  readonly lang: Language;
  readonly size: SizeId;
  readonly flat: boolean;
  /** How much of what happens has passed, 0 to 1; null: as much as the state says. */
  readonly t: number | null;
}

function oneOf<One extends string>(known: readonly One[], given: string | null): One {
  return known.find((one) => one === given) ?? (known[0] as One);
}

function shareIn(given: string | null): number | null {
  const share = Number.parseFloat(given ?? "");
  return share >= 0 && share <= 1 ? share : null;
}

/** Reads what stands behind the `?` of the page, or behind the `#` of its stage. What can't be meant is as if it were left out. */
export function readAddress(text: string): Address {
  const given = new URLSearchParams(text.replace(/^[?#]/, ""));
  return {
    part: given.get("part") ?? "",
    state: given.get("state") ?? "",
    lang: oneOf(LANGUAGES, given.get("lang")),
    size: oneOf(SIZE_IDS, given.get("size")),
    flat: given.get("flat") === "1",
    t: shareIn(given.get("t")),
  };
}

/** The same as a text; what is as usual is left out. */
export function writeAddress({ part, state, lang, size, flat, t }: Partial<Address>): string {
  const usual = readAddress("");
  const written = new URLSearchParams();
  if (part) written.set("part", part);
  if (state) written.set("state", state);
  if (lang && lang !== usual.lang) written.set("lang", lang);
  if (size && size !== usual.size) written.set("size", size);
  if (flat) written.set("flat", "1");
  if (t !== undefined && t !== null) written.set("t", String(t));
  return written.toString();
}
