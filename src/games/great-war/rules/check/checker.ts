import type { Problem } from "../../../../core/game.ts";
import type { Hex } from "../../../../core/geometry/hex.ts";
import { hexLabel, hexOf, parseHexLabel } from "../../../../core/geometry/hex-map.ts";
import { PLAIN } from "../../../../core/text.ts";
import { LONGEST_NAME, type NameFault, refuseConfig } from "../../data/refusals.ts";
import { isOnBoard } from "../setup/front.ts";

const ID = /^[A-Za-z0-9-]{1,16}$/;
/** Words that mean something else where ids are written. */
const TAKEN: readonly string[] = [
  ..."table umpire allied german done none pass hold keep fire tail attack defend clear reload first".split(
    " ",
  ),
  ..."front nose rear belly below left right vickers lewis gun".split(" "),
];

interface Board {
  readonly columns: number;
  readonly rows: number;
}

/** Gathers problems; each check adds its own. */
export class Checker {
  readonly problems: Problem[] = [];
  readonly #ids = new Set<string>();

  /** A whole number in steps, within limits. */
  number(path: string, found: number, from: number, to: number, step = 1): boolean {
    const fits = Number.isSafeInteger(found) && found % step === 0;
    if (fits && found >= from && found <= to) return true;
    this.problems.push(refuseConfig("config-number", { path, found, from, to, step }));
    return false;
  }

  count(path: string, found: number, from: number, to: number): void {
    if (found < from || found > to)
      this.problems.push(refuseConfig("config-count", { path, found, from, to }));
  }

  text(path: string, found: string): void {
    if (found.length > LONGEST_NAME || !PLAIN.test(found)) {
      this.problems.push(refuseConfig("config-text", { path, longest: LONGEST_NAME }));
    }
  }

  /** A name of anything: letters, digits, hyphens, and none that every plain object carries. */
  name(path: string, found: string): boolean {
    if (!ID.test(found)) return this.badName("letters", path, found);
    if (found in {} || TAKEN.includes(found.toLowerCase())) return this.badName("reserved", path, found);
    return true;
  }

  /** The name of an aircraft, gun or target, which nothing else on the table has; capitals make no difference. */
  id(path: string, found: string): void {
    if (!this.name(path, found)) return;
    if (this.#ids.has(found.toLowerCase())) this.badName("twice", path, found);
    this.#ids.add(found.toLowerCase());
  }

  badName(why: NameFault, path: string, found: string): false {
    this.problems.push(refuseConfig("config-id", { path, found: found.slice(0, LONGEST_NAME), why }));
    return false;
  }

  /** The hex with a label on the board, or undefined. */
  hex(path: string, found: string, { columns, rows }: Board): Hex | undefined {
    const hex = parseHexLabel(found);
    if (hex && isOnBoard({ columns, rows, front: null }, hex)) return hex;
    const last = hexLabel(hexOf(columns - 1, rows - 1));
    const told = found.slice(0, LONGEST_NAME);
    this.problems.push(refuseConfig("config-hex", { path, found: told, label: hex !== undefined, last }));
    return undefined;
  }
}
