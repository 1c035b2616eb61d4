import type { Site, SiteState } from "../../../../tabletop/site.ts";
import { GERMAN } from "../../data/sides.ts";
import type { Place, Target } from "../../data/tables.ts";
import { isAmericanSide } from "../../rules/map/lines.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, type Say } from "../phrase.ts";
import type { PlaceState } from "../words/tabletop-values.ts";
import { spotOfPlace } from "./places.ts";
import { besideBase } from "./stations.ts";
import { COMPLEX_SYMBOLS } from "./symbols.ts";

/** What everybody sees of a place: a target burns in the quarter in which it was bombed, and stays burnt out. */
function placeState(view: View, { id, hex }: Place): PlaceState {
  const bombed = view.bombed.find(({ target }) => target === id);
  if (bombed) return bombed.quarter === view.quarter ? "bombed-now" : "bombed";
  if (view.baseOut === id) return "out";
  return id.startsWith("BAS") && isAmericanSide(hex, view.quarter) ? "behind-line" : "whole";
}

/** Low blocks behind a target. */
const BLOCKS = 6;

const STATES: Readonly<Record<PlaceState, SiteState | undefined>> = {
  whole: undefined,
  "bombed-now": "burning",
  bombed: "burnt-out",
  out: "out",
  "behind-line": "out",
};

/** LW-56: targets that bombers are to bomb yet, as far as the viewer knows their sheet. */
function targetsOf({ americans }: View): ReadonlySet<string> {
  return new Set(
    americans.flatMap(({ line, bombed, back, factors }) =>
      line && !bombed && !back && factors > 0 ? [line.target] : [],
    ),
  );
}

function target(view: View, one: Target, named: ReadonlySet<string>, say: Say): Site {
  const state = placeState(view, one);
  return {
    id: one.id,
    ...spotOfPlace(tablesOf(view.setup), one),
    title: say(phrase("site.target", { name: one.name, complex: one.complex })),
    label: one.name,
    minor: true,
    symbol: COMPLEX_SYMBOLS[one.complex],
    blocks: BLOCKS,
    side: GERMAN,
    note: say(phrase("site.note", { id: one.id, hex: one.hex, state })),
    ...(STATES[state] && { state: STATES[state] }),
    ...(named.has(one.id) && state === "whole" && { target: true }),
  };
}

function base(view: View, one: Place, say: Say): Site {
  const state = placeState(view, one);
  return {
    id: one.id,
    ...spotOfPlace(tablesOf(view.setup), one),
    title: say(phrase("site.base", { name: one.name })),
    label: one.name,
    minor: true,
    keeps: [besideBase(view, one)],
    symbol: "airfield",
    ...(state !== "behind-line" && { side: GERMAN }),
    note: say(phrase("site.note", { id: one.id, hex: one.hex, state })),
    ...(STATES[state] && { state: STATES[state] }),
  };
}

/** Everything on the map that may be bombed or flown from. */
export function sitesOf(view: View, say: Say): readonly Site[] {
  const { targets, bases } = tablesOf(view.setup);
  const named = targetsOf(view);
  return [
    ...targets.map((one) => target(view, one, named, say)),
    ...bases.map((one) => base(view, one, say)),
  ];
}
