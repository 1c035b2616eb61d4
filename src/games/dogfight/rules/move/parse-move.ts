import type { Problem } from "../../../../core/game.ts";
import { nearest } from "../../../../core/input/nearest.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import type { MoveOrder } from "../grammar/order.ts";
import { refuse } from "../state/refusal.ts";
import type { Situation } from "../state/situation.ts";
import { printDraft, readDraft } from "./grammar.ts";
import { type Breach, breaches } from "./legality.ts";
import { legalOrders } from "./orders.ts";

/** Legal orders that a refusal may suggest. */
type Suggested = () => readonly MoveOrder[];

function nearOf(typed: string, suggested: Suggested): readonly string[] {
  return nearest(
    typed,
    suggested().map((order) => order.text),
  );
}

function told({ code, values, token }: Breach, text: string, near: readonly string[]): Problem {
  if (!token) return { code, rule: code, values, near };
  const { start, end } = token;
  return {
    code,
    rule: code,
    values: { ...values, found: text.slice(start, end) },
    near,
    token: { start, end },
  };
}

/** Reads movement orders in a situation: the legal order, or every check that fails (E1 alone, else E2 to E9). */
export function parseMove(
  text: string,
  situation: Situation,
  suggested: Suggested = () => legalOrders(situation).orders,
): Result<MoveOrder, readonly Problem[]> {
  const table = legalOrders(situation);
  const canonical = table.byText.get(text);
  if (canonical) return ok(canonical);
  const { draft, fault } = readDraft(text);
  if (fault) {
    const { reason, found } = fault;
    const near = nearOf(text, suggested);
    return fail([refuse("E1", { reason, found }, { rule: "E1", token: fault, near })]);
  }
  const spelling = printDraft(draft);
  const broken = breaches(draft, situation);
  const order = table.byText.get(spelling);
  if (broken.length === 0 && order) return ok(order);
  const near = nearOf(spelling, suggested);
  return fail(broken.map((breach) => told(breach, text, near)));
}
