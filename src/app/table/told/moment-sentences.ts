import type { Throw } from "../../../core/dice/dice.ts";
import type { GameEvent } from "../../../core/game.ts";
import { throwsFor } from "../../../core/match/log.ts";
import { throwsByFact } from "../../../face/decided.ts";
import { withOrderSaid } from "../../../face/queries/aloud.ts";
import type { ReportFace } from "../../../face/report.ts";
import { wordsOf } from "../../../face/text.ts";
import type { SpokenPart } from "../../face/use-part.ts";
import type { RoomText } from "../../room-words.ts";
import { eventsOf, momentAt, viewpoint } from "../../session/selectors.ts";
import type { TableShown } from "../../session/session.ts";
import { inReadingOrder, lineOf, ordersOpenedAt, ownPieces, type ReportLine } from "../log/turn-report.ts";
import type { ToldWords } from "./words.en.ts";

const NOTHING_DECIDED: ReportFace["decides"] = {};

/** What the sentences of a moment are made with. */
interface Speaker {
  readonly part: SpokenPart<"report"> | null;
  readonly t: RoomText<ToldWords>;
  /** How an order is said; left out: as it is written. */
  order?(written: string): string;
  /** Whether no more is told than what came of it all. */
  readonly isBrief?: boolean;
}

/** More faces than anybody would hear out: a deck that was shuffled, say. */
const MANY = 8;

/** What some dice were thrown for, with what they need, and the faces that fell. */
function thrown(throws: readonly Throw[], { say }: TableShown, { t }: Speaker): string {
  const fallen = new Map<string, readonly number[]>();
  for (const { why, faces } of throws) fallen.set(say(why), [...(fallen.get(say(why)) ?? []), ...faces]);
  const heard = [...fallen].filter(([, faces]) => faces.length <= MANY);
  return heard.map(([purpose, faces]) => t("dice", { purpose, faces })).join("; ");
}

/** A sentence of the rules, its order as it is said. */
function sentenceOf({ game, say }: TableShown, event: GameEvent, { order }: Speaker): string {
  const told = game.narrate(event);
  return say(order ? withOrderSaid(told, { order }) : told);
}

/** A fact: what was thrown for it, what was needed, what fell, and what came of it. */
function factOf(
  state: TableShown,
  { event, head }: ReportLine,
  throws: readonly Throw[],
  speaker: Speaker,
): string {
  const { part } = speaker;
  const sentence = sentenceOf(state, event, speaker);
  const told = part && head !== undefined ? `${wordsOf(head, part.say)}: ${sentence}` : sentence;
  return [thrown(throws, state, speaker), told].filter((one) => one !== "").join(": ");
}

/**
 * A fact where little is wanted: what came of it in a few words, without its dice; nothing of what the log alone tells, of
 * what nothing came, and of what was ordered as far as one knows it.
 */
function brieflyOf(
  state: TableShown,
  { event, head, brief = head, section, ordered, idle }: ReportLine,
  isKnown: (id: string) => boolean,
  speaker: Speaker,
): string {
  const { part } = speaker;
  if (part && (section === undefined || idle)) return "";
  if (ordered && isKnown(`${event.values.id}`)) return "";
  return part && brief !== undefined ? ended(wordsOf(brief, part.say)) : sentenceOf(state, event, speaker);
}

/** Words as a sentence. */
function ended(words: string): string {
  return words === "" || /[.!?]$/.test(words) ? words : `${words}.`;
}

/** The orders that were opened; where little is wanted those of the others, since one knows one's own. */
function ordersOf(state: TableShown, index: number, { t, order, isBrief }: Speaker): readonly string[] {
  const opened = ordersOpenedAt(state, index);
  if (!opened) return [];
  const own = isBrief ? ownPieces(state) : new Set();
  const orders = opened.orders
    .filter(({ id }) => !own.has(id))
    .map(({ id, text }) => t("order", { id, text: order ? order(text) : text }));
  if (orders.length === 0) return [];
  return [isBrief ? `${orders.join("; ")}.` : t("orders", { turn: opened.turn, orders })];
}

/**
 * What a moment brought, as it is said: the orders that were opened, then a sentence for each fact, its dice with what they
 * were thrown for and needed before what came of them.
 */
export function momentSentences(state: TableShown, index: number, speaker: Speaker): readonly string[] {
  const { part, t, isBrief } = speaker;
  const events = eventsOf(state, index);
  const lines = events.map((event) => (part ? lineOf(state, part.face, index, event) : { event, dice: [] }));
  const read = inReadingOrder(state, lines);
  const unfolded = momentAt(state, index).fault ? [t("unfolded")] : [];
  const orders = ordersOf(state, index, speaker);
  if (isBrief) {
    const own = ownPieces(state);
    const opened = new Set(ordersOpenedAt(state, index)?.orders.map(({ id }) => id));
    const isKnown = (id: string) => own.has(id) || opened.has(id);
    const facts = read.map((line) => brieflyOf(state, line, isKnown, speaker));
    return [...unfolded, ...orders, ...facts.filter((fact) => fact !== "")];
  }
  const throws = throwsFor(momentAt(state, index), viewpoint(state));
  const byFact = throwsByFact(throws, events, part?.face.decides ?? NOTHING_DECIDED);
  const rest = thrown(byFact.get(undefined) ?? [], state, speaker);
  return [
    ...unfolded,
    ...orders,
    ...(rest === "" ? [] : [`${rest}.`]),
    ...read.map((line) => factOf(state, line, byFact.get(line.event) ?? [], speaker)),
  ];
}
