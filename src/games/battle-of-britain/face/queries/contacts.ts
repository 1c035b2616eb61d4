import type { PieceId } from "../../../../core/game.ts";
import type { Contact } from "../../../../face/queries/query.ts";
import type { Text } from "../../../../face/text.ts";
import { FUEL } from "../../data/figures.ts";
import { aloft, placeOf } from "../../rules/state/look.ts";
import { commandedBy } from "../../rules/state/sides.ts";
import type { Geschwader, Wing } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { stateOfWing } from "../list.ts";
import { phrase as listPhrase } from "../orders/phrase.ts";
import { meetingOf } from "./meetings.ts";
import { phrase } from "./phrase.ts";
import { approach, courseOf, gapTo } from "./places.ts";

type Formation = Geschwader | Wing;

function isWing(one: Formation): one is Wing {
  return "group" in one;
}

/** BB-H9: what the seat that looks commands: formations with a squadron. */
export function own(view: View): readonly PieceId[] {
  const all = [...view.wings, ...view.geschwader].filter(({ squadrons }) => squadrons.length > 0);
  return commandedBy(view, view.viewer, all).map(({ id }) => id);
}

/** The formation that is asked about; undefined for one without squadrons. */
export function formationNamed(view: View, id: PieceId): Formation | undefined {
  const one = [...view.wings, ...view.geschwader].find((other) => other.id === id);
  return one && one.squadrons.length > 0 ? one : undefined;
}

/** How strong a formation is, as far as it is seen. */
function strengthSaid({ squadrons }: Formation): Text {
  return phrase("contact.strength", { squadrons });
}

/** Whether the wing of two formations can meet the other, where they are of two sides. */
function meetingSaid(view: View, one: Formation, other: Formation): Text {
  if (isWing(one) === isWing(other)) return "";
  const [wing, raid] = (isWing(one) ? [one, other] : [other, one]) as [Wing, Geschwader];
  const meeting = meetingOf(view, wing, raid);
  return meeting === undefined || raid.square === null
    ? ""
    : phrase("contact.meeting", { wing: wing.id, square: raid.square, meeting });
}

function courseSaid(view: View, one: Formation, from: string): Text {
  const course = isWing(one) ? undefined : courseOf(one);
  if (isWing(one) || course === undefined) return "";
  return phrase("contact.course", { course, approach: approach(view, one, from) });
}

/** How a formation is seen from another. */
function contact(view: View, from: Formation, to: Formation): readonly Contact[] {
  const square = isWing(to) ? placeOf(view, to) : to.square;
  const gap = square === null ? undefined : gapTo(view, from, square);
  if (square === null || !gap) return [];
  return [
    {
      id: to.id,
      friend: isWing(from) === isWing(to),
      distance: gap.squares,
      cells: [
        phrase("contact.range", gap),
        square,
        courseSaid(view, to, gap.from),
        strengthSaid(to),
        isWing(to) ? "" : phrase("contact.fuel", { left: to.fuel, of: FUEL }),
        isWing(to) ? listPhrase("list.wing", { state: stateOfWing(view, to) }) : "",
        meetingSaid(view, from, to),
      ],
    },
  ];
}

/** Raids, and wings: those of the enemy wherever they are, of one's own those in the air. */
export function contacts(view: View, id: PieceId): readonly Contact[] {
  const from = formationNamed(view, id);
  if (!from) return [];
  const wings = view.wings.filter(
    ({ square, squadrons }) => squadrons.length > 0 && (!isWing(from) || square !== null),
  );
  return [...aloft(view), ...wings].filter((one) => one.id !== id).flatMap((one) => contact(view, from, one));
}

/** What the columns of the situation are called. */
export const columns: readonly Text[] = [
  phrase("columns.range"),
  phrase("columns.square"),
  phrase("columns.course"),
  phrase("columns.strength"),
  phrase("columns.fuel"),
  phrase("columns.state"),
  phrase("columns.meeting"),
];
