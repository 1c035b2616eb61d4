/** What is frozen and has been looked through once stays plain. */
const known = new WeakSet<object>();

function isRecord(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Path of the first thing in a value that a JSON text would not give back as it is; empty when there is none. */
export function unplain(value: unknown, path = "value"): string {
  if (value === null || typeof value === "string" || typeof value === "boolean") return "";
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? "" : path;
  if (typeof value !== "object") return path;
  if (known.has(value)) return "";
  if (!Array.isArray(value) && !isRecord(value)) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = unplain(inner, `${path}.${key}`);
    if (found) return found;
  }
  if (Object.isFrozen(value)) known.add(value);
  return "";
}
