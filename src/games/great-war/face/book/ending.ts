import { list, steps, table } from "../../../../face/book/chapter.ts";
import { meta } from "../../meta/meta.ts";
import { chapter, phrase } from "./phrase.ts";

/** The end of a turn, crews, wind, scenarios, campaign. */
export const ENDING = [
  chapter("end-of-turn", [
    steps(
      "parachutes-of-who-was",
      "fuel-of-holed-tanks",
      "wounded-pilots-may-faint",
      "men-who-have-a-hand-free",
      "the-wind-carries-all-that",
    ),
    "in-this-order-whoever-is",
  ]),
  chapter("crews", [list("from-july-1918-german", "capture-over-no-mans-land", "a-novice-becomes-a")]),
  chapter("scenarios", [
    "duels-dogfights",
    table(
      "what-comes-with-the-game",
      ["scenario", "what-it-is-about"],
      meta.scenarios.map(({ id }) => [phrase("scenarios.name", { id }), phrase("scenarios.about", { id })]),
    ),
  ]),
  chapter("campaign", [
    "a-week-over-arras-9-to-15",
    list("losses-are-replaced-by", "a-novice-gets-the-lesser", "kills-are-carried-from"),
  ]),
];
