import { type Chapter, list, steps, table, text } from "../../../../face/book.ts";
import { meta } from "../../meta/meta.ts";
import { phrase } from "./phrase.ts";

/** The end of a turn, crews, wind, scenarios, campaign. */
export const ENDING: readonly Chapter[] = [
  {
    id: "end-of-turn",
    title: phrase("end-of-turn.title"),
    blocks: [
      steps(
        phrase("end-of-turn.parachutes-of-who-was"),
        phrase("end-of-turn.fuel-of-holed-tanks"),
        phrase("end-of-turn.wounded-pilots-may-faint"),
        phrase("end-of-turn.men-who-have-a-hand-free"),
        phrase("end-of-turn.the-wind-carries-all-that"),
      ),
      text(phrase("end-of-turn.in-this-order-whoever-is")),
    ],
  },
  {
    id: "crews",
    title: phrase("crews.title"),
    blocks: [
      list(
        phrase("crews.from-july-1918-german"),
        phrase("crews.capture-over-no-mans-land"),
        phrase("crews.a-novice-becomes-a"),
      ),
    ],
  },
  {
    id: "scenarios",
    title: phrase("scenarios.title"),
    blocks: [
      text(phrase("scenarios.duels-dogfights")),
      table(
        phrase("scenarios.what-comes-with-the-game"),
        [phrase("scenarios.scenario"), phrase("scenarios.what-it-is-about")],
        meta.scenarios.map(({ id }) => [phrase("scenarios.name", { id }), phrase("scenarios.about", { id })]),
      ),
    ],
  },
  {
    id: "campaign",
    title: phrase("campaign.title"),
    blocks: [
      text(phrase("campaign.a-week-over-arras-9-to-15")),
      list(
        phrase("campaign.losses-are-replaced-by"),
        phrase("campaign.a-novice-gets-the-lesser"),
        phrase("campaign.kills-are-carried-from"),
      ),
    ],
  },
];
