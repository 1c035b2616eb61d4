import type { PieceId } from "../../../../core/game.ts";
import { hexDistance } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { phraser } from "../../../../core/phrase.ts";
import { noseOf } from "../../../../face/queries/nose.ts";
import type { Contact } from "../../../../face/queries/query.ts";
import type { Text } from "../../../../face/text.ts";
import type { FireBadge } from "../../rules/advice/badge.ts";
import { hasMoved } from "../../rules/fire/enemies.ts";
import { LEVEL } from "../../rules/geometry/level.ts";
import { reaches } from "../../rules/ground/defences.ts";
import { defencesModifiers } from "../../rules/ground/ground-modifiers.ts";
import { typeOf } from "../../rules/setup/roster.ts";
import type { Aircraft, GroundGun } from "../../rules/state/state.ts";
import { boardOf, type View } from "../../rules/view/view.ts";
import type { Phrases } from "../../words/phrases.ts";
import type { SightReason } from "../../words/values.ts";
import { worthOf } from "../chances.ts";
import { badgeIn, shotsIn } from "../shots.ts";
import type { words } from "../words/en/queries.ts";
import { numeralOf } from "./dial.ts";

const phrase = phraser<typeof words>();

/** A shot in words, and its chance in per cent. */
interface ContactShot {
  readonly text: Text;
  /** Where it alone is told, with by how much it is missed; left out: the same. */
  readonly alone?: Text;
  readonly percent: number;
}

const NO_SHOT: ContactShot = { text: phrase("contact.no-shot"), percent: 0 };

/** By how much a shot is missed that is none: what speaks first against it. */
function missedBy({ best }: FireBadge): Text {
  const [why] = (best.values as Phrases["badge.no-shot"]).why;
  const sight = why?.key === "fire-sight" ? (why.values as unknown as { why: SightReason }).why : undefined;
  return phrase("contact.missed", {
    why: sight?.code ?? why?.key ?? "",
    by: sight && "by" in sight ? sight.by : 0,
  });
}

/** The shot of one at another that is most likely to do damage, as the badge has it. */
function shotOf(view: View, from: PieceId, to: PieceId): ContactShot {
  const badge = badgeIn(view, from, to);
  const [best] = shotsIn(view.setup, badge).toSorted((a, b) => b.worth.damage - a.worth.damage);
  if (!best) return badge?.best.key === "badge.no-shot" ? { ...NO_SHOT, alone: missedBy(badge) } : NO_SHOT;
  const { mount, barrels, alone, below } = best.values;
  const percent = best.worth.damage;
  return { text: phrase("contact.shot", { mount, barrels, alone, below, percent }), percent };
}

/** 4.10l: what a gun below would do to an aircraft where it is; each fires once a turn. */
function gunShot(view: View, gun: GroundGun, index: number): ContactShot {
  const board = boardOf(view);
  const { side } = itemAt(view.setup.airframes, index);
  if (gun.side === side || gun.hidden || !reaches(gun, itemAt(view.aircraft, index))) return NO_SHOT;
  if (gun.firedIn >= view.turn) return { text: phrase("contact.fired"), percent: 0 };
  const { total } = defencesModifiers(board, index, false);
  const { damage: percent } = worthOf(view.setup, gun.kind, 0, total);
  return { text: phrase("contact.gun", { percent }), percent };
}

interface Seen extends Pick<Contact, "distance" | "above"> {
  readonly cells: readonly [range: Text, clock: Text, height: Text];
  readonly clock?: number;
}

/** Hexes, direction and height of something as an aircraft sees it; balloons and what hangs in the same hex have no numeral. */
function seenFrom(view: View, index: number, place: Pick<Aircraft, "hex" | "altitude">): Seen {
  const me = itemAt(view.aircraft, index);
  const hexes = hexDistance(me.hex, place.hex);
  const metres = place.altitude - me.altitude;
  const clock = view.setup.airframes[index]?.balloon ? undefined : numeralOf(me, place.hex);
  const above = metres / LEVEL;
  return {
    distance: hexes + Math.abs(above),
    above,
    ...(clock !== undefined && { clock }),
    cells: [
      phrase("contact.range", { hexes }),
      clock === undefined ? "" : phrase("contact.clock", { clock }),
      phrase("contact.height", { metres }),
    ],
  };
}

/** How it is turned towards who looks, and who is on whose tail. */
function facingOf({ setup, aircraft, tails }: View, from: number, to: number): Text {
  if (setup.airframes[to]?.balloon) return "";
  const idAt = (index: number) => setup.airframes[index]?.id ?? "";
  const quarry = tails.find(({ tailer }) => tailer === to);
  const tailers = tails.filter(({ target }) => target === to);
  return phrase("contact.nose", {
    nose: noseOf(numeralOf(itemAt(aircraft, to), itemAt(aircraft, from).hex)),
    me: idAt(from),
    quarry: quarry ? idAt(quarry.target) : null,
    tailers: tailers.map(({ tailer }) => idAt(tailer)),
  });
}

/** How another aircraft or balloon is seen. */
function aircraftSeen(view: View, from: number, to: number): Contact {
  const { setup } = view;
  const [mine, its] = [itemAt(setup.airframes, from), itemAt(setup.airframes, to)];
  const other = itemAt(view.aircraft, to);
  const { cells, ...seen } = seenFrom(view, from, other);
  const friend = mine.side === its.side;
  const shot = friend ? undefined : shotOf(view, mine.id, its.id);
  const threat = friend ? undefined : shotOf(view, its.id, mine.id);
  const told = (shots: Text, threats: Text) => [
    ...cells,
    facingOf(view, from, to),
    shots,
    threats,
    phrase("contact.damage", { taken: other.damage, of: typeOf(setup, to).damage }),
    its.balloon ? "" : phrase("contact.move", { moved: hasMoved(boardOf(view), to) }),
  ];
  return {
    id: its.id,
    friend,
    ...seen,
    shot: shot?.percent ?? 0,
    threat: threat?.percent ?? 0,
    cells: told(shot?.text ?? "", threat?.text ?? ""),
    alone: told(shot?.alone ?? shot?.text ?? "", threat?.alone ?? threat?.text ?? ""),
  };
}

/** How a gun on the ground is seen that is known: no aircraft can fire at it. */
function gunSeen(view: View, from: number, gun: GroundGun): Contact {
  const { cells, ...seen } = seenFrom(view, from, { hex: gun.hex, altitude: 0 });
  const friend = gun.side === view.setup.airframes[from]?.side;
  const { text, percent } = gunShot(view, gun, from);
  return {
    id: gun.id,
    friend,
    ...seen,
    shot: 0,
    threat: percent,
    cells: [...cells, "", "", friend ? "" : text, "", ""],
  };
}

/** All that are in play as an aircraft that flies sees them: others that fly, balloons, and the guns below that are known. */
export function contactsOf(view: View, from: number): readonly Contact[] {
  if (view.aircraft[from]?.status !== "flying") return [];
  const air = view.aircraft.flatMap(({ status }, to) =>
    to !== from && status === "flying" ? [aircraftSeen(view, from, to)] : [],
  );
  const ground = view.guns.flatMap((gun) => (gun ? [gunSeen(view, from, gun)] : []));
  return [...air, ...ground];
}
