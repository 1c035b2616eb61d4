import { useState } from "react";

function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** A choice that this browser keeps; `read` makes a whole one of whatever was kept. */
export function useKept<Choice>(key: string, read: (kept: unknown) => Choice) {
  const [choice, setChoice] = useState(() => read(load(key)));
  const change = (changed: Partial<Choice>) => {
    const next = { ...choice, ...changed };
    setChoice(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Where nothing is kept the choice holds until the page is left.
    }
  };
  return [choice, change] as const;
}

/** What was kept as an object, whatever else it may be: fields of something else are missing. */
export function fieldsOf(kept: unknown): { readonly [name: string]: unknown } {
  return typeof kept === "object" && kept !== null ? (kept as { readonly [name: string]: unknown }) : {};
}
