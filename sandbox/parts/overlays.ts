import type { Tools } from "../../src/app/context/tools.ts";
import { tabletopOf } from "../../src/app/session/selectors.ts";
import { now } from "../../src/core/match/match.ts";
import { after, asked, cueOf, onTable } from "../matches/when.ts";
import type { Part, SceneState } from "../part.ts";

/** Writes an order for whom the question is about, and chooses the piece. */
function writes(text: string): (tools: Tools) => void {
  return ({ store }) => {
    const { select, setDraft, open, viewer } = store.getState();
    const prompt = now(open.match).prompts.find(({ seat }) => seat === viewer);
    if (!prompt) return;
    select(prompt.about ?? null);
    setDraft(prompt.id, text);
  };
}

/** Chooses the piece that is asked about; `hovers`: looks at another one too. Shows what a table shows on demand. */
function chooses({
  hovers = false,
  all = false,
}: {
  readonly hovers?: boolean;
  readonly all?: boolean;
} = {}) {
  return ({ store }: Tools) => {
    const state = store.getState();
    for (const { id, off } of all ? (state.face.toggles ?? []) : []) if (off) state.toggle(id);
    const prompt = now(state.open.match).prompts.find(({ seat }) => seat === state.viewer);
    state.select(prompt?.about ?? null);
    const other = hovers ? tabletopOf(state).pieces.find(({ id }) => id !== prompt?.about) : undefined;
    if (other) state.hover(other.id);
  };
}

const LAID_OVER = { overlay: true } as const;
const OF_THE_SCENE = "src/scene/components";

/** What the game lays over its table for whoever decides. */
export const OVERLAYS: readonly Part[] = [
  {
    id: "arcs",
    group: "Over the table",
    files: [
      `${OF_THE_SCENE}/Ink.tsx`,
      "src/scene/drawing/OverlayDrawing.tsx",
      "src/scene/drawing/Hatching.tsx",
    ],
    states: {
      chosen: { ...LAID_OVER, sitting: { match: "duel", when: after(6) }, first: chooses() },
      aimed: {
        ...LAID_OVER,
        sitting: { match: "duel", when: after(6) },
        first: chooses({ hovers: true }),
      },
    },
  },
  {
    id: "ghosts",
    group: "Over the table",
    files: [`${OF_THE_SCENE}/Ghosts.tsx`],
    states: {
      legal: { ...LAID_OVER, sitting: { match: "duel" }, first: writes("2L1") },
      refused: { ...LAID_OVER, sitting: { match: "duel" }, first: writes("9L9") },
      "great war": { ...LAID_OVER, sitting: { match: "great-war-duel" }, first: writes("7: F2 L F") },
    },
  },
  {
    id: "envelopes",
    group: "Over the table",
    files: [],
    states: {
      reach: { ...LAID_OVER, sitting: { match: "duel" }, first: chooses({ all: true }) },
      threat: { ...LAID_OVER, sitting: { match: "duel" }, first: chooses({ all: true, hovers: true }) },
    },
  },
  {
    id: "cells",
    group: "Over the table",
    files: [
      ...["Charted", "Cells", "CellGrid", "Writings"].map((name) => `${OF_THE_SCENE}/chart/${name}.tsx`),
      "src/scene/drawing/CellsDrawing.tsx",
    ],
    states: {
      move: { ...LAID_OVER, sitting: { match: "great-war-duel" }, first: chooses({ all: true }) },
      route: {
        ...LAID_OVER,
        sitting: { match: "britain-raid", when: asked("map", "german-move") },
        first: chooses(),
      },
    },
  },
  {
    id: "goals",
    group: "Over the table",
    files: [
      `${OF_THE_SCENE}/laid/Halos.tsx`,
      `${OF_THE_SCENE}/laid/Markers.tsx`,
      `${OF_THE_SCENE}/hands/Targets.tsx`,
      "src/scene/flat/FlatGoals.tsx",
      "src/scene/flat/Rim.tsx",
    ],
    states: {
      places: {
        ...LAID_OVER,
        sitting: { match: "britain-raid", when: asked("map", "scramble") },
        first: chooses(),
      },
      bombing: {
        ...LAID_OVER,
        sitting: { match: "reich-basic", when: onTable(cueOf("drop")) },
        first: chooses(),
      },
    },
  },
  {
    id: "orders",
    group: "Over the table",
    files: ["Reveal", "Opened"].map((name) => `src/app/table/log/${name}.tsx`),
    states: {
      opened: {
        sitting: { match: "duel", when: after(3) },
        cue: ({ pieces }) => ({
          kind: "reveal",
          orders: pieces.map(({ id, side }) => ({ id, side, text: "2L1" })),
        }),
        over: async () => (await import("../../src/app/table/log/Reveal.tsx")).Reveal,
        t: 0.7,
      },
    },
  },
] satisfies readonly (Part & { readonly states: Readonly<Record<string, SceneState>> })[];
