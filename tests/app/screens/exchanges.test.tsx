import { packDocument } from "../../../src/app/share/pack.ts";
import { golden, type Walk, walks } from "./walk.ts";

/** A recorded match with who played it: Ann against a computer. */
function withPlayers(name: string, entries: number): () => string {
  return () => {
    const players = { red: { name: "Ann" }, blue: { computer: "cadet" } };
    return JSON.stringify({ ...JSON.parse(golden(name, entries)()), players });
  };
}

async function link(): Promise<string> {
  return `#/m/${await packDocument(JSON.parse(withPlayers("duel", 12)()))}?at=3`;
}

function files(): readonly File[] {
  const named = (name: string, text: string) => new File([text], name, { type: "application/json" });
  return [
    named("second.json", golden("great-war-duel", 9)()),
    named("broken.json", "{"),
    named("again.json", golden("duel", 3)()),
  ];
}

const AT: Readonly<Record<string, Walk>> = {
  "a file with its players": {
    at: "#/matches",
    steps: [
      ["file", "match.json", withPlayers("duel", 12)],
      ["wait", 4000],
      ["press", "Choose"],
      ["choose", /Red/, "Cadet"],
      ["choose", /Blue/, "A person"],
      ["press", "Play on"],
    ],
  },
  "what a computer weighed": {
    at: "#/matches",
    steps: [
      ["file", "match.json", withPlayers("duel", 14)],
      ["wait", 4000],
      ["press", "Play on like that"],
      ["press", "Log"],
      ["press", "What the computer weighed"],
      ["work all", ".weighed", 4],
      ["press", "Menu"],
      ["press", "Who plays …"],
      ["choose", "Red is played by", "Ace"],
      ["press", "Play on"],
    ],
  },
  "several files": {
    at: "#/matches",
    steps: [
      ["file", "first.json", golden("duel", 3), files],
      ["wait", 4000],
      ["press", /^Open /],
      ["go", "#/matches"],
      ["go", "#/"],
    ],
  },
  "a match in a link": {
    at: "#/",
    steps: [
      ["open the link", "of a match", link],
      ["press", "Keep this match"],
      ["press", "All by people here"],
    ],
  },
  "settings in German": {
    at: "#/settings",
    settings: { language: "de" },
    steps: [["work all", "main", 8]],
  },
  "pages of games": {
    at: "#/game/luftwaffe",
    steps: [
      ["go", "#/game/chess"],
      ["go", "#/game/dogfight"],
      ["press", /^Spitfire against/],
    ],
  },
};

walks("exchanges", AT);
