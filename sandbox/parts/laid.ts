import type { Tools } from "../../src/app/context/tools.ts";
import { tabletopOf } from "../../src/app/session/selectors.ts";
import { heightOf, heightsOf } from "../../src/tabletop/heights.ts";
import type { Cue, Piece, Tabletop } from "../../src/tabletop/tabletop.ts";
import { type Layer, layers } from "../matches/narrow.ts";
import type { Sitting } from "../matches/sitting.ts";
import { cueOf, onTable } from "../matches/when.ts";
import type { NearPlace, Part, SceneState } from "../part.ts";

/** Some layers of a table alone. */
function lying(sitting: Sitting, ...names: readonly Layer[]): SceneState {
  return { sitting, only: layers(...names) };
}

/** Looks at a counter that others lie on. */
function fan({ store }: Tools): void {
  const { counters = [] } = tabletopOf(store.getState());
  const under = counters.find(({ x, y }, at) =>
    counters.slice(at + 1).some((other) => other.x === x && other.y === y),
  );
  store.getState().hover(under?.id ?? null);
}

/** What happens among some layers. */
function moving(match: string, kind: Cue["kind"], ...names: readonly Layer[]): SceneState {
  return { sitting: { match, when: onTable(cueOf(kind)) }, cue: cueOf(kind), only: layers(...names) };
}

/** A counter in the air, from near by. */
function aloft({ counters = [] }: Tabletop): NearPlace | undefined {
  return counters.find(({ state }) => state === "aloft");
}

/** Cards and the pieces that they are about. */
function cardsAndPieces(table: Tabletop): Tabletop {
  return { ...layers("groups", "cards")(table), pieces: table.pieces };
}

/** When a card has been answered by another. */
const answered = onTable(({ groups = [], cards = [] }) =>
  groups.some(({ id, kind }) => kind === "cascade" && cards.filter(({ group }) => group === id).length > 1),
);

/** A piece that flies within a cloud. */
function inCloud({ pieces, clouds }: Tabletop): Piece | undefined {
  return pieces.find(
    ({ status, x, y, level }) =>
      status === "flying" &&
      clouds.some(
        ({ x: cx, y: cy, radius, bottom = level, top = level }) =>
          Math.hypot(x - cx, y - cy) < radius * 0.7 && bottom <= level && level <= top,
      ),
  );
}

const some = (layer: "contrails" | "links" | "clouds") => onTable((table) => (table[layer]?.length ?? 0) > 0);

const WHOLE_MAP = ["areas", "lines", "sites", "counters", "charts"] as const;

const MAP = { match: "britain-campaign" };
const REICH = { match: "reich-basic" };
const CARDS = { match: "cards-kent" };

const OF_THE_SCENE = "src/scene/components/laid";
const DRAWN = "src/scene/drawing";

