import { useState } from "react";
import { deviceNotes } from "../storage/notes.ts";

function load(key: string): unknown {
  try {
    return JSON.parse(deviceNotes.get(key) ?? "null");
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
    deviceNotes.set(key, JSON.stringify(next));
  };
  return [choice, change] as const;
}

/** What was kept as an object, whatever else it may be: fields of something else are missing. */
export function fieldsOf(kept: unknown): { readonly [name: string]: unknown } {
  return typeof kept === "object" && kept !== null ? (kept as { readonly [name: string]: unknown }) : {};
}
