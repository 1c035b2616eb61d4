/** A thing on the table as it is before and after what happens; the same object when nothing does. */
export interface Changed<Thing> {
  readonly id: string;
  readonly before: Thing;
  readonly after: Thing;
}

interface Part<Thing> {
  readonly before: Thing | undefined;
  readonly after: Thing | undefined;
}

/** All things that are there before or after what happens; without that, those that are there. */
export function changedOf<Thing extends { readonly id: string }>(
  parts: ReadonlyMap<string, Part<Thing>> | undefined,
  there: readonly Thing[] = [],
): readonly Changed<Thing>[] {
  if (!parts) return there.map((thing) => ({ id: thing.id, before: thing, after: thing }));
  return [...parts].flatMap(([id, { before, after }]) => {
    const thing = after ?? before;
    return thing ? [{ id, before: before ?? thing, after: thing }] : [];
  });
}
