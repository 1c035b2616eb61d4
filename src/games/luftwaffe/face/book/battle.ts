import { list, steps } from "../../../../face/book/chapter.ts";
import { BOMBERS, ESCORTED, FIGHTERS, fought, JETS, KILLERS } from "./fought.ts";
import { chapter } from "./phrase.ts";

/** Battles, bomber killers and jets. */
export const BATTLE = [
  chapter("battles", [
    "hex",
    list("german", "american", "all"),
    "order",
    steps("declare", "attacker", "defender", "losses"),
    "group",
    "elsewhere",
  ]),
  chapter("fighters", [
    "ranks",
    list("withhold", "surplus", "later", "bait"),
    "example",
    steps(...fought(FIGHTERS)),
  ]),
  chapter("bombers", [
    "fire",
    list("withhold", "back"),
    "example",
    steps(...fought(BOMBERS)),
    "escort",
    list("face", "rest", "beyond", "first"),
    "escorted",
    steps(...fought(ESCORTED)),
  ]),
  chapter({ name: "killers", id: "bomber-killers" }, [
    "mark",
    list("die", "e", "apart"),
    "example",
    steps(...fought(KILLERS)),
  ]),
  chapter("jets", [
    "ways",
    list("together", "direct"),
    list("first", "bombers", "rocket", "attacked"),
    "example",
    steps(...fought(JETS)),
  ]),
];
