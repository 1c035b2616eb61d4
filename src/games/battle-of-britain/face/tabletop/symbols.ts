import type { TableSymbol } from "../../../../tabletop/symbol.ts";

const SYMBOLS: Readonly<Record<string, TableSymbol>> = {
  Blenheim: "twin-fighter",
  Bf110: "twin-fighter",
  Ju87: "dive-bomber",
};

/** What stands for a type of squadron: by its name, else by whether it carries bombs. */
export function symbolOf({ id, bombs }: { readonly id: string; readonly bombs: number }): TableSymbol {
  return SYMBOLS[id] ?? (bombs > 0 ? "bomber" : "fighter");
}
