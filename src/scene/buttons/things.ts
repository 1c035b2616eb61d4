import { cardSpoken, counterSpoken, siteSpoken } from "../../tabletop/spoken.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { ThingNames } from "../props.ts";

/** Something on the table that can be chosen, and what a screen reader says of it. */
export interface Thing {
  readonly id: string;
  readonly spoken: string;
}

/** Things that are walked through with the arrow keys. */
export interface ThingGroup {
  readonly id: string;
  readonly name: string;
  readonly things: readonly Thing[];
}

/** All that can be chosen on a table beside its pieces: cards by hand, pile and row, counters, sites; not hands that are held up before their reader. */
export function thingGroups(
  tabletop: Tabletop,
  names: ThingNames,
  heldUp: readonly string[] = [],
): readonly ThingGroup[] {
  const { groups = [], cards = [], counters = [], sites = [] } = tabletop;
  const held = groups.flatMap(({ id, kind, label = "", count = 0 }): readonly ThingGroup[] => {
    if (heldUp.includes(id)) return [];
    const things = cards
      .filter((card) => card.group === id)
      .map((card) => ({ id: card.id, spoken: cardSpoken(card) }));
    if (kind === "pile") return [{ id, name: names.pile(label, Math.max(count, things.length)), things }];
    return things.length > 0 ? [{ id, name: label, things }] : [];
  });
  const onMap: readonly ThingGroup[] = [
    {
      id: "counters",
      name: names.counters,
      things: counters.map((counter) => ({ id: counter.id, spoken: counterSpoken(counter) })),
    },
    {
      id: "sites",
      name: names.sites,
      things: sites.map((site) => ({ id: site.id, spoken: siteSpoken(site) })),
    },
  ];
  return [...held, ...onMap.filter(({ things }) => things.length > 0)];
}
