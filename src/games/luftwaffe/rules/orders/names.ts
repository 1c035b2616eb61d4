import { finder } from "../../../../core/orders/names.ts";
import { remembered } from "../../../../core/remember.ts";
import type { Tables } from "../../data/tables.ts";
import type { Names } from "../grammar/grammar.ts";

/** Jets beyond the order of battle, which no table names. */
const FURTHER_JETS = ["Me262-1", "Me262-2", "Me262-3", "Me262-4", "Me262-5", "Me262-6"];

/** The places of units, bases and types in the tables. */
export const placesIn = remembered(
  ({ americans, germans, bases, types }: Tables): ReadonlyMap<string, number> =>
    new Map(
      [...americans, ...germans]
        .map(({ id }) => id)
        .concat(
          FURTHER_JETS,
          bases.map(({ id }) => id),
          types.map(({ id }) => id),
        )
        .map((id, at) => [id, at]),
    ),
);

export const namesIn = remembered(
  ({ americans, germans, targets, bases, types }: Tables): Names => ({
    unit: finder([...americans, ...germans].map(({ id }) => id).concat(FURTHER_JETS)),
    target: finder(targets.map(({ id }) => id)),
    base: finder(bases.map(({ id }) => id)),
    type: finder(types.map(({ id }) => id)),
  }),
);
