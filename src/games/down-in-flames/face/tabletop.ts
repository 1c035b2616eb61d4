import type { GameEvent } from "../../../core/game.ts";
import type { Dial } from "../../../tabletop/die.ts";
import type { Piece, Tabletop } from "../../../tabletop/tabletop.ts";
import { bomberId, wingmanId } from "../setup/ids.ts";
import type { ElementSetup, FormationSetup } from "../setup/setup.ts";
import { cardOfElement, cardOfFormation } from "../state/pieces.ts";
import type { Aircraft, Bomber, Element } from "../state/state.ts";
import type { View } from "../view.ts";
import { cardsOf, groupsOf } from "./cards.ts";
import { cuesOf } from "./cues.ts";
import { bomberStand, leaderStand, MAT, type Stand, wingmanStand } from "./formation.ts";
import type { Say } from "./phrase.ts";

/** DIF-2.3: a D20 beside each Element, above 20 a D6 for the rest. */
export function dialsOf(level: number): readonly Dial[] {
  if (level < 1) return [];
  if (level <= 20) return [{ kind: "d20", face: level }];
  return [
    { kind: "d20", face: 20 },
    { kind: "d6", face: level - 20 },
  ];
}

function statusOf({ down }: Aircraft, { presence }: Element): Piece["status"] {
  if (down) return "destroyed";
  return presence === "here" ? "flying" : "disengaged";
}

function aircraftPiece(view: View, element: number, one: Aircraft, stand: Stand, leads: boolean): Piece {
  const { id, side } = view.setup.elements[element] as ElementSetup;
  const whole = view.elements[element] as Element;
  const card = cardOfElement(view.setup, element);
  const own = leads ? id : wingmanId(id);
  return {
    ...stand,
    level: whole.level,
    id: own,
    label: own,
    title: card.name,
    model: card.model,
    side,
    status: statusOf(one, whole),
    ...(leads && { dials: dialsOf(whole.level) }),
    marks: [...(one.loaded || one.rockets === "carried" ? (["loaded"] as const) : [])],
    damage: { airframe: one.damaged ? 0.6 : 0, engine: one.damaged ? 0.4 : 0, propellersStopped: false },
    hits: { left: one.down ? 0 : one.damaged ? 1 : 2, of: 2 },
  };
}

function elementPieces(view: View, element: number): readonly Piece[] {
  const { leader, wingman } = view.elements[element] as Element;
  const lead = aircraftPiece(view, element, leader, leaderStand(view, element), true);
  if (!wingman) return [lead];
  return [lead, aircraftPiece(view, element, wingman, wingmanStand(view, element), false)];
}

function bomberPiece(view: View, formation: number, bomber: Bomber, place: number): Piece {
  const { id, side } = view.setup.formations[formation] as FormationSetup;
  const card = cardOfFormation(view.setup, formation);
  const left = Math.max(0, card.defense - bomber.points);
  const level = view.formations[formation]?.level ?? 0;
  return {
    ...bomberStand(place, bomber.inFormation),
    level,
    id: bomberId(id, place),
    label: bomberId(id, place),
    title: card.name,
    model: card.model,
    side,
    status: bomber.down ? "destroyed" : "flying",
    ...(place === 0 && { dials: dialsOf(level) }),
    damage: { airframe: 1 - left / card.defense, engine: 0, propellersStopped: false },
    hits: { left: bomber.down ? 0 : left, of: card.defense },
  };
}

/** What stands on the table: pairs of aircraft by their positions, bombers, and the cards around them. */
export function tabletopOf(view: View, events: readonly GameEvent[], say: Say): Tabletop {
  const pieces = [
    ...view.setup.elements.flatMap((_, element) => elementPieces(view, element)),
    ...view.formations.flatMap(({ bombers }, formation) =>
      bombers.map((bomber, place) => bomberPiece(view, formation, bomber, place)),
    ),
  ];
  return {
    mat: { kind: view.setup.mission?.target === "ship" ? "open-sea" : "kent-fields", ...MAT },
    altitude: true,
    pieces,
    clouds: [],
    groups: groupsOf(view, say),
    cards: cardsOf(view, say),
    cues: cuesOf(view, events),
  };
}
