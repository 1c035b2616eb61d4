const TOLD = [
  "id",
  "side",
  "type",
  "hex",
  "facing",
  "altitude",
  "speed",
  "bombs",
  "kind",
  "hidden",
  "hexes",
  "worth",
] as const;
export type ToldField = (typeof TOLD)[number];

/** What a field is called in a sentence; null for those whose label says more than a sentence needs. */
export function fieldNameOf(field: string | null): ToldField | null {
  return TOLD.find((known) => known === field) ?? null;
}
