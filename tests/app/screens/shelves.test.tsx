import { setup as greatWar } from "../../../src/games/great-war/face/setup.ts";
import { type Walk, walks } from "./walk.ts";

/** Our tables of the Great War, as somebody's own. */
function ownTables(): string {
  const { tables } = greatWar;
  if (!tables) throw new Error("it has no tables");
  return tables.print({ ...tables.ours, name: "Mine" } as typeof tables.ours);
}

const AT: Readonly<Record<string, Walk>> = {
  "own tables": {
    at: "#/new/great-war/duel",
    steps: [
      ["press", "Save ours as a file"],
      ["file", "mine.json", ownTables],
      ["press", "Ours"],
      ["press", "“Mine”"],
      ["press", "Back to ours"],
      ["press", "“Mine”"],
      ["press", "Forget “Mine”"],
      ["file", "broken.json", () => "{"],
    ],
  },
  "types that are exchanged": {
    at: "#/new/great-war/duel",
    steps: [
      ["press", /exchange some$/],
      ["work all", ".setup__pieces", 2],
      ["press", "All as in the battle"],
      ["work all", ".setup__pieces", 1],
      ["press", "Back to the usual set-up"],
    ],
  },
  "a set-up that throws real dice": {
    at: "#/new/great-war/duel",
    steps: [
      ["press", "Real dice, typed in"],
      ["press", "Start"],
      ["keys", "{Escape}"],
      ["press", "Start"],
      ["work all", "[role=dialog]", 3],
    ],
  },
  "keys that are changed": {
    at: "#/settings",
    steps: [
      ["press", "Set each key"],
      ["press", "Change: tape measure"],
      ["keys", "7"],
      ["keys", "l"],
      ["keys", "x"],
      ["press", "Change: log"],
      ["keys", "m"],
      ["press", /^As before \(M\)/],
      ["press", "Change: log"],
      ["keys", "{Escape}"],
      ["press", /^As before \(L\)/],
      ["press", /^As before \(M\)/],
      ["press", "Change: log"],
      ["keys", "y"],
      ["press", "All as before"],
      ["press", "Change: log"],
      ["keys", "{Tab}"],
    ],
  },
  "signals that are tried": {
    at: "#/settings",
    settings: { sound: true, earcons: true },
    steps: [
      ["work all", ".earcons", 12],
      ["wait", 1000],
    ],
  },
  "own designs": {
    at: "#/workshop/great-war",
    steps: [
      ["write", "Name", "Moth"],
      ["press", /^Keep this/],
      ["press", "Duplicate Moth"],
      ["press", "Save all as one file"],
      ["press", "Rename Moth (copy)"],
      ["write", "New name", "Wasp"],
      ["press", "Rename"],
      ["press", "Delete Wasp"],
      ["press", "Cancel"],
      ["press", "Delete Wasp"],
      ["press", "Delete"],
      ["write", "Name", "Mothless"],
      ["press", "Put back as kept"],
    ],
  },
  "what an editor opens": {
    at: "#/editor/dogfight/duel",
    steps: [
      ["press", "Open"],
      ["file", "broken.json", () => "{"],
      ["press", "An empty table"],
      ["press", "Open"],
      ["press", /^Two against five/],
      ["press", "Open"],
      ["write", /[Ll]ink/, "nothing"],
      ["press", "Open", -1],
      ["keys", "{Escape}"],
    ],
  },
};

walks("shelves", AT);
