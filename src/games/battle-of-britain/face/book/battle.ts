import { list, type Rows, steps, table } from "../../../../face/book/chapter.ts";
import { LARGE_GESCHWADER } from "../../data/figures.ts";
import { GERMAN } from "../../data/sides.ts";
import { gruppenOf } from "../../rules/battle/gruppen.ts";
import { allocations } from "../../rules/battle/hits.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { chapter, phrase } from "./phrase.ts";
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

function hits(): Rows {
  return CASES.map(([squadrons, taken]) => [
    phrase("intercept.squadrons", { squadrons }),
    taken,
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
function gruppen(): Rows {
  return Array.from({ length: LARGE_GESCHWADER }, (_, at) => [
    at + 1,
    phrase("dogfight.ways", { ways: gruppenOf(at + 1) }),
  ]);
}

/** Tally Ho: intercepts and dogfights. */
export const BATTLE = [
  chapter("tally-ho", ["markers", list("order", "once", "through", "tables")]),
  chapter({ name: "intercept", id: "intercepts" }, [
    "throw",
    "hits",
    table("caption", ["who", "taken", "how"], hits()),
    "example",
    steps(...played(INTERCEPT)),
  ]),
  chapter({ name: "dogfight", id: "dogfights" }, [
    steps("marker", "lay", "set", "duels"),
    table("caption", ["count", "gruppen"], gruppen()),
    list("unhurt", "no-stand-down", "several"),
    "example",
    steps(...played(DOGFIGHT)),
  ]),
];
