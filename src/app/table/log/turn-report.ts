import type { GameEvent, Viewer } from "../../../core/game.ts";
import { itemAt } from "../../../core/item-at.ts";
import type { Moment } from "../../../core/match/match.ts";
import type { Reported, ReportFace, ReportSection } from "../../../face/report.ts";
import type { OpenedOrder } from "../../../tabletop/cue.ts";
import type { ThrownDie } from "../../../tabletop/die.ts";
import { edgeFor } from "../../session/seats.ts";
import {
  eventsOf,
  momentAt,
  openedAt,
  shownIndex,
  tabletopOf,
  viewAt,
  viewpoint,
} from "../../session/selectors.ts";
import type { TableShown } from "../../session/session.ts";
import { reportOf } from "../../session/turns.ts";
import { diceByFact } from "./fallen.ts";

/** Moments that are looked through for a turn with something to report, so that a long match opens quickly. */
const MOST = 150;

/** A fact and what a report tells of it, nothing where the log alone does, and the dice that decided it. */
export interface ReportLine extends Partial<Reported> {
  readonly event: GameEvent;
  readonly dice: readonly ThrownDie[];
}

/** A section of a report with its facts; those without any are left out. */
interface ToldSection extends ReportSection {
  readonly lines: readonly ReportLine[];
}

/** The report of the latest turn that has one. */
export interface TurnReport {
  readonly turn: number;
  readonly sections: readonly ToldSection[];
  /** The entry of the log that told the last of what stays: who has read it has no news. */
  readonly entry: number;
}

/** A fact as it is read backwards. */
interface Fact extends ReportLine {
  readonly moment: number;
}

/** An event with what a report tells of it. */
export function lineOf(state: TableShown, face: ReportFace, index: number, event: GameEvent): ReportLine {
  const view = viewAt(state, momentAt(state, index), viewpoint(state));
  const dice = diceByFact(state, face.decides, index).get(event) ?? [];
  return { ...face.tell(view, event), event, dice };
}

function* backwards(state: TableShown, face: ReportFace): Generator<Fact> {
  const last = shownIndex(state);
  for (let moment = last; moment >= Math.max(0, last - MOST); moment--)
    for (const event of eventsOf(state, moment).toReversed())
      yield { ...lineOf(state, face, moment, event), moment };
}

/** The pieces of the side at whose edge the screen is. */
export function ownPieces(state: TableShown): ReadonlySet<string> {
  const side = edgeFor(state);
  const { pieces } = tabletopOf(state);
  return new Set(pieces.flatMap((piece) => (side !== undefined && piece.side === side ? [piece.id] : [])));
}

/** Whether a fact is about a piece of the side at whose edge the screen is. */
function isOwn(state: TableShown): (line: ReportLine) => boolean {
  const own = ownPieces(state);
  return ({ event }) => own.has(`${event.values.id}`);
}

/** How many facts of one kind follow each other from a place on. */
function runAt(lines: readonly ReportLine[], from: number): number {
  const { key } = itemAt(lines, from).event;
  const end = lines.findIndex(({ event }, at) => at > from && event.key !== key);
  return (end < 0 ? lines.length : end) - from;
}

/**
 * Facts in the order in which they happened, but among several of a kind those about one's own pieces first, and last of
 * all those of which nothing came.
 */
export function inReadingOrder<Line extends ReportLine>(
  state: TableShown,
  lines: readonly Line[],
): readonly Line[] {
  const own = isOwn(state);
  const busy = lines.filter(({ idle }) => !idle);
  const read: Line[] = [];
  while (read.length < busy.length) {
    const run = busy.slice(read.length, read.length + runAt(busy, read.length));
    read.push(...run.filter(own), ...run.filter((line) => !own(line)));
  }
  return [...read, ...lines.filter(({ idle }) => idle)];
}

function sectionsOf(
  state: TableShown,
  { sections }: ReportFace,
  facts: readonly Fact[],
): readonly ToldSection[] {
  return sections
    .map((section) => {
      const own = facts.filter((fact) => fact.section === section.id).reverse();
      return { ...section, lines: inReadingOrder(state, own) };
    })
    .filter(({ lines }) => lines.length > 0);
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
  const report = (turn: () => number): TurnReport | undefined => {
    const latest = facts.find(({ section }) => staying.has(section ?? ""));
    const { entry } = momentAt(state, latest?.moment ?? 0);
    return latest && { turn: turn(), sections: sectionsOf(state, face, facts), entry };
  };
  for (const fact of backwards(state, face)) {
    facts.push(fact);
    if (fact.event.key !== face.begins) continue;
    const found = report(() => Number(fact.event.values.turn));
    if (found) return found;
    facts = [];
  }
  const first = facts.at(-1)?.moment ?? 0;
  return report(() => reportOf(state.open.match, momentAt(state, first)).turn);
}

/**
 * The report that lies beside the table. `told`: the table as far as it has been shown. In the game the latest stays, so
 * that nobody misses it; a moment of the past has that of its own turn, or none.
 */
export function reportBeside(told: TableShown, face: ReportFace, past: boolean): TurnReport | undefined {
  const report = turnReport(told, face);
  if (!report || !past) return report;
  const index = shownIndex(told);
  const events = new Set(eventsOf(told, index));
  const own = report.sections.some(({ lines }) => lines.some(({ event }) => events.has(event)));
  return own || report.turn === reportOf(told.open.match, momentAt(told, index)).turn ? report : undefined;
}

/** Orders that lie open, and the turn for which they were given. */
interface TurnOrders {
  readonly turn: number;
  readonly orders: readonly OpenedOrder[];
}

/** The orders that a round opened, with the turn in which they were asked for; undefined where it opened none. */
export function ordersOpenedAt(state: TableShown, index: number): TurnOrders | undefined {
  const { match } = state.open;
  const orders = openedAt(match, index);
  return orders.length === 0 ? undefined : { turn: reportOf(match, momentAt(state, index - 1)).turn, orders };
}
