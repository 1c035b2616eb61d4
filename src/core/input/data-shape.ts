import { z } from "zod/mini";
import { itemAt } from "../item-at.ts";

/**
 * What plain data look like: a kind of value, some values, a list, a tuple, a record, an object by its fields (`?` behind
 * those that may lack), one of several, or the place of a type that stands apart.
 */
export type Shape =
  | "number"
  | "string"
  | "boolean"
  | "null"
  | "unknown"
  | number
  | { readonly is: readonly (string | number | boolean)[] }
  | { readonly list: Shape }
  | { readonly tuple: readonly Shape[] }
  | { readonly record: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly any: readonly Shape[] };

/** The shapes of a game's states and views, as its types have them. */
export interface Shapes {
  readonly state: Shape;
  readonly view: Shape;
  readonly types: readonly Shape[];
}

/** No figure of a game that is played comes near this one. */
const LARGEST = 100_000;
/** Rules speak in whole numbers, set-ups in quarter inches. */
const STEP = 0.25;

const figure = z.number().check(z.gte(-LARGEST), z.lte(LARGEST), z.multipleOf(STEP));

type Schema = z.ZodMiniType<unknown>;

/** Schemas of shapes; `hidden`: null may stand for whatever a viewer may not know. */
class Maker {
  /** A type may be a part of itself, so that its schema is made when it is first needed, and then kept. */
  private readonly types: readonly Schema[];

  constructor(
    types: readonly Shape[],
    private readonly hidden: boolean,
  ) {
    this.types = types.map((shape) => z.lazy(() => this.bare(shape)));
  }

  of(shape: Shape): Schema {
    const schema = this.bare(shape);
    return this.hidden && shape !== "null" ? z.nullable(schema) : schema;
  }

  bare(shape: Shape): Schema {
    if (shape === "number") return figure;
    if (shape === "string") return z.string();
    if (shape === "boolean") return z.boolean();
    if (shape === "null") return z.null();
    if (shape === "unknown") return z.unknown();
    if (typeof shape === "number") return itemAt(this.types, shape);
    if ("is" in shape) return z.literal([...shape.is]);
    if ("list" in shape) return z.array(this.of(shape.list));
    if ("tuple" in shape) return z.tuple(shape.tuple.map((one) => this.of(one)) as [Schema, ...Schema[]]);
    if ("record" in shape) return z.record(z.string(), this.of(shape.record));
    return "any" in shape ? z.union(shape.any.map((one) => this.of(one))) : this.object(shape.fields);
  }

  private object(fields: Readonly<Record<string, Shape>>): Schema {
    const entries = Object.entries(fields).map(([name, shape]) =>
      name.endsWith("?") ? [name.slice(0, -1), z.optional(this.of(shape))] : [name, this.of(shape)],
    );
    return z.strictObject(Object.fromEntries(entries));
  }
}

/** No figure that is told of a match comes near this one. */
const LARGEST_TOLD = 1_000_000;

/** What events may tell: plain values, and lists and records of them. */
export const told: Schema = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.string(),
    z.number().check(z.gte(-LARGEST_TOLD), z.lte(LARGEST_TOLD)),
    z.array(told),
    z.record(z.string(), told),
  ]),
);

/** What a state must look like. */
export function stateSchema({ state, types }: Shapes): z.ZodMiniType<unknown> {
  return new Maker(types, false).bare(state);
}

/** What a view must look like: null stands in it for whatever its viewer may not know. */
export function viewSchema({ view, types }: Shapes): z.ZodMiniType<unknown> {
  return new Maker(types, true).bare(view);
}
