import { counted, Who, who } from "../../../words/grammar.en.ts";

interface Shot {
  readonly id: string;
  readonly at: string;
  readonly result: "down" | "damaged" | "none";
}

const RESULTS: Readonly<Record<Shot["result"], string>> = {
  down: "shot down",
  damaged: "damaged",
  none: "no effect",
};

/** Words of the card dogfight in the report of a turn, in English. */
export const words = {
  "report.fire": "Fire",
  "report.hits": "What the hits did",
  "report.target": "The target",
  "report.pilots": "Pilots",
  "report.campaign": "The campaign",
  "report.away": "Away from the fight",
  "report.positions": "Altitude and positions",
  "report.cards": "Cards",
  "report.start": "Bids and start",
  "report.shot": ({ id, at, result }: Shot) => `${Who(id)} at ${who(at)}: ${RESULTS[result]}`,
  /** `at`: empty for the target of the mission. */
  "report.points": ({ id, at, points }: { id: string; at: string; points: number }) =>
    `${Who(id)} at ${at === "" ? "the target" : at}: ${counted(points, "point", "points")}`,
};
