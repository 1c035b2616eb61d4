import { packSetup } from "../../../src/app/share/setup-file.ts";
import { present } from "../../../src/core/present.ts";
import { GAMES } from "../../../src/games/index.ts";
import { golden, type Step, type Walk, walks } from "./walk.ts";

async function setup(): Promise<string> {
  const [entry] = GAMES;
  const packed = await packSetup({ entry: present(entry), title: "Sent", config: { scenario: "duel" } });
  return `#/s/${packed}`;
}

const KEYS = ["{ArrowUp}", "{Shift>}{ArrowLeft}{/Shift}", "q", "]", "{PageUp}", "-", "{Insert}", "{Delete}"];

const AT: Readonly<Record<string, Walk>> = {
  "what keys do in an editor": {
    at: "#/editor/dogfight/duel",
    steps: [
      ["press", /^R1 /],
      ...KEYS.map((keys): Step => ["keys", keys]),
      ["press", /^B1 /],
      ["work all", "section.slip", 8],
      ["keys", "{Escape}"],
    ],
  },
  "what hands do in an editor": {
    at: "#/editor/dogfight/duel",
    steps: [
      ["hand", "takes", (table) => table.onPieceDrag?.("a1", { x: 20, y: 8 }, "start")],
      ["hand", "drags", (table) => table.onPieceDrag?.("a1", { x: 10, y: 12 }, "move")],
      ["hand", "turns the wheel", (table) => table.onLevelWheel(1)],
      ["hand", "has a second finger", (table) => table.onPieceDrag?.("a1", { x: 11, y: 12 }, "cancel")],
      ["hand", "drags another", (table) => table.onPieceDrag?.("a2", { x: 30, y: 20 }, "start")],
      ["hand", "moves it", (table) => table.onPieceDrag?.("a2", { x: 31, y: 21 }, "move")],
      ["hand", "lets go", (table) => table.onPieceDrag?.("a2", { x: 31, y: 21 }, "end")],
      ["hand", "turns the wheel again", (table) => table.onLevelWheel(-1)],
      ["keys", "{Control>}z{/Control}"],
      ["hand", "chooses nothing", (table) => table.onSelect(null)],
      ["hand", "chooses", (table) => table.onSelect("a2")],
    ],
  },
  "the lists of an editor": {
    at: "#/editor/dogfight/duel",
    steps: [
      ["press", /^R1 /],
      ["write", "Name", "B1"],
      ["choose", "Side", "Blue"],
      ["choose", "Type", "Hawker Hurricane I"],
      ["write", "Across (″)", "99"],
      ["write", "Up (″)", "x"],
      ["leave the field"],
      ["write", "Clock heading", "3"],
      ["press", "Add to Red"],
      ["write", "Search", "zzz"],
      ["write", "Search", "fairey"],
      ["press", /^Fairey/],
      ["press", /^Clouds/],
      ["work all", "[role=tabpanel]", 2],
      ["press", "Table and rules"],
      ["work all", "[role=tabpanel]", 6],
    ],
  },
  "the lists of a Great War editor": {
    at: "#/editor/great-war/duel",
    steps: [
      ["work all", "[role=tablist]", 6],
      ["work all", "[role=tabpanel]", 4],
    ],
  },
  "a set-up that is kept": {
    at: "#/editor/dogfight/duel",
    steps: [
      ["write", "Name of the set-up", ""],
      ["press", "Keep"],
      ["write", "Name of the set-up", "Ours"],
      ["press", "Keep"],
      ["press", "Share"],
      ["work all", "[role=dialog]", 4],
      ["keys", "{Escape}"],
      ["press", "Open"],
      ["press", "Duplicate Ours"],
      ["press", "Save Ours as a file"],
      ["press", "Rename Ours"],
      ["write", "New name", ""],
      ["press", "Rename"],
      ["write", "New name", "Theirs"],
      ["keys", "{Enter}"],
      ["press", "Delete Theirs"],
      ["press", "Delete"],
      ["press", "Open the link"],
      ["keys", "{Escape}"],
      ["press", "Play this"],
      ["press", "Start"],
    ],
  },
  "heights in an editor": {
    at: "#/editor/dogfight/bounce",
    steps: [
      ["press", /^R1 /],
      ...["{PageUp}", "-", "+", "{PageDown}"].map((keys): Step => ["keys", keys]),
      ["work all", "section.slip", 8],
    ],
  },
  "a set-up in a link": {
    at: "#/",
    steps: [
      ["open the link", "of a set-up", setup],
      ["press", "Keep it"],
      ["press", "Play it"],
      ["keys", "{Escape}"],
      ["press", "Change it"],
      ["press", "Undo"],
    ],
  },
  "papers of types": {
    at: "#/print/great-war",
    steps: [
      ["press", "Types of my choice"],
      ["press", /^One sheet more/, 1],
      ["press", /^One sheet more/, 1],
      ["press", /^One sheet less/, 1],
      ["press", /^Print/],
      ["go", "#/print/chess"],
      ["go", "#/print/dogfight/nosuchmatch1"],
    ],
  },
  "the printed log of a match": {
    at: "#/print/dogfight/{match}",
    match: golden("duel", 40),
    steps: [
      ["press", "Record sheets"],
      ["press", "Order pads"],
      ["press", "Log of the match"],
      ["press", "A4"],
    ],
  },
};

walks("drafts", AT);
