import type { OpenMatch } from "../../core/file/file.ts";
import type { Report } from "../../core/game.ts";
import { type Match, type Moment, now } from "../../core/match/match.ts";
import type { Phrase } from "../../core/phrase.ts";

const reports = new WeakMap<Moment, Report>();

/** Turn and phase of a moment, as everybody may know them. */
export function reportOf(match: Match, moment: Moment): Report {
  const known = reports.get(moment);
  if (known) return known;
  const report = match.game.report(match.game.view(moment.state, "table"));
  reports.set(moment, report);
  return report;
}

type Say = (phrase: Phrase) => string;

/** What a phase is called: the game's word for it. */
export function phaseName(say: Say, phase: string): string {
  const key = `phase.${phase}`;
  const name = say({ key, values: {} });
  return name === key ? phase : name;
}

/** Where a take-back of so many steps leads to, in words: the turn, the phase, and the pieces that are asked about there. */
export function takenBackTo(
  { open: { match }, say }: { readonly open: OpenMatch; readonly say: Say },
  count: number,
): string {
  const moment = match.moments[match.moments.length - 1 - count] ?? now(match);
  const { turn, phase } = reportOf(match, moment);
  const asked = [...new Set(moment.prompts.flatMap(({ about }) => about ?? []))];
  return say({ key: "takeBack.to", values: { turn, phase: phaseName(say, phase), asked } });
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
