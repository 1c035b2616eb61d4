type Bag = Readonly<Record<string, unknown>>;

function isBag(value: unknown): value is Bag {
  return typeof value === "object" && value !== null;
}

/**
 * Path of the first thing in `less` that `more` lacks or tells otherwise; empty when there is none. Null in
 * `less` stands for unknown, and the name of the viewer (`table`) may differ.
 */
export function containedIn(less: unknown, more: unknown, viewer: string, path = "view"): string {
  if (less === null || less === more) return "";
  if (less === "table" && more === viewer) return "";
  if (!isBag(less) || !isBag(more)) return path;
  if (Array.isArray(less) && (!Array.isArray(more) || less.length !== more.length)) return path;
  for (const key of Object.keys(less)) {
    const lacking = containedIn(less[key], more[key], viewer, `${path}.${key}`);
    if (lacking) return lacking;
  }
  return "";
}
