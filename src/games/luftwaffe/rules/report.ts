import type { Report, SideId } from "../../../core/game.ts";
import type { Values } from "../../../core/phrase.ts";
import { QUARTERS } from "../data/calendar.ts";
import { AMERICAN, GERMAN, SIDES } from "../data/sides.ts";
import { factorsOf } from "./state/look.ts";
import type { AmericanState, GermanState } from "./state/state.ts";
import { type Formation, formationsOf } from "./view/formations.ts";
import type { View } from "./view/view.ts";
import { isHome } from "./view/viewer.ts";

function germanFields(one: GermanState): Values {
  const { type, factors, hex, base, counter, tanks, off } = one;
  const status = one.hex !== null ? "airborne" : base !== null ? "based" : off ? "off-map" : "on-ground";
  return { side: SIDES[GERMAN], type, factors, hex, base, counter, tanks, status };
}

function americanFields(view: View, one: AmericanState): Values {
  const { type, factors, hex, counter, tanks, mission } = one;
  const status = hex !== null ? "airborne" : isHome(view, one) ? "home" : "waiting";
  return { side: SIDES[AMERICAN], type, factors, hex, counter, tanks, mission, status };
}

/** Units that are on the map or may come to it this quarter. */
function isThere({ presence, factors }: GermanState | AmericanState): boolean {
  return presence === "in-play" && factors > 0;
}

function formationFields({ side, role, hex, units }: Formation): Values {
  return { side: SIDES[side], role, hex, units: units.map(({ id }) => id), factors: factorsOf(units) };
}

/** Targets bombed, and those that stand: in a single raid of its sheet, as far as the viewer knows how many it names (LW-113). */
function scoreOf({ setup, bombed, named }: View): Readonly<Record<SideId, number>> {
  const targets: number | null = setup.raid ? named : setup.options.targets;
  return {
    [SIDES[AMERICAN]]: bombed.length,
    ...(targets !== null && { [SIDES[GERMAN]]: Math.max(0, targets - bombed.length) }),
  };
}

/** The state of play for programs: formations in the air, every unit that lives, what is bombed, industry. */
export function reportOf(view: View): Report {
  const { quarter, turn, bombed, economy, agenda, outcome, setup, baseOut, replacements } = view;
  const [american, german] = [view.americans.filter(isThere), view.germans.filter(isThere)];
  const { targets } = setup.options;
  const standing = {
    quarter,
    bombed: bombed.length,
    american: factorsOf(american),
    german: factorsOf(german),
  };
  return {
    // Of the raid, as the rules count turns; none between raids.
    turn,
    phase: outcome ? "over" : (agenda[0]?.do ?? "over"),
    pieces: Object.fromEntries(formationsOf(view).map((one) => [one.id, formationFields(one)])),
    score: scoreOf(view),
    standing: setup.raid
      ? { key: "standing.raid", values: standing }
      : { key: "standing", values: { ...standing, targets } },
    background: {
      quarter: QUARTERS[quarter] ?? "",
      raidTurn: turn,
      bombed: bombed.map(({ target }) => target),
      baseOut,
      replacements,
      economy: { ...economy },
      units: Object.fromEntries([
        ...american.map((one) => [one.id, americanFields(view, one)] as const),
        ...german.map((one) => [one.id, germanFields(one)] as const),
      ]),
    },
  };
}
