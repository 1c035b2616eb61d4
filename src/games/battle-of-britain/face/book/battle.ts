import { type Chapter, list, steps, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { LARGE_GESCHWADER } from "../../data/figures.ts";
import { GERMAN } from "../../data/sides.ts";
import { gruppenOf } from "../../rules/battle/gruppen.ts";
import { allocations } from "../../rules/battle/hits.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { phrase } from "./phrase.ts";
import { type Example, LW, played, RAF, TALLY_HO } from "./played.ts";

/** Hawkinge's wing meets three squadrons over Dover. */
export const INTERCEPT: Example = {
  tasks: TALLY_HO,
  geschwader: { id: "2A", squadrons: ["Bf109", "Do17", "He111"] },
  wing: { id: "11D", squadrons: ["Spitfire", "Spitfire", "Hurricane"] },
  answers: ["2A fly S07 R07 N09 5", "11D scramble", "to R07", "lose Do17 He111", "lose Hurricane"],
  dice: [RAF("o o o o o - - - - + -"), LW("+ + + - - - o -")],
};

/** A Spitfire against a gruppe of a Bf 109 and a Do 17. */
export const DOGFIGHT: Example = {
  tasks: [{ do: "dogfights" }],
  geschwader: { id: "2A", square: "Q08", flown: true, squadrons: ["Bf109", "Do17", "He111", "Ju88"] },
  wing: { id: "11D", square: "Q08", used: true, squadrons: ["Spitfire"] },
  answers: ["11D attack 2A", "order Bf109 Do17 He111 Ju88", "set 1 Spitfire"],
  dice: [RAF("o o - +"), LW("+ - - o"), RAF("o o o -"), LW("+ + - -"), RAF("o o - -"), LW("+ -")],
};

const SETUP = setupFrom({});

/** Cases whose legal ways the referee works out: who fought, and the hits. */
const CASES = [
  [["Spitfire", "Spitfire"], 6],
  [["Bf109", "Bf110"], 2],
  [["Spitfire"], 1],
  [["Bf110", "Bf110"], 5],
  [["Bf109", "Bf110"], 5],
] as const;

function hits(): readonly (readonly Text[])[] {
  return CASES.map(([squadrons, taken]) => [
    phrase("intercept.squadrons", { squadrons }),
    taken.toString(),
    phrase("intercept.ways", {
      ways: allocations(SETUP, {
        side: GERMAN,
        hits: taken,
        squadrons,
        formation: "2A",
        by: "intercept",
      }).map(({ lost, stood }) => ({ lost, stood })),
    }),
  ]);
}

/** How each strength may be laid. */
function gruppen(): readonly (readonly Text[])[] {
  return Array.from({ length: LARGE_GESCHWADER }, (_, at) => [
    (at + 1).toString(),
    phrase("dogfight.ways", { ways: gruppenOf(at + 1) }),
  ]);
}

/** Tally Ho: intercepts and dogfights. */
export const BATTLE: readonly Chapter[] = [
  {
    id: "tally-ho",
    title: phrase("tally-ho.title"),
    blocks: [
      text(phrase("tally-ho.markers")),
      list(
        phrase("tally-ho.order"),
        phrase("tally-ho.once"),
        phrase("tally-ho.through"),
        phrase("tally-ho.tables"),
      ),
    ],
  },
  {
    id: "intercepts",
    title: phrase("intercept.title"),
    blocks: [
      text(phrase("intercept.throw")),
      text(phrase("intercept.hits")),
      table(
        phrase("intercept.caption"),
        [phrase("intercept.who"), phrase("intercept.taken"), phrase("intercept.how")],
        hits(),
      ),
      text(phrase("intercept.example")),
      steps(...played(INTERCEPT)),
    ],
  },
  {
    id: "dogfights",
    title: phrase("dogfight.title"),
    blocks: [
      steps(
        phrase("dogfight.marker"),
        phrase("dogfight.lay"),
        phrase("dogfight.set"),
        phrase("dogfight.duels"),
      ),
      table(phrase("dogfight.caption"), [phrase("dogfight.count"), phrase("dogfight.gruppen")], gruppen()),
      list(phrase("dogfight.unhurt"), phrase("dogfight.no-stand-down"), phrase("dogfight.several")),
      text(phrase("dogfight.example")),
      steps(...played(DOGFIGHT)),
    ],
  },
];
