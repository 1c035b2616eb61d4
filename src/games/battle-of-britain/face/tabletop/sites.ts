import type { Site } from "../../../../tabletop/site.ts";
import { CITY_HITS } from "../../data/figures.ts";
import { BRITISH, GERMAN } from "../../data/sides.ts";
import type { Airfield, City, Launch, Radar } from "../../data/tables.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { spotOf } from "../grid.ts";
import { phrase, type Say } from "../phrase.ts";
import { placeOfTarget } from "./places.ts";
import { besideField, homesOf } from "./stations.ts";

/** A launch square is named after its square, since no target is. */
function launchId(square: string): string {
  return `launch-${square}`;
}

/** A station's name without what it is called as well: `Dover (Swingate)`. */
function shortName(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}

/** Targets that the viewer knows of: missions of geschwader that have not bombed (BB-97). */
function targetsOf({ geschwader }: View): ReadonlySet<string> {
  return new Set(geschwader.flatMap(({ target, bombed }) => (target !== null && !bombed ? [target] : [])));
}

function facility(view: View, one: Airfield | Radar, kind: "airfield" | "radar", say: Say): Site {
  const out = view.out.includes(one.id);
  return {
    id: one.id,
    ...placeOfTarget(one.id, one.square),
    title: say(phrase(`site.${kind}`, { name: one.name })),
    label: kind === "radar" ? shortName(one.name) : one.name,
    minor: true,
    ...(kind === "airfield" && { keeps: [besideField(one)] }),
    symbol: kind,
    side: BRITISH,
    note: say(phrase("site.note", { square: one.square, group: one.group, kind, out })),
    ...(out && { state: "out" }),
  };
}

/** BB-44: in full production until it is knocked out. */
function city(view: View, one: City, say: Say): Site {
  const taken = view.hits[one.id] ?? 0;
  return {
    id: one.id,
    ...placeOfTarget(one.id, one.square),
    title: say(phrase("site.city", { name: one.name })),
    label: one.name,
    symbol: "city",
    side: BRITISH,
    note: say(phrase("site.city-note", { square: one.square, production: one.production, hits: taken })),
    ...(taken > 0 && { hits: { taken, of: CITY_HITS }, state: taken < CITY_HITS ? "hit" : "burning" }),
  };
}

/** BB-39. */
function launch(view: View, { square, name, pool }: Launch, say: Say): Site {
  return {
    id: launchId(square),
    ...spotOf(square),
    title: say(phrase("site.launch", { name })),
    label: say(phrase("site.launch-name", { name })),
    keeps: homesOf(view, pool),
    symbol: "airfield",
    side: GERMAN,
    note: say(phrase("site.launch-note", { square, pool })),
  };
}

/** Everything on the map that may be bombed or flown from. */
export function sitesOf(view: View, say: Say): readonly Site[] {
  const { airfields, radar, cities, launches } = tablesOf(view.setup);
  const targets = targetsOf(view);
  const sites = [
    ...cities.map((one) => city(view, one, say)),
    ...airfields.map((one) => facility(view, one, "airfield", say)),
    ...radar.map((one) => facility(view, one, "radar", say)),
    ...launches.map((one) => launch(view, one, say)),
  ];
  return sites.map((site) => (targets.has(site.id) ? { ...site, target: true } : site));
}
