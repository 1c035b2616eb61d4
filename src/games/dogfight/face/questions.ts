import type { Prompt, SeatId } from "../../../core/game.ts";
import { lengthOf } from "../../../core/geometry/surd.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Ask } from "../../../face/ask.ts";
import type { Offer } from "../../../face/offer.ts";
import type { Text } from "../../../face/text.ts";
import { sight } from "../rules/fire/ruling.ts";
import type { Order, ShotOrder } from "../rules/grammar/order.ts";
import { rosterOf } from "../rules/state/roster.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();
const FACES = 6;

/** Inches from centre to centre, slant where altitude counts, and what the die must not exceed. */
function figuresOf(view: View, { shooter, target }: ShotOrder) {
  const { indexOf } = rosterOf(view.setup);
  const { slant, need } = sight(view, indexOf.get(shooter) ?? 0, indexOf.get(target) ?? 0);
  return { range: lengthOf(slant), need };
}

/** The chance of a hit in per cent, by what the die must not exceed. */
export function chanceOf(need: number): number {
  return Math.round((Math.min(need, FACES) * 100) / FACES);
}

function shotOffer(order: ShotOrder, { range, need }: ReturnType<typeof figuresOf>): Offer {
  const { text, shooter, weapon, target } = order;
  return {
    text,
    title: phrase("fire.pair", { shooter, target }),
    lines: [phrase("fire.figures", { weapon, range, need })],
    chance: chanceOf(need),
    from: shooter,
    on: target,
  };
}

const CEASE: Offer = {
  text: "done",
  title: phrase("fire.done"),
  lines: [phrase("fire.doneHint")],
  last: true,
};

/** The shots of the side that fires, the likeliest first, and the end of its phase. */
export function offersOf(_prompt: Prompt, view: View, orders: Iterable<Order>): readonly Offer[] {
  const shots = [...orders].filter((order) => order.kind === "shot");
  const ruled = shots.map((order) => ({ order, figures: figuresOf(view, order) }));
  const sorted = ruled.toSorted((a, b) => b.figures.need - a.figures.need);
  return [...sorted.map(({ order, figures }) => shotOffer(order, figures)), CEASE];
}

/** A shot as it is written, between the first of each side that still fly. */
function exampleOf({ setup, aircraft }: View, seat: SeatId): Text {
  const flying = setup.airframes.filter((_, index) => aircraft[index]?.status === "flying");
  const own = rosterOf(setup).seats[1].includes(seat) ? 1 : 0;
  const first = (side: number) => flying.find((airframe) => airframe.side === side)?.id ?? "";
  return phrase("fire.example", { own: first(own), enemy: first(1 - own) });
}

/** How the shots of a side are asked for; `name`: what the seat is called. Orders are written on their pads. */
export function askOf({ seat }: Prompt, view: View, name: string): Ask {
  return {
    title: phrase("fire.title", { name }),
    why: phrase("fire.hint"),
    style: "line",
    line: { label: phrase("fire.line"), example: exampleOf(view, seat), go: phrase("fire.go") },
    told: { but: ["flies", "revealed"] },
  };
}
