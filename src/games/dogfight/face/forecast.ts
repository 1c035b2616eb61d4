import type { PieceId, Prompt } from "../../../core/game.ts";
import { lengthOf } from "../../../core/geometry/surd.ts";
import { itemAt } from "../../../core/item-at.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Drafts } from "../../../face/focus.ts";
import type { Forecast } from "../../../face/forecast.ts";
import { listOf, type Weapon } from "../data/weapons.ts";
import { hasWayBack } from "../rules/advice/way-back.ts";
import { bearing, type Sighting, sight } from "../rules/fire/ruling.ts";
import { close } from "../rules/flow/collisions.ts";
import { isStraight, legalOrders } from "../rules/move/orders.ts";
import { rosterOf } from "../rules/state/roster.ts";
import { situationOf } from "../rules/state/situation.ts";
import type { View } from "../rules/view/view.ts";
import { type Drafted, draftedBy, draftedView, reloaded } from "./drafted.ts";
import { chanceOf } from "./questions.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();

/** A shot that there would be: the weapon with the best chance, as the others stand now. */
interface Shot {
  readonly target: PieceId;
  readonly weapon: Weapon;
  readonly sighting: Sighting;
}

function idAt({ setup }: View, index: number): PieceId {
  return setup.airframes[index]?.id ?? "";
}

/** Indices of those of a side, or not of it, that fly. */
function flying({ setup, aircraft }: View, index: number, friends: boolean): readonly number[] {
  const side = setup.airframes[index]?.side;
  return aircraft.flatMap((one, at) =>
    at !== index && one.status === "flying" && (setup.airframes[at]?.side === side) === friends ? [at] : [],
  );
}

function shotAt(after: View, index: number, target: number): readonly Shot[] {
  const [weapon] = listOf(bearing(after, index, target));
  return weapon ? [{ target: idAt(after, target), weapon, sighting: sight(after, index, target) }] : [];
}

/** The shots of an aircraft from where it is in a view, the likeliest first. */
function shotsFrom(after: View, index: number): readonly Forecast[] {
  const shots = flying(after, index, false).flatMap((target) => shotAt(after, index, target));
  return shots
    .toSorted((a, b) => b.sighting.need - a.sighting.need)
    .map(({ target, weapon, sighting: { slant, need } }) => ({
      text: phrase("forecast.shot", { target, weapon, range: lengthOf(slant), percent: chanceOf(need) }),
    }));
}

/** The shots from the end of a draft, or that there is none. */
function shotsThere(after: View, index: number): readonly Forecast[] {
  const shots = shotsFrom(after, index);
  return shots.length > 0 ? shots : [{ text: phrase("forecast.none") }];
}

function dangersFor(after: View, index: number): readonly Forecast[] {
  const dangers = flying(after, index, false).filter((enemy) => bearing(after, enemy, index) !== 0);
  if (dangers.length === 0) return [];
  return [{ text: phrase("forecast.danger", { enemies: dangers.map((enemy) => idAt(after, enemy)) }) }];
}

/** Friends whose own drafts end where they could collide with it. */
function friendsHit(after: View, index: number, drafts: Drafts): readonly Forecast[] {
  const { setup, aircraft } = after;
  if (!setup.options.collisions) return [];
  const one = itemAt(aircraft, index);
  const near = flying(after, index, true).filter((friend) => {
    const text = drafts.get(idAt(after, friend))?.text ?? "";
    const there = text === "" ? undefined : draftedView(after, idAt(after, friend), text)?.aircraft[friend];
    return there !== undefined && close(one, there, setup.options.altitude);
  });
  return near.map((friend) => ({
    text: phrase("forecast.friend", { friend: idAt(after, friend) }),
    regret: true,
  }));
}

/** What is lost at the edge by an order: the aircraft at once, or its last way to stay on the table. */
function edgeOf(view: View, index: number, { order, flight }: Drafted): readonly Forecast[] {
  const { left } = flight;
  const regret = !hasWayBack(view, index, order) && { regret: true as const };
  if (left !== null) return [{ text: phrase("forecast.leaves", { edge: left }), ...regret }];
  return regret ? [{ text: phrase("forecast.trapped"), ...regret }] : [];
}

/** While nothing is written: that straight on is no way, or that none is. */
function edgeAhead(view: View, index: number): readonly Forecast[] {
  const { orders } = legalOrders(situationOf(view, index));
  if (!orders.some((order) => hasWayBack(view, index, order))) return [{ text: phrase("forecast.doomed") }];
  const straight = orders.filter(isStraight);
  const none = straight.length > 0 && !straight.some((order) => hasWayBack(view, index, order));
  return none ? [{ text: phrase("forecast.ahead") }] : [];
}

/**
 * What a draft of movement orders would lead to, as all others stand now; while nothing is drafted, the shots that there
 * are from where the aircraft stands.
 */
export function forecastOf(view: View, { kind, about = "" }: Prompt, drafts: Drafts): readonly Forecast[] {
  const index = rosterOf(view.setup).indexOf.get(about) ?? -1;
  const one = view.aircraft[index];
  const draft = drafts.get(about);
  if (kind !== "order" || view.phase !== "orders" || one?.status !== "flying") return [];
  const after = draft && draftedView(view, about, draft.text);
  if (!after) return [...shotsFrom(reloaded(view), index), ...edgeAhead(view, index)];
  const drafted = draftedBy(view, one, draft.text);
  const lost = draft.read.ok || drafted.flight.left !== null ? edgeOf(view, index, drafted) : [];
  if (drafted.flight.left !== null) return lost;
  return [
    ...shotsThere(after, index),
    ...dangersFor(after, index),
    ...friendsHit(after, index, drafts),
    ...lost,
  ];
}
