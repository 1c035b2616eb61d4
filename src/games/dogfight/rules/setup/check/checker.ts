import type { Problem } from "../../../../../core/game.ts";
import { onQuarters } from "../../../../../core/geometry/surd.ts";
import { refuseConfig } from "../refuse-config.ts";

/** Characters of a text from outside that is told back. */
export const LONGEST_NAME = 60;
const ID = /^[A-Za-z0-9-]{1,16}$/;

/** Gathers problems; each check adds its own. */
export class Checker {
  readonly problems: Problem[] = [];

  /** A whole number, or one on quarter inches, within limits. */
  number(path: string, found: number, from: number, to: number, step: 1 | 0.25 = 1): boolean {
    const fits = step === 1 ? Number.isSafeInteger(found) : onQuarters(found);
    if (fits && found >= from && found <= to) return true;
    this.problems.push(refuseConfig("config-number", { path, found, from, to, step }));
    return false;
  }

  count(path: string, found: number, from: number, to: number): void {
    if (found < from || found > to)
      this.problems.push(refuseConfig("config-count", { path, found, from, to }));
  }

  /** An id or a side's name. Names that every plain object carries would be read as something else by other programs. */
  name(path: string, found: string, taken: readonly string[]): void {
    if (!ID.test(found)) this.add("letters", path, found);
    else if (found in {} || taken.includes(found.toLowerCase())) this.add("reserved", path, found);
  }

  add(why: string, path: string, found: string): void {
    this.problems.push(refuseConfig("config-id", { path, found: found.slice(0, LONGEST_NAME), why }));
  }
}
