import type { PieceId } from "../../../core/game.ts";
import { type Numeral, turned } from "../../../core/geometry/clock.ts";
import { suggestedOrders } from "../rules/advice/way-back.ts";
import type { MoveOrder } from "../rules/grammar/order.ts";
import { printDraft, readDraft, stepsOf } from "../rules/move/grammar.ts";
import { turnLimit } from "../rules/move/legality.ts";
import { isStraight, legalOrders, type OrderTable } from "../rules/move/orders.ts";
import type { Airframe } from "../rules/setup/airframe.ts";
import { situationOf } from "../rules/state/situation.ts";
import type { Aircraft, Board } from "../rules/state/state.ts";
import { type PadKey, press } from "./keys.ts";

/** What an order pad says about one aircraft before anything is written on it. */
export interface PadFacts {
  readonly airframe: Airframe;
  readonly aircraft: Aircraft;
  /** SPEEDs that a legal order may have now, ascending. */
  readonly speeds: readonly number[];
  /** Most clock points, and whether they count for each single turn. */
  readonly limit: number;
  readonly each: boolean;
  readonly altitude: boolean;
  /** Last turn's orders where they are legal again, and no worse than any others at the edge. */
  readonly last: string | undefined;
  /** Straight ahead at the SPEED nearest to the last; undefined where only turning keeps it on the table. */
  readonly straight: string | undefined;
  /** A legal order that shows the notation; the first one that a newcomer would copy must not be refused. */
  readonly example: string;
  /** A few legal orders that a newcomer may begin with: straight on, a turn to either side. */
  readonly openings: readonly string[];
  readonly table: OrderTable;
}

/** The notation in one order, the most telling first. */
const EXAMPLES = ["2L1", "1L1", "1L", "L1", "2", "1"];

/** Turns to begin with, either way; after them any that turn so. */
const OPENINGS = [
  { letter: "L", usual: ["2L1", "1L1", "1L"] },
  { letter: "R", usual: ["2R1", "1R1", "1R"] },
];

function openingsOf(orders: readonly MoveOrder[], straight: string | undefined): readonly string[] {
  const texts = orders.map(({ text }) => text);
  const turns = OPENINGS.map(({ letter, usual }) => {
    const first = usual.find((text) => texts.includes(text));
    return first ?? orders.find(({ steps }) => steps.includes(letter))?.text;
  });
  return [...new Set([straight, ...turns])].filter((text) => text !== undefined);
}

function straightOn(orders: readonly MoveOrder[], speed: number): string | undefined {
  const straight = orders.filter(isStraight);
  const nearest = straight.toSorted((a, b) => Math.abs(a.speed - speed) - Math.abs(b.speed - speed));
  return nearest[0]?.text;
}

/** The facts of an aircraft; undefined when it is not on the board or does not fly. */
export function padFacts(board: Board, id: PieceId): PadFacts | undefined {
  const index = board.setup.airframes.findIndex((one) => one.id === id);
  const airframe = board.setup.airframes[index];
  const aircraft = board.aircraft[index];
  if (!airframe || aircraft?.status !== "flying") return undefined;
  const situation = situationOf(board, index);
  const table = legalOrders(situation);
  const last = aircraft.move?.order.text;
  const offered = suggestedOrders(board, index);
  const straight = straightOn(offered, aircraft.speed);
  const named = (text: string | undefined) => offered.find((order) => order.text === text)?.text;
  return {
    airframe,
    aircraft,
    speeds: [...new Set(table.orders.map((order) => order.speed))],
    limit: turnLimit(situation),
    each: situation.options.turnLimit === "each-turn",
    altitude: situation.options.altitude,
    last: named(last),
    straight,
    openings: openingsOf(offered, straight),
    example: EXAMPLES.find((text) => named(text)) ?? offered[0]?.text ?? "",
    table,
  };
}

/** What a draft does, as far as it can be read: SPEED and points spent, and where the nose points then. */
export interface DraftFacts {
  readonly speed: number;
  readonly points: number;
  readonly heading: Numeral;
}

export function draftFacts({ aircraft }: PadFacts, draft: string): DraftFacts {
  const { draft: read } = readDraft(draft);
  const steps = stepsOf(read);
  const lefts = steps.split("L").length - 1;
  const rights = steps.split("R").length - 1;
  return { speed: read.cost, points: lefts + rights, heading: turned(aircraft.heading, rights - lefts) };
}

/** Whether some legal order begins with this draft. */
export function leadsOn({ table }: PadFacts, draft: string): boolean {
  const { draft: read, fault } = readDraft(draft);
  if (fault) return false;
  const steps = stepsOf(read);
  return table.orders.some(
    (order) => order.steps.startsWith(steps) && (read.mark === null || order.climb === read.mark.climb),
  );
}

/** Whether a key of the pad leads on to a legal order. */
export function keyFits(facts: PadFacts, draft: string, key: PadKey): boolean {
  return leadsOn(facts, press(draft, key));
}

/** The canonical spelling of a legal draft. */
export function canonical(draft: string): string {
  return printDraft(readDraft(draft).draft);
}
