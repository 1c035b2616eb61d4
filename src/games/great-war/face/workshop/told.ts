import type { AircraftType, Flag } from "../../tables/tables.ts";

/** The figures by which a design is ranked among the types of the list. */
export type Ranked = keyof Pick<AircraftType, "max" | "climb" | "ceiling">;

/** What each special rule of a type is called, and what it says with the rule that it stands in. */
export type FlagWords = { readonly [One in Flag as `flag.${One}`]: () => string } & {
  readonly [One in Flag as `flag.${One}.hint`]: (values: { rule: string }) => string;
};
