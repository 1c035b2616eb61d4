import type { OpenMatch } from "../../core/file/file.ts";
import type { ReportFace } from "../../face/report.ts";
import { type LogLine, linesOf, logRows } from "../table/log/loglines.ts";
import { type Speaker, sentenceOf } from "../table/log/sentence.ts";
import type { PrintedLine } from "./log.ts";

/** The turns of lines: what was told when a turn began stands in it, though the moment before was of the last one. */
function turnsOf(lines: readonly LogLine[], begins: string): readonly (number | null)[] {
  let turn: number | null = null;
  let before: number | null = null;
  return lines.map((line) => {
    const own: number | null = "turn" in line ? line.turn : null;
    if (own !== null && own !== before) turn = own;
    before = own ?? before;
    if (line.kind === "fact" && line.event.key === begins) turn = Number(line.event.values.turn);
    return turn;
  });
}

/** What everybody was told of a match, with the dice at the fact that they decided. */
export function printedLines(
  open: OpenMatch,
  { decides, begins }: Pick<ReportFace, "decides" | "begins">,
  speaker: Speaker,
): readonly PrintedLine[] {
  const state = { open, viewer: "table", lens: "table" };
  const lines = logRows(open.match, open.match.moments.length - 1).flatMap((row) =>
    linesOf(state, decides, row),
  );
  const turns = turnsOf(lines, begins);
  return lines.flatMap((line, at): readonly PrintedLine[] => {
    const [before, after] = [lines[at - 1], lines[at + 1]];
    if (line.kind === "dice" && after?.kind === "fact") return [];
    const dice =
      line.kind === "fact" && before?.kind === "dice" ? before.dice.map(({ face }) => face) : undefined;
    return [{ turn: turns[at] ?? null, text: sentenceOf(line, speaker), ...(dice && { dice }) }];
  });
}
