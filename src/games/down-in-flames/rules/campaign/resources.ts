import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import { present } from "../../../../core/present.ts";
import type { Quality } from "../../data/quality.ts";
import type { Side } from "../../data/sides.ts";
import type { Order } from "../grammar/order.ts";
import type { Campaign, Choice, Resource } from "../state/campaign.ts";
import { withState } from "../state/changed.ts";
import { findPiece } from "../state/pieces.ts";
import { refuse } from "../state/refusal.ts";
import type { Board, State } from "../state/state.ts";

/** Whether a quality is so good that no resource betters it. */
export function isBest(quality: Quality | null): boolean {
  return quality === "veteran" || quality === "ace";
}

/** Elements of a side that wait to be brought. */
export function reservesOf({ setup }: Pick<Board, "setup">, side: Side): readonly number[] {
  return setup.elements.flatMap((one, place) => (one.side === side && one.reserve ? [place] : []));
}

/** DIF-B21: Leaders of a side, by the places of their Elements, who can become Veterans. */
export function belowVeteran({ setup, elements, campaign }: Board, side: Side): readonly number[] {
  const qualityOf = (place: number) => elements[place]?.leader.quality ?? campaign?.known[place] ?? null;
  return setup.elements.flatMap((one, place) =>
    one.side === side && !one.reserve && !isBest(qualityOf(place)) ? [place] : [],
  );
}

function isUsed({ chosen }: Campaign, side: Side, resource: Resource): boolean {
  return chosen[side].some((one) => one.resource === resource);
}

/** What a side could bring: what it has not yet used, and where it does anything. */
function* left(board: Board, side: Side): Generator<Order> {
  const campaign = present(board.campaign);
  if (!isUsed(campaign, side, "element") && reservesOf(board, side).length > 0)
    yield { kind: "resource", resource: "element" };
  if (!isUsed(campaign, side, "flak")) yield { kind: "resource", resource: "flak" };
  if (isUsed(campaign, side, "veteran")) return;
  for (const place of belowVeteran(board, side))
    yield { kind: "resource", resource: "veteran", id: board.setup.elements[place]?.id ?? "" };
}

/** What a side may choose before a mission: `none` only where nothing is left (DIF-H7). */
export function resources(board: Board, side: Side): readonly Order[] {
  const found = [...left(board, side)];
  return found.length > 0 ? found : [{ kind: "resource", resource: "none" }];
}

function judgeVeteran(board: Board, side: Side, id: string): Verdict {
  const at = findPiece(board.setup, id);
  const fits = at?.kind === "leader" && belowVeteran(board, side).includes(at.element);
  return fits ? undefined : refuse("not-for-veteran", "DIF-B21", { found: at?.id ?? id });
}

/** DIF-B21: why a resource can't be chosen. */
export function judgeResource(board: Board, { side }: { readonly side: Side }, order: Order): Verdict {
  if (order.kind !== "resource" || !board.campaign) return OTHER;
  const { resource } = order;
  if (resource === "none") {
    const some = resources(board, side).some((one) => one.kind === "resource" && one.resource !== "none");
    return some ? refuse("resource-left", "DIF-H7", {}) : undefined;
  }
  if (isUsed(board.campaign, side, resource)) return refuse("resource-used", "DIF-B21", { resource });
  if (resource === "element" && reservesOf(board, side).length === 0)
    return refuse("no-reserve", "DIF-B21", {});
  return resource === "veteran" ? judgeVeteran(board, side, order.id) : undefined;
}

/** The choice is written down; what it does shows itself later. */
export function chosen(state: State, side: Side, order: Order): State {
  const { campaign } = state;
  if (!campaign || order.kind !== "resource") return state;
  const id = order.resource === "veteran" ? order.id : "";
  const choice: Choice = { resource: order.resource, id, shown: false };
  const [allied, axis] = campaign.chosen;
  return withState(state, {
    campaign: { ...campaign, chosen: side === 0 ? [[...allied, choice], axis] : [allied, [...axis, choice]] },
  });
}
