import { writeFile } from "../../core/file.ts";
import { downloadMatch } from "../share/download.ts";
import { scenarioOf } from "../storage/record.ts";
import type { TableState } from "./session.ts";

/** Hands the open match to the browser as a file. */
export function saveAsFile({ open }: TableState): void {
  const file = writeFile(open);
  downloadMatch({ file, game: file.game, scenario: scenarioOf(file.config) });
}
