/** The least and the most of a figure. */
export type Bounds = readonly [least: number, most: number];

type Held = Readonly<Record<string, unknown>>;

/** The figures at a path in which `*` stands for any place, each with its own path. */
function* figuresAt(
  value: unknown,
  names: readonly string[],
  path: string,
): Generator<readonly [string, number]> {
  const [name, ...rest] = names;
  if (name === undefined) {
    if (typeof value === "number") yield [path, value];
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const key of name === "*" ? Object.keys(value) : [name])
    yield* figuresAt((value as Held)[key], rest, path === "" ? key : `${path}.${key}`);
}

/** The path of the first figure that is no whole number, in all of a state but its set-up; without recursion. */
export function fractionIn({ setup: _, ...state }: Held): string | undefined {
  const stack: (readonly [string, unknown])[] = Object.entries(state);
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [path, value] = top;
    if (typeof value === "number" && !Number.isInteger(value)) return path;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, part] of Object.entries(value)) stack.push([`${path}.${key}`, part]);
  }
  return undefined;
}

/** The path of the first figure that is out of its bounds; undefined where all are within. */
export function outOfBounds(state: unknown, bounds: Readonly<Record<string, Bounds>>): string | undefined {
  for (const [pattern, [least, most]] of Object.entries(bounds))
    for (const [path, figure] of figuresAt(state, pattern.split("."), ""))
      if (figure < least || figure > most) return path;
  return undefined;
}

/** The path of the first item of a list that a check finds wrong, and of what in it: `aircraft.2.speed`. */
export function wrongIn<Item>(
  name: string,
  items: readonly Item[],
  wrong: (item: Item, place: number) => string | undefined,
): string | undefined {
  for (const [place, item] of items.entries()) {
    const found = wrong(item, place);
    if (found !== undefined) return found === "" ? `${name}.${place}` : `${name}.${place}.${found}`;
  }
  return undefined;
}

/** Whether two lists hold the same names, each as often, in whatever order. */
export function holdsSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  const sorted = (list: readonly unknown[]) => list.map(String).sort().join("\n");
  return one.length === other.length && sorted(one) === sorted(other);
}
