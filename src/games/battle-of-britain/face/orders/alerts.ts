import type { Offer } from "../../../../face/offer.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { alert } from "../../rules/orders/alert.ts";
import { isBomber } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { ending, offered } from "./listed.ts";
import { phrase } from "./phrase.ts";

/** Bombers that a geschwader of six has at best, so that somebody escorts them. */
const MOST_BOMBERS = 4;

/** What of a formation might better lie under the pile: bombers where there is no escort, fighters where nobody bombs. */
function surplusOf(view: View, squadrons: readonly string[]): string | undefined {
  const bombers = squadrons.filter((card) => isBomber(view.setup, card));
  const fighters = squadrons.filter((card) => !isBomber(view.setup, card));
  if (bombers.length > MOST_BOMBERS) return bombers[0];
  return bombers.length === 0 ? fighters.at(-1) : undefined;
}

/** The weakest of a wing, by the table of types. */
function weakestOf(squadrons: readonly string[]): string | undefined {
  return squadrons.find((card) => card !== "Spitfire" && card !== "Hurricane");
}

/** BB-86, BB-R30: formations stay as they are, or a squadron of one is exchanged; several together are written. */
export function alerts(view: View, seat: string, kind: string): readonly Offer[] {
  const offers = [...view.geschwader, ...view.wings].flatMap((one): readonly Offer[] => {
    if (one.squadrons.length === 0 || one.squadrons.some((card) => card === null)) return [];
    const type = "group" in one ? weakestOf(one.squadrons) : surplusOf(view, one.squadrons);
    if (type === undefined) return [];
    const order: Order = { kind: "under", cards: [{ formation: one.id, type }] };
    const legal = alert.judge(view, { do: "alert" }, order, { seat } as never) === undefined;
    const lines = [phrase("says.aboard", { types: one.squadrons })];
    const title = phrase("offer.under", { id: one.id, type });
    return legal ? [offered(order, title, { lines, from: one.id, on: one.id })] : [];
  });
  return [...offers, ending("pass", kind, { usual: true, standing: "leave-formations" })];
}
