import type { OpenMatch } from "../../core/file/file.ts";
import type { Report } from "../../core/game.ts";
import type { Match, Moment } from "../../core/match/match.ts";

const reports = new WeakMap<Moment, Report>();

/** Turn and phase of a moment, as everybody may know them. */
export function reportOf(match: Match, moment: Moment): Report {
  const known = reports.get(moment);
  if (known) return known;
  const report = match.game.report(match.game.view(moment.state, "table"));
  reports.set(moment, report);
  return report;
}

/** The moments in which a turn begins, the set-up first. */
export function turnStarts({ open: { match } }: { readonly open: OpenMatch }): number[] {
  const starts: number[] = [];
  let turn: number | undefined;
  for (const [index, moment] of match.moments.entries()) {
    const report = reportOf(match, moment);
    if (report.turn !== turn) starts.push(index);
    turn = report.turn;
  }
  return starts;
}
