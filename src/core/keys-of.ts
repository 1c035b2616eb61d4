/** The names in a record of ours, typed: one that holds nothing but what its type names. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
