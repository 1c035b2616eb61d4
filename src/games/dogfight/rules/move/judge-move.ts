import type { Objection } from "../../../../core/orders/refusal.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import type { MoveOrder } from "../grammar/order.ts";
import { refuse } from "../state/refusal.ts";
import type { Situation } from "../state/situation.ts";
import { printDraft, type Reading, readDraft } from "./grammar.ts";
import { type Breach, breaches } from "./legality.ts";
import { legalOrders } from "./orders.ts";

/** A text of movement orders and what it says. */
export interface WrittenMove extends Reading {
  readonly text: string;
}

export function readMove(text: string): WrittenMove {
  return { text, ...readDraft(text) };
}

/** The one spelling of what could be read; the text as it stands where it says nothing. */
export function spellingOf({ text, draft, fault }: WrittenMove): string {
  return fault ? text : printDraft(draft);
}

function told({ code, values, token }: Breach, text: string): Objection {
  if (!token) return { code, rule: code, values };
  return { code, rule: code, values: { ...values, found: text.slice(token.start, token.end) }, token };
}

/** The legal order that a text says in a situation, or every check that fails (E1 alone, else E2 to E9). */
export function judgeMove(said: WrittenMove, situation: Situation): Result<MoveOrder, readonly Objection[]> {
  const { text, draft, fault } = said;
  if (fault) {
    const { reason, found } = fault;
    return fail([refuse("E1", "E1", { reason, found }, fault)]);
  }
  const broken = breaches(draft, situation);
  const order = legalOrders(situation).byText.get(printDraft(draft));
  return broken.length === 0 && order ? ok(order) : fail(broken.map((breach) => told(breach, text)));
}
