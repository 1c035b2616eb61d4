/** A code as somebody typed it, as it is meant: capitals, without spaces and hyphens. */
export function readCode(typed: string): string {
  return typed.replace(/[\s-]+/g, "").toUpperCase();
}
