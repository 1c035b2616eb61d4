import type { Prompt, SeatId } from "../../../../core/game.ts";
import { remembered } from "../../../../core/remember.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { WEAPONS } from "../../data/weapons.ts";
import type { ShotOrder } from "../grammar/order.ts";
import { type Setup, seatOf } from "../setup/setup.ts";

/** Look-ups and shared values that follow from a set-up; made once for each. */
export interface Roster {
  readonly indexOf: ReadonlyMap<string, number>;
  /** By id in lower case; undefined where two ids differ in nothing else. */
  readonly indexOfAnyCase: ReadonlyMap<string, number | undefined>;
  /** One for each aircraft, in the order of the set-up. */
  readonly orderPrompts: readonly Prompt[];
  /** The fire prompt of each seat, as the only open one. */
  readonly firePrompts: ReadonlyMap<SeatId, readonly Prompt[]>;
  /** The seats of each side, in the order in which the aircraft name them. */
  readonly seats: readonly [readonly SeatId[], readonly SeatId[]];
  readonly sideOf: ReadonlyMap<SeatId, SideIndex>;
  /** Shots named so far, by place and by spelling. */
  readonly shots: (ShotOrder | undefined)[];
  readonly shotsByText: Map<string, ShotOrder>;
  /** Aircraft by id, ascending: the order in which colliding pairs roll. */
  readonly byId: readonly number[];
}

function anyCase({ airframes }: Setup): Map<string, number | undefined> {
  const found = new Map<string, number | undefined>();
  airframes.forEach(({ id }, index) => {
    const key = id.toLowerCase();
    found.set(key, found.has(key) ? undefined : index);
  });
  return found;
}

function firePrompt(seat: SeatId): readonly Prompt[] {
  return Object.freeze([Object.freeze<Prompt>({ id: seat, seat, kind: "fire", opens: "now" })]);
}

function build(setup: Setup): Roster {
  const { airframes } = setup;
  const sideOf = new Map(airframes.map(({ side }, index) => [seatOf(setup, index), side]));
  const seats = [...sideOf.keys()];
  return {
    indexOf: new Map(airframes.map(({ id }, index) => [id, index])),
    indexOfAnyCase: anyCase(setup),
    orderPrompts: airframes.map(({ id }, index) =>
      Object.freeze<Prompt>({ id, seat: seatOf(setup, index), kind: "order", about: id, opens: "together" }),
    ),
    firePrompts: new Map(seats.map((seat) => [seat, firePrompt(seat)])),
    seats: [seats.filter((seat) => sideOf.get(seat) === 0), seats.filter((seat) => sideOf.get(seat) === 1)],
    sideOf,
    shots: [],
    shotsByText: new Map(),
    byId: airframes
      .map((_, index) => index)
      .sort((a, b) => ((airframes[a]?.id ?? "") < (airframes[b]?.id ?? "") ? -1 : 1)),
  };
}

export const rosterOf = remembered(build);

/** The shot of a weapon (by its place in `WEAPONS`) at a target; one shared order for each. */
export function shotOrder(setup: Setup, shooter: number, weapon: number, target: number): ShotOrder {
  const { airframes } = setup;
  const { shots, shotsByText } = rosterOf(setup);
  const place = (shooter * WEAPONS.length + weapon) * airframes.length + target;
  let order = shots[place];
  if (!order) {
    const from = airframes[shooter]?.id ?? "";
    const to = airframes[target]?.id ?? "";
    const name = WEAPONS[weapon] ?? "front";
    order = Object.freeze<ShotOrder>({
      kind: "shot",
      text: `${from} ${name} ${to}`,
      shooter: from,
      weapon: name,
      target: to,
    });
    shots[place] = order;
    shotsByText.set(order.text, order);
  }
  return order;
}
