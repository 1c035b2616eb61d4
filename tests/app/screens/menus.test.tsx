import { golden, walks } from "./walk.ts";

walks("menus", {
  "the home page": {
    at: "#/",
    steps: [
      ["press", "Fly: Thirty seconds"],
      ["go", "#/"],
      ["press", "Two people, one screen"],
      ["press", "Task 0/1"],
    ],
  },
  "pages of nothing": {
    at: "#/nowhere",
    steps: [
      ["go", "#/match/abcdefghijkm"],
      ["go", "#/new/chess"],
      ["go", "#/about"],
      ["go", "#/m/AAAA"],
      ["go", "#/s/AAAA"],
    ],
  },
  "all settings": { at: "#/settings", steps: [["work all", "main", 60]] },
  "own matches": {
    at: "#/",
    match: golden("demonstration"),
    steps: [
      ["go", "#/matches"],
      ["work all", "main", 12],
    ],
  },
  "files that are refused": {
    at: "#/",
    steps: [
      ["file", "broken.json", () => "{"],
      ["file", "other.json", () => '{"format":5,"game":"chess","config":{}}'],
      ["file", "forged.json", () => golden("duel", 4)().replace('"2', '"9')],
    ],
  },
});
