import { useMemo } from "react";
import type { CardGroup } from "../../../tabletop/card.ts";
import { CARD_SIZE, groupPlace } from "../../../tabletop/layout/card-layout.ts";
import type { SideIndex } from "../../../tabletop/side.ts";
import type { Tabletop } from "../../../tabletop/tabletop.ts";
import type { Pinned } from "../../overlay/slip.ts";
import { Slips } from "../Slips.tsx";
import { useShown } from "../shown.ts";

/** Height of the slip with a group's name, and how far below the cards and above the mat it lies, in inches. */
const NAME = 0.5;
const BELOW = 0.55;
const UP = 0.2;
/** The same over the viewer's own hand, and over the lower edge of another one. */
const OVER_HAND = 3.2;
const UNDER_HAND = 1.6;

/** How far below the middle of a group its name lies, as its reader sees it: that of his own hand over the cards. */
function belowOf({ kind, side = 0, at }: CardGroup, edge: SideIndex): number {
  if (kind !== "hand" || at) return CARD_SIZE.height / 2 + BELOW;
  return side === edge ? -OVER_HAND : UNDER_HAND;
}

function nameOf(tabletop: Tabletop, group: CardGroup, edge: SideIndex): readonly Pinned[] {
  const { label, count, side } = group;
  // The cards of a cascade are captioned each.
  if (label === undefined || group.kind === "cascade") return [];
  const { x, y } = groupPlace(tabletop, group);
  const towards = edge === 1 ? -1 : 1;
  const sided = side === undefined ? {} : { side };
  const counted = count === undefined ? {} : { note: String(count) };
  return [
    { text: label, size: NAME, ...sided, ...counted, x, y: y - towards * belowOf(group, edge), up: UP },
  ];
}

/** The names of hands and piles, with how many cards are in them. */
export function GroupNames() {
  const { tabletop, edge, overlay } = useShown();
  const { heldUp } = overlay;
  const names = useMemo(
    () =>
      (tabletop.groups ?? []).flatMap((group) =>
        heldUp?.includes(group.id) ? [] : nameOf(tabletop, group, edge),
      ),
    [tabletop, edge, heldUp],
  );
  return <Slips rows={2} pinned={names} />;
}
