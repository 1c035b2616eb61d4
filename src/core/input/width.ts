import { MAX_PART_ITEMS, MAX_PART_VALUES } from "../limits.ts";

/** Where data are wider than any set-up, state or view, and the limit that they break. */
export interface Width {
  readonly path: string;
  readonly limit: number;
}

/**
 * The first list or object of parsed JSON that has more items than any has, or the one with which all of it is more than
 * can be judged. Looked at before a schema is: its complaints about so many items would not fit in the memory that they
 * are told in. Without recursion, for documents may be deep.
 */
export function widthOf(data: unknown): Width | undefined {
  const stack: { readonly value: unknown; readonly path: string }[] = [{ value: data, path: "" }];
  let values = 0;
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { value, path } = top;
    if (typeof value !== "object" || value === null) continue;
    const names = Object.keys(value);
    values += names.length;
    if (names.length > MAX_PART_ITEMS) return { path, limit: MAX_PART_ITEMS };
    if (values > MAX_PART_VALUES) return { path, limit: MAX_PART_VALUES };
    for (const name of names) {
      const held = (value as Readonly<Record<string, unknown>>)[name];
      if (typeof held === "object") stack.push({ value: held, path: path === "" ? name : `${path}.${name}` });
    }
  }
  return undefined;
}
