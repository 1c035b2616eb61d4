/** Parts of a base with some in the place of those of the same name, and those named in `without` left out. */
export function refit<Item extends { readonly part: string }>(
  base: readonly Item[],
  parts: readonly Item[],
  ...without: string[]
): Item[] {
  const gone = new Set([...parts.map(({ part }) => part), ...without]);
  return [...base.filter(({ part }) => !gone.has(part)), ...parts];
}
