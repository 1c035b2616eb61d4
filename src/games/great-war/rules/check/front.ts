import type { WholeConfig } from "../../data/config/config.ts";
import { refuseConfig } from "../../data/refusals.ts";
import { boardOf, rowsOfTrench } from "../setup/whole-config.ts";
import type { Checker } from "./checker.ts";

function checkLine(path: string, line: readonly number[], config: WholeConfig, check: Checker): boolean {
  const { columns, rows } = boardOf(config);
  if (line.length !== columns) {
    check.problems.push(refuseConfig("config-front", { path, why: "length", column: line.length, columns }));
    return false;
  }
  const inside = line.every((row, index) => check.number(`${path}.${index}`, row, 1, rows));
  const leap = line.findIndex((row, index) => Math.abs(row - (line[index - 1] ?? row)) > 1);
  if (!inside || leap < 0) return inside;
  check.problems.push(refuseConfig("config-front", { path, why: "leap", column: leap + 1, columns }));
  return false;
}

/** D-14: each line is whole and steps at most a row from column to column; no-man's land lies between them. */
export function checkFront(config: WholeConfig, check: Checker): void {
  const { front } = config;
  if (!front) return;
  const { columns } = boardOf(config);
  const german = rowsOfTrench(front.german, columns);
  const allied = rowsOfTrench(front.allied, columns);
  const sound = checkLine("front.german", german, config, check);
  if (!checkLine("front.allied", allied, config, check) || !sound) return;
  const touch = german.findIndex((row, column) => (allied[column] ?? 0) < row + 2);
  if (touch < 0) return;
  check.problems.push(
    refuseConfig("config-front", { path: "front", why: "apart", column: touch + 1, columns }),
  );
}
