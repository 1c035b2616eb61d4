import type { GameEvent, Viewer } from "../../../core/game.ts";
import type { Moment } from "../../../core/match/match.ts";
import type { Reported, ReportFace, ReportSection } from "../../../face/report.ts";
import { eventsOf, momentAt, shownIndex, viewAt, viewpoint } from "../../session/selectors.ts";
import type { TableShown } from "../../session/session.ts";
import { reportOf } from "../../session/turns.ts";

/** Moments that are looked through for a turn with something to report, so that a long match opens quickly. */
const MOST = 150;

/** A fact of a report. */
export interface ReportLine extends Omit<Reported, "section"> {
  readonly event: GameEvent;
}

/** A section of a report with its facts; those without any are left out. */
interface ToldSection extends ReportSection {
  readonly lines: readonly ReportLine[];
}

/** A place among all that was told: before an event of a moment. */
interface Mark {
  readonly moment: number;
  readonly event: number;
}

/** The report of the latest turn that has one. */
export interface TurnReport {
  readonly turn: number;
  readonly sections: readonly ToldSection[];
  /** The entry of the log that told the last of what stays: who has read it has no news. */
  readonly entry: number;
  /** Where the next turn begins; undefined while the turn goes on. */
  readonly next: Mark | undefined;
}

/** A fact as it is read backwards. */
interface Fact extends ReportLine {
  readonly section: string | undefined;
  readonly mark: Mark;
  readonly entry: number;
}

/** An event with what a report tells of it. */
export function lineOf(state: TableShown, face: ReportFace, index: number, event: GameEvent): ReportLine {
  const view = viewAt(state, momentAt(state, index), viewpoint(state));
  return { ...(face.tell(view, event) ?? { dice: [] }), event };
}

function* backwards(state: TableShown, face: ReportFace): Generator<Fact> {
  const last = shownIndex(state);
  for (let moment = last; moment >= Math.max(0, last - MOST); moment--) {
    const { entry } = momentAt(state, moment);
    for (const [at, event] of [...eventsOf(state, moment).entries()].reverse())
      yield { section: undefined, ...lineOf(state, face, moment, event), mark: { moment, event: at }, entry };
  }
}

function sectionsOf({ sections }: ReportFace, facts: readonly Fact[]): readonly ToldSection[] {
  return sections
    .map((section) => ({ ...section, lines: facts.filter((fact) => fact.section === section.id).reverse() }))
    .filter(({ lines }) => lines.length > 0);
}

/** The turn of the last moment before a mark. */
function turnBefore(state: TableShown, next: Mark | undefined): number {
  const moment = next ? Math.max(0, next.moment - 1) : shownIndex(state);
  return reportOf(state.open.match, momentAt(state, moment)).turn;
}

const known = new WeakMap<Moment, Map<Viewer, TurnReport | undefined>>();

/** The report of the latest turn up to the moment shown in which something was told that stays; undefined where there is none. */
export function turnReport(state: TableShown, face: ReportFace): TurnReport | undefined {
  const moment = momentAt(state, shownIndex(state));
  const viewer = viewpoint(state);
  const reports = known.get(moment) ?? new Map<Viewer, TurnReport | undefined>();
  known.set(moment, reports);
  if (!reports.has(viewer)) reports.set(viewer, readReport(state, face));
  return reports.get(viewer);
}

function readReport(state: TableShown, face: ReportFace): TurnReport | undefined {
  const staying = new Set(face.sections.filter(({ stays }) => stays).map(({ id }) => id));
  let facts: Fact[] = [];
  let next: Mark | undefined;
  const report = (turn: number): TurnReport | undefined => {
    const latest = facts.find(({ section }) => staying.has(section ?? ""));
    return latest && { turn, sections: sectionsOf(face, facts), entry: latest.entry, next };
  };
  for (const fact of backwards(state, face)) {
    facts.push(fact);
    if (fact.event.key !== face.begins) continue;
    const found = report(Number(fact.event.values.turn));
    if (found) return found;
    facts = [];
    next = fact.mark;
  }
  return report(turnBefore(state, next));
}

/** What a moment told that is not in a report but of a turn after it. All of it where there is no report. */
export function beyond<Told>(
  report: TurnReport | undefined,
  moment: number,
  told: readonly Told[],
): readonly Told[] {
  if (!report) return told;
  const { next } = report;
  if (!next || moment < next.moment) return [];
  return moment === next.moment ? told.slice(next.event) : told;
}
