import { type Walk, walks } from "./walk.ts";

const AT: Readonly<Record<string, Walk>> = {
  "the editor of the dogfight": { at: "#/editor/dogfight/duel", steps: [["work all", "body", 30]] },
  "the editor of a campaign": { at: "#/editor/battle-of-britain/raid", steps: [["work all", "main", 10]] },
  "the beginning of an editor": {
    at: "#/editor/great-war",
    steps: [
      ["press", "An empty table"],
      ["work all", "body", 16],
    ],
  },
  "the workshop of the dogfight": { at: "#/workshop/dogfight", steps: [["work all", "main", 24]] },
  "the workshop of the Great War": { at: "#/workshop/great-war", steps: [["work all", "main", 6]] },
  "papers of the dogfight": { at: "#/print/dogfight/duel", steps: [["work all", "main", 20]] },
  "papers of a campaign": { at: "#/print/battle-of-britain/raid", steps: [["press", "War diary"]] },
  "rules of the dogfight": {
    at: "#/rules/dogfight",
    steps: [
      ["work all", "main", 12],
      ["go", "#/rules/dogfight/R-42"],
    ],
  },
  "a lesson of the dogfight": {
    at: "#/lesson/dogfight",
    steps: [
      ["press", "Next"],
      ["write", "Orders for R1", "2"],
      ["press", "Ready"],
      ["press", "Back"],
      ["press", "Leave the lesson"],
    ],
  },
  "a lesson of the Great War": { at: "#/lesson/great-war", steps: [["press", "Next"]] },
};

walks("workplaces", AT);
