import type { Throw } from "../../../core/dice/dice.ts";
import type { GameEvent } from "../../../core/game.ts";
import { throwsFor } from "../../../core/match/log.ts";
import { throwsByFact } from "../../../face/decided.ts";
import type { ReportFace } from "../../../face/report.ts";
import { wordsOf } from "../../../face/text.ts";
import type { SpokenPart } from "../../face/use-part.ts";
import type { RoomText } from "../../room-words.ts";
import { eventsOf, momentAt, viewpoint } from "../../session/selectors.ts";
import type { TableShown } from "../../session/session.ts";
import { inReadingOrder, lineOf, ordersOpenedAt } from "../log/turn-report.ts";
import type { ToldWords } from "./words.en.ts";

const NOTHING_DECIDED: ReportFace["decides"] = {};

/** What the sentences of a moment are made with. */
interface Speaker {
  readonly part: SpokenPart<"report"> | null;
  readonly t: RoomText<ToldWords>;
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

/** A fact: what was thrown for it, what was needed, what fell, and what came of it. */
function factOf(
  state: TableShown,
  index: number,
  event: GameEvent,
  throws: readonly Throw[],
  speaker: Speaker,
): string {
  const { part } = speaker;
  const { game, say } = state;
  const sentence = say(game.narrate(event));
  const head = part ? lineOf(state, part.face, index, event).head : undefined;
  const told = part && head !== undefined ? `${wordsOf(head, part.say)}: ${sentence}` : sentence;
  return [thrown(throws, state, speaker), told].filter((one) => one !== "").join(": ");
}

function ordersOf(state: TableShown, index: number, { t }: Speaker): readonly string[] {
  const opened = ordersOpenedAt(state, index);
  if (!opened) return [];
  return [t("orders", { turn: opened.turn, orders: opened.orders.map((order) => t("order", order)) })];
}

/**
 * What a moment brought, as it is said: the orders that were opened, then a sentence for each fact, its dice with what they
 * were thrown for and needed before what came of them.
 */
export function momentSentences(state: TableShown, index: number, speaker: Speaker): readonly string[] {
  const { part, t } = speaker;
  const events = eventsOf(state, index);
  const throws = throwsFor(momentAt(state, index), viewpoint(state));
  const byFact = throwsByFact(throws, events, part?.face.decides ?? NOTHING_DECIDED);
  const lines = events.map((event) => (part ? lineOf(state, part.face, index, event) : { event, dice: [] }));
  const rest = thrown(byFact.get(undefined) ?? [], state, speaker);
  return [
    ...(momentAt(state, index).fault ? [t("unfolded")] : []),
    ...ordersOf(state, index, speaker),
    ...(rest === "" ? [] : [`${rest}.`]),
    ...inReadingOrder(state, lines).map(({ event }) =>
      factOf(state, index, event, byFact.get(event) ?? [], speaker),
    ),
  ];
}
