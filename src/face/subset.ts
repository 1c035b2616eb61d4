/** Some of a list in the list's order, with one of them put in or taken out. */
export function toggled<T>(all: readonly T[], chosen: readonly T[], one: string, on: boolean): readonly T[] {
  return all.filter((known) => (known === one ? on : chosen.includes(known)));
}
