import { vi } from "vitest";
import type { Paintwork } from "../../../src/core/repaint.ts";
import { golden, type Step, type Walk, walks } from "./walk.ts";

// Miniatures are made beside the page and drawn by a graphics card, neither of which is here.
vi.mock("../../../src/scene/miniature/mount.tsx", () => import("./StandInMiniature.ts"));
vi.mock("../../../src/scene/TableView.tsx", () => import("./StandInTable.tsx"));
vi.mock("../../../src/app/settings/webgl.ts", () => ({ hasWebGl: () => true }));
vi.mock("../../../src/scene/models/own.ts", () => ({ paintworkOf: async () => PAINTWORK }));

const PAINTWORK: Paintwork = {
  paints: [
    { id: "back", use: "upper", colour: "#5b5a3c" },
    { id: "belly", use: "under", colour: "#a9b7c0" },
    { id: "stripe", use: "trim", colour: "#c8352b" },
    { id: "wheels", use: "trim", colour: "#202020" },
  ],
  ink: "#d8d4c0",
};
const DEPTH = { table3d: true } as const;
const MOVING = { ...DEPTH, motion: "full" } as const;

const KEYS = ["{ArrowLeft}", "{ArrowRight}", "{+}", "-", "{Control>}{ArrowLeft}{/Control}"];

const AT: Readonly<Record<string, Walk>> = {
  "the hangar": {
    at: "#/hangar",
    settings: DEPTH,
    steps: [
      ["write", "Find by name", "spitf"],
      ["write", "Find by name", "zzz"],
      ["choose", "Whose miniatures", "Biplanes over the trenches, 1916–18"],
      ["go", "#/hangar/chess"],
      ["go", "#/hangar/great-war%2Fballoon"],
      ["go", "#/hangar/great-war%2Fsopwith-camel"],
      ["press", /^After it/],
      ["press", /^Before it/],
    ],
  },
  "a miniature that is painted": {
    at: "#/hangar/dogfight%2Fspitfire-ia",
    settings: MOVING,
    steps: [
      ...KEYS.map((keys): Step => ["keys", keys]),
      ["work all", ".stand", 8],
      ["work all", ".pick__cards", 5],
      ["press", "Dark earth"],
      ["work all", ".paint__shelf", 2],
      ["press", "Codes"],
      ["press", "Sky"],
      ["write", /^Codes on/, "kl*b 12345678"],
      ["keys", "{ArrowLeft}"],
      ["press", "As it was"],
    ],
  },
  "a miniature in German": {
    at: "#/hangar/dogfight%2Fbf-109e-3",
    settings: { ...DEPTH, language: "de" },
    steps: [["go", "#/hangar/battle-of-britain"]],
  },
  "miniatures above a table": {
    at: "#/match",
    match: golden("duel", 3),
    settings: DEPTH,
    steps: [
      ["press", "Sheets"],
      ["press", /^Look at it in the hangar/],
    ],
  },
  "miniatures above a map": {
    at: "#/match",
    match: golden("britain-raid", 11),
    settings: DEPTH,
    steps: [
      ["press", "Sheets"],
      ["press", "Look at the miniatures"],
      ["work all", "[role=dialog]", 4],
    ],
  },
  "a show": {
    at: "#/show/dogfight/duel",
    steps: [
      ["wait", 4000],
      ["keys", "c"],
      ["wait", 20_000],
      ["keys", "n"],
      ["press", "Fly it yourself"],
      ["go", "#/show/dogfight"],
      ["keys", "{Enter}"],
      ["go", "#/show/dogfight"],
      ["keys", "{Escape}"],
      ["go", "#/show/chess"],
    ],
  },
  "a match that is followed": {
    at: "#/show/dogfight/{match}",
    match: golden("duel", 12),
    steps: [
      ["keys", "c"],
      ["press", "Begin anew"],
      ["go", "#/matches"],
      ["go", "#/show/dogfight/nosuchmatch1"],
    ],
  },
  "a show of cards": { at: "#/show/down-in-flames", media: ["width"], steps: [["wait", 8000]] },
  "the workshop with depth": {
    at: "#/workshop/dogfight",
    settings: MOVING,
    steps: [
      ["write", "Name", "Moth"],
      ["press", "Keep this aircraft"],
      ["work all", ".own-designs__tools", 4],
      ["keys", "{Escape}"],
      ["work all", ".stand__tools", 3],
      ["file", "mine.json", () => '{"format":1,"kind":"aircraft","game":"dogfight","aircraft":[{"name":3}]}'],
      ["go", "#/workshop/dogfight/nosuchdesign"],
    ],
  },
};

walks("exhibits", AT);
