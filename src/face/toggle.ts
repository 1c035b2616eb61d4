import type { Text } from "./text.ts";

/** Something that the table shows on demand: fields of fire, where a piece can get to, lines of a level. */
export interface Toggle {
  readonly id: string;
  readonly label: Text;
  /** Not shown until somebody asks for it. */
  readonly off?: true;
}

/** Ids of what is shown of some toggles as long as nobody has touched them. */
export function usuallyShown(toggles: readonly Toggle[] = []): ReadonlySet<string> {
  return new Set(toggles.filter(({ off }) => !off).map(({ id }) => id));
}
