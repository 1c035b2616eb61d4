import type { Problem } from "../../../core/game.ts";
import { named, PLAIN } from "../../../core/text.ts";
import { refuseTable, type TableRefusals } from "./refusals.ts";

const ID = /^[a-z0-9-]+$/;
const LONGEST_ID = 40;
/** A folder of miniatures and a name there. */
const MODEL = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/;
const LONGEST_NAME = 60;

/** Gathers problems of a set of tables, each naming its cell and the rule that the cell serves. */
export class Cells {
  readonly problems: Problem[] = [];

  refuse<Code extends keyof TableRefusals>(code: Code, rule: string, values: TableRefusals[Code]): false {
    this.problems.push(refuseTable(code, rule, values));
    return false;
  }

  whole(cell: string, rule: string, found: number, [from, to]: readonly [number, number]): boolean {
    const fits = Number.isSafeInteger(found) && found >= from && found <= to;
    return fits || this.refuse("tables-number", rule, { cell, found, from, to });
  }

  count(
    cell: string,
    rule: string,
    { length: found }: readonly unknown[],
    [from, to]: readonly [number, number],
  ): boolean {
    return (found >= from && found <= to) || this.refuse("tables-count", rule, { cell, found, from, to });
  }

  id(cell: string, rule: string, found: string): boolean {
    const fits = ID.test(found) && found.length <= LONGEST_ID;
    return fits || this.refuse("tables-id", rule, { cell, found: named(found), longest: LONGEST_ID });
  }

  model(cell: string, rule: string, found: string): boolean {
    return MODEL.test(found) || this.refuse("tables-model", rule, { cell, found: named(found) });
  }

  text(cell: string, rule: string, found: string): boolean {
    const fits = found.trim() !== "" && found.length <= LONGEST_NAME && PLAIN.test(found);
    return fits || this.refuse("tables-text", rule, { cell, found: named(found), longest: LONGEST_NAME });
  }

  known(cell: string, rule: string, found: string, known: readonly string[]): boolean {
    return known.includes(found) || this.refuse("tables-unknown", rule, { cell, found: named(found), known });
  }

  /** Each name once: of those that stand there a second time, one problem for each name. */
  once(cellOf: (name: string) => string, rule: string, names: readonly string[]): void {
    const again = new Set(names.filter((name, index) => names.indexOf(name) < index));
    for (const name of again) this.refuse("tables-twice", rule, { cell: cellOf(name), found: named(name) });
  }
}
