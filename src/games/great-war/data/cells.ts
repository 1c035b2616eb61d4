import type { Problem } from "../../../core/game.ts";
import { type Need, refuseConfig } from "./refusals.ts";

/** Characters of a cell that are told back. */
const LONGEST = 40;

/** Gathers problems of a set of tables, each naming its cell. */
export class Cells {
  readonly problems: Problem[] = [];

  refuse(cell: string, found: unknown, needs: Need, from = 0, to = 0): false {
    const told = String(found).slice(0, LONGEST);
    this.problems.push(refuseConfig("tables-cell", { cell, found: told, needs, from, to }));
    return false;
  }

  whole(cell: string, found: number, from: number, to: number): boolean {
    const fits = Number.isSafeInteger(found) && found >= from && found <= to;
    return fits || this.refuse(cell, found, "whole", from, to);
  }

  /** Metres: a multiple of 50. */
  fifties(cell: string, found: number, from: number, to: number): boolean {
    const fits = Number.isSafeInteger(found) && found % 50 === 0 && found >= from && found <= to;
    return fits || this.refuse(cell, found, "fifties", from, to);
  }

  count(cell: string, list: readonly unknown[], from: number, to = from): boolean {
    return (list.length >= from && list.length <= to) || this.refuse(cell, list.length, "count", from, to);
  }

  /** Whole numbers within limits, each at least the one before where they rise. */
  row(cell: string, list: readonly number[], from: number, to: number, order?: "rising" | "ascending"): void {
    list.forEach((value, index) => {
      const at = `${cell}, no. ${index + 1}`;
      const before = list[index - 1];
      if (!this.whole(at, value, from, to) || before === undefined || !order) return;
      if (value < before || (order === "ascending" && value === before))
        this.refuse(at, value, order, before);
    });
  }
}
