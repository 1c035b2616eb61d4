/** A list in rows of at most `length`. */
export function chunks<T>(list: readonly T[], length: number): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / length);
  return Array.from({ length: count }, (_, index) => list.slice(index * length, (index + 1) * length));
}
