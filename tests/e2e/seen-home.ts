import { PerspectiveCamera, Vector3 } from "three";
import { placedOffers } from "../../src/app/face/table/asking.ts";
import { openTable } from "../../src/app/session/open.ts";
import { edgeFor } from "../../src/app/session/seats.ts";
import { promptsAtScreen, tabletopOf, viewOf } from "../../src/app/session/selectors.ts";
import type { TableStore } from "../../src/app/session/session.ts";
import { beside, type Lying } from "../../src/app/table/board/clear-area.ts";
import { decidedBy } from "../../src/app/table/decided.ts";
import { seededDice } from "../../src/core/dice/random.ts";
import { branch, type Match } from "../../src/core/match/match.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { decidedExtent } from "../../src/scene/camera/decided.ts";
import { laidExtent, playedExtent } from "../../src/scene/camera/laid.ts";
import { homeOf, LENS } from "../../src/scene/camera/places.ts";
import type { Extent } from "../../src/scene/extent.ts";
import type { TableProps } from "../../src/scene/props.ts";
import { createStage, setStage } from "../../src/scene/stage.ts";
import { heightOf } from "../../src/tabletop/heights.ts";
import { cardPoses } from "../../src/tabletop/layout/card-layout.ts";
import { NO_OVERLAY, type Overlay } from "../../src/tabletop/overlay.ts";
import type { SideIndex, Tabletop } from "../../src/tabletop/tabletop.ts";

/** What lies on a table for a seat that is asked. */
export interface AskedTable {
  readonly tabletop: Tabletop;
  readonly overlay: Overlay;
  readonly selected: string | undefined;
  readonly edge: SideIndex;
  /** Where a battle that is over was decided. */
  readonly decisive?: Extent | undefined;
}

/** A place that has to be seen: what is there, and where, in inches from the mat's lower left corner and up. */
interface Wanted {
  readonly name: string;
  readonly at: readonly [x: number, y: number, up: number];
}

async function openAt(match: Match, at: number): Promise<TableStore> {
  const entry = findGame(GAMES, match.game.meta.id);
  if (!entry) throw new Error(`nobody knows ${match.game.meta.id}`);
  const store = openTable({
    ...{ id: "asked", entry, face: await entry.face("table"), live: seededDice("asked"), newId: () => "new" },
    open: { match: branch(match, at), dice: undefined },
    say: (phrase) => phrase.key,
    save: () => undefined,
    savePending: () => undefined,
  });
  store.getState().liftCurtain();
  return store;
}

/** A table as its page lays it for the seat that is asked at a moment of a match. */
export async function askedTable(match: Match, at: number): Promise<AskedTable> {
  const state = (await openAt(match, at)).getState();
  const { face, selected, shown } = state;
  const own = face.overlay?.(viewOf(state), { selected, hovered: null, drafts: new Map(), shown });
  const lit = [...(own?.lit ?? []), ...placedOffers(state).map(({ on }) => on)];
  const about = promptsAtScreen(state).flatMap((prompt) => prompt.about ?? []);
  return {
    tabletop: tabletopOf(state),
    overlay: { ...NO_OVERLAY, ...own, lit: [...lit, ...about] },
    selected: selected ?? undefined,
    edge: edgeFor(state) ?? 0,
  };
}

/** A table as its page shows it at the end of a match. */
export async function overTable(match: Match): Promise<AskedTable> {
  const state = (await openAt(match, match.moments.length - 1)).getState();
  const tabletop = tabletopOf(state);
  const decisive = decidedBy(match, (at) => tabletopOf({ ...state, at }).cues);
  return {
    ...{ tabletop, overlay: NO_OVERLAY, selected: undefined, edge: edgeFor(state) ?? 0 },
    decisive: decidedExtent(tabletop, decisive),
  };
}

/** What decided a battle; all the places of a map where nothing did alone. */
function decisiveOn({ tabletop: { sites = [] }, decisive }: AskedTable): readonly Wanted[] {
  const spots = decisive?.spots ?? sites;
  return spots.map((spot) => ({
    name: `what decided it at ${spot.x} ${spot.y}`,
    at: [spot.x, spot.y, "up" in spot ? (spot.up ?? 0) : 0],
  }));
}