/** Maps, boards, counters, cards and the sky. */
export const LAID: readonly Part[] = [
  {
    id: "map",
    group: "On the table",
    files: [
      "src/scene/components/Laid.tsx",
      `${OF_THE_SCENE}/MapPrint.tsx`,
      ...["MapDrawing", "AreasDrawing", "LinesDrawing", "GridDrawing"].map((name) => `${DRAWN}/${name}.tsx`),
    ],
    states: {
      britain: lying(MAP, "areas", "lines", "sites"),
      reich: lying(REICH, "areas", "lines", "sites"),
      trenches: lying({ match: "great-war-spotting" }, "areas", "lines"),
    },
  },
  {
    id: "sites",
    group: "On the table",
    files: [
      `${OF_THE_SCENE}/Sites.tsx`,
      `${DRAWN}/SitesDrawing.tsx`,
      `${DRAWN}/SymbolDrawing.tsx`,
      `${DRAWN}/Sign.tsx`,
    ],
    states: {
      britain: lying(MAP, "sites"),
      reich: lying(REICH, "sites"),
      bombed: lying({ match: "reich-basic", when: onTable(cueOf("drop")) }, "sites"),
      cards: lying({ match: "cards-airfield" }, "sites"),
    },
  },
  {
    id: "boards",
    group: "On the table",
    files: [`${OF_THE_SCENE}/Boards.tsx`, `${DRAWN}/BoardsDrawing.tsx`],
    states: { britain: lying(MAP, "charts"), reich: lying(REICH, "charts") },
  },
  {
    id: "counters",
    group: "On the table",
    files: [
      ...["Counters", "Slabs", "SlabShadows", "Flights"].map((name) => `${OF_THE_SCENE}/${name}.tsx`),
      "src/scene/buttons/ThingButtons.tsx",
      "src/scene/flat/FlatCounters.tsx",
      "src/scene/flat/FlatFan.tsx",
      ...["CounterDrawing", "PlaqueDrawing", "Marking"].map((name) => `${DRAWN}/${name}.tsx`),
    ],
    states: {
      plaques: lying(MAP, "counters"),
      squadrons: lying({ match: "reich-basic", when: onTable(cueOf("battle")) }, "counters"),
      fanned: { ...lying(MAP, "counters"), first: fan },
      crowded: {
        ...lying(
          { match: "britain-raid", when: onTable(cueOf("battle")) },
          "areas",
          "lines",
          "sites",
          "counters",
        ),
        near: aloft,
      },
      pushed: moving("britain-raid", "push", "counters"),
      meeting: moving("britain-raid", "battle", "counters"),
    },
  },
  {
    id: "pushing",
    group: "On the table",
    files: [`${OF_THE_SCENE}/Rake.tsx`],
    states: { plaque: moving("britain-raid", "push", "counters", "areas") },
  },
  {
    id: "losses",
    group: "On the table",
    files: [`${OF_THE_SCENE}/Losses.tsx`, "src/scene/flat/FlatLosses.tsx"],
    states: {
      britain: { ...moving("britain-raid", "losses", ...WHOLE_MAP), t: 0.5 },
      reich: { ...moving("reich-basic", "losses", ...WHOLE_MAP), t: 0.5 },
    },
  },
  {
    id: "cards",
    group: "On the table",
    files: [
      `${OF_THE_SCENE}/Cards.tsx`,
      `${OF_THE_SCENE}/GroupNames.tsx`,
      "src/scene/drawing/CardBackDrawing.tsx",
      "src/scene/flat/FlatCards.tsx",
      ...["CardDrawing", "CardBackDrawing", "GroupsDrawing", "Letters"].map((name) => `${DRAWN}/${name}.tsx`),
    ],
    states: {
      hands: lying(CARDS, "groups", "cards"),
      dealt: moving("cards-kent", "deal", "groups", "cards"),
      played: { ...moving("cards-kent", "play"), only: cardsAndPieces },
      exchange: { sitting: { match: "cards-kent", when: answered }, only: cardsAndPieces },
      shuffled: moving("cards-channel", "shuffle", "groups", "cards"),
      missions: lying({ match: "britain-campaign" }, "groups", "cards"),
    },
  },
  {
    id: "links",
    group: "On the table",
    files: [`${DRAWN}/LinksDrawing.tsx`, "src/scene/components/chart/Links.tsx"],
    states: {
      tailing: {
        sitting: { match: "great-war-dogfight", when: some("links") },
        only: (table) => ({ ...layers("links")(table), pieces: table.pieces }),
      },
      chased: lying({ match: "britain-raid", when: some("links") }, "links", "counters"),
    },
  },
  {
    id: "sky",
    group: "On the table",
    files: [
      ...["Sky", "Contrails", "Darkness"].map((name) => `${OF_THE_SCENE}/${name}.tsx`),
      `${DRAWN}/ContrailsDrawing.tsx`,
      `${DRAWN}/NightDrawing.tsx`,
    ],
    states: {
      contrails: lying({ match: "reich-basic", when: some("contrails") }, "contrails", "counters"),
      flown: {
        sitting: { match: "britain-raid", when: some("contrails") },
        cue: cueOf("push"),
        only: layers("contrails", "counters", "areas", "lines"),
      },
      searchlights: lying({ match: "cards-night" }, "night", "sites"),
      night: lying({ match: "reich-complexes" }, "night", "areas", "sites"),
    },
  },
  {
    id: "clouds",
    group: "On the table",
    files: ["src/scene/components/effects/Puffs.tsx"],
    states: {
      even: lying({ match: "bounce" }, "clouds"),
      high: lying({ match: "through-clouds" }, "clouds"),
      inside: {
        sitting: { match: "through-clouds", when: onTable(inCloud) },
        only: (table) => ({ ...layers("clouds")(table), pieces: table.pieces }),
        near: (table) => {
          const piece = inCloud(table);
          return piece && { x: piece.x, y: piece.y, up: heightOf(heightsOf(table), piece.level) };
        },
      },
    },
  },
  {
    id: "exits",
    group: "On the table",
    files: [],
    states: { edges: lying({ match: "convoy" }, "exits") },
  },
];
