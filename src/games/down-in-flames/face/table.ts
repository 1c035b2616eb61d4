import type { AnswerSpan } from "../../../face/span.ts";
import type { Strip, StripStep } from "../../../face/strip.ts";
import type { TableFace } from "../../../face/table.ts";
import type { Order } from "../rules/grammar/order.ts";
import { isHere } from "../rules/state/pieces.ts";
import type { Attack } from "../rules/state/task.ts";
import type { View } from "../rules/view/view.ts";
import { badgeOf } from "./badge.ts";
import { descriptionOf, groupsOfSides } from "./description.ts";
import { dimOf } from "./dim.ts";
import { glanceOf } from "./glance.ts";
import { laidOut } from "./laid-out.ts";
import { overlayOf } from "./overlay.ts";
import { phrase } from "./phrase.ts";
import { askOf, offersOf } from "./questions.ts";
import { tabletopOf } from "./tabletop.ts";

function stateOf(view: View, place: number): StripStep["state"] {
  if (view.playerTurn?.element === place) return "now";
  if (!isHere(view, place)) return "gone";
  return view.elements[place]?.acted ? "done" : "waits";
}

/** DIF-B3: which Elements have had their player-turn in this game turn. */
export function stripOf(view: View): Strip {
  const steps = view.turn < 1 ? [] : view.setup.elements;
  return {
    title: phrase("strip.title"),
    steps: steps.map(({ id, side }, place): StripStep => {
      const state = stateOf(view, place);
      return { id, label: id, side, state, said: phrase("strip.said", { id, state }) };
    }),
  };
}

/**
 * An attack by everything that it does not share with the next one: cards of an exchange go to the discards with its end,
 * each card that guns draw leaves less to do, and one that is added to a shot (DIF-3.2.10) is an attack of its own.
 */
function idOf({ turn, playerTurn, discard, agenda }: View, { by, at, cards, hits, bursts }: Attack): string {
  const place = [turn, playerTurn?.element, discard.length, agenda.length];
  return [...place, by, at, cards[0]?.card, hits, bursts].join(" ");
}

/** DIF-B8: the exchange over an attack, an attack card with all answers to it. */
export function exchangeOf(view: View): AnswerSpan | undefined {
  const attack = view.agenda.flatMap((task) => (task.do === "respond" ? [task.attack] : []))[0];
  return attack && { id: idOf(view, attack), rest: phrase("standing.exchange") };
}

/** The table's part of the face. */
export const table = {
  list: { title: phrase("list.title"), hint: phrase("list.hint") },
  tabletop: tabletopOf,
  overlay: (view, focus) => overlayOf(laidOut(view), focus),
  toggles: [{ id: "boxes", label: phrase("toggle.boxes"), off: true }],
  groups: groupsOfSides,
  glance: (view, id) => glanceOf(laidOut(view), id),
  describe: (view, id) => descriptionOf(laidOut(view), id),
  badge: (view, from, to) => badgeOf(laidOut(view), from, to),
  strip: (view) => stripOf(laidOut(view)),
  ask: askOf,
  offers: offersOf,
  dim: dimOf,
  standing: () => phrase("standing.no-answers"),
  span: exchangeOf,
} satisfies TableFace<View, Order>;