/** What is asked about: pieces and their places, what may be chosen, and all that can be reached. */
function wantedOn({ tabletop, overlay, selected, edge }: AskedTable, large: boolean): readonly Wanted[] {
  const { pieces, counters = [], sites = [], cards = [], groups = [] } = tabletop;
  // A hand is held up before its reader, who has it as a paper of the page.
  const lying = cards.filter(({ group }) => groups.find(({ id }) => id === group)?.kind !== "hand");
  const asked = new Set([...(overlay.lit ?? []), selected]);
  const heights = createStage();
  setStage(heights, tabletop, undefined, 0);
  const poses = cardPoses(tabletop, edge);
  // A small picture has no room for all: there it is the one that is looked at. An exchange is about those who play it.
  const exchange = playedExtent(tabletop, edge) && groups.filter(({ kind }) => kind === "cascade");
  const meant = (id: string) => (exchange ? exchange.some(({ about }) => about?.includes(id)) : large);
  const flying = pieces.filter(
    ({ id, kind, status }) => status === "flying" && kind !== "gun" && (meant(id) || id === selected),
  );
  const places = [...counters, ...sites, ...lying.flatMap(({ id }) => ({ id, ...poses.get(id) }))];
  return [
    ...flying.map(({ id, x, y, level }) => ({
      name: id,
      at: [x, y, heightOf(heights.air.after, level)] as const,
    })),
    ...places.flatMap(({ id, x, y }) =>
      asked.has(id) && x !== undefined && y !== undefined ? [{ name: id, at: [x, y, 0] as const }] : [],
    ),
    ...overlay.envelopes.flatMap(({ piece, ends }) =>
      ends.map(({ x, y }) => ({ name: `the reach of ${piece}`, at: [x, y, 0] as const })),
    ),
    ...(overlay.cells ?? []).flatMap(({ at: { x, y }, tone }) =>
      tone === "reach" ? [{ name: "what can be flown to", at: [x, y, 0] as const }] : [],
    ),
  ];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A camera at home over a table, in a picture of some size with papers on it. */
function cameraOver(table: AskedTable, size: Size, lying: Lying | undefined): PerspectiveCamera {
  const { tabletop, edge } = table;
  const stage = createStage();
  setStage(stage, tabletop, undefined, 0);
  const asked = [...(table.overlay.lit ?? []), table.selected ?? ""];
  const props = { ...table, clearArea: () => lying && beside(lying.lane, lying.papers) };
  const home = homeOf(
    {
      latest: { current: props as unknown as TableProps },
      current: {
        stage,
        laid: (when) =>
          (when !== "whole" && playedExtent(tabletop, edge, asked)) ||
          laidExtent(tabletop, edge, size.width, asked),
      },
    },
    () => ({ size: { ...size, top: 0, left: 0 } }),
  );
  const { position, target } = home.view(home.extent());
  const camera = new PerspectiveCamera(LENS, size.width / size.height, 0.5, 400);
  camera.position.set(...position);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  return camera;
}

/** A rectangle of the screen in CSS pixels from the board's upper left corner, and what lies there. */
export interface Rectangle {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Of what a seat is asked about, or of what decided a battle that is over, what lies under a paper, or beside the
 * picture, where the table is shown in 3D.
 */
export function hiddenAtHome(
  table: AskedTable,
  size: Size,
  lying: Lying | undefined,
  papers: readonly Rectangle[],
  isOver = false,
): readonly string[] {
  const camera = cameraOver(table, size, lying);
  const { mat } = table.tabletop;
  const wanted = isOver ? decisiveOn(table) : wantedOn(table, size.width >= 700);
  const found = wanted.flatMap(({ name, at: [x, y, up] }) => {
    const seen = new Vector3(x - mat.width / 2, up, mat.depth / 2 - y).project(camera);
    const [across, down] = [((seen.x + 1) / 2) * size.width, ((1 - seen.y) / 2) * size.height];
    if (across < 0 || across > size.width || down < 0 || down > size.height)
      return [`${name} is beside the picture`];
    const over = papers.find(
      ({ left, right, top, bottom }) => across > left && across < right && down > top && down < bottom,
    );
    return over ? [`${name} lies under ${over.name}`] : [];
  });
  return [...new Set(found)];
}
