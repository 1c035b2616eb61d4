import { type Chapter, list, steps, text } from "../../../../face/book.ts";
import { BOMBERS, ESCORTED, FIGHTERS, fought, JETS, KILLERS } from "./fought.ts";
import { phrase } from "./phrase.ts";

/** Battles, bomber killers and jets. */
export const BATTLE: readonly Chapter[] = [
  {
    id: "battles",
    title: phrase("battles.title"),
    blocks: [
      text(phrase("battles.hex")),
      list(phrase("battles.german"), phrase("battles.american"), phrase("battles.all")),
      text(phrase("battles.order")),
      steps(
        phrase("battles.declare"),
        phrase("battles.attacker"),
        phrase("battles.defender"),
        phrase("battles.losses"),
      ),
      text(phrase("battles.group")),
      text(phrase("battles.elsewhere")),
    ],
  },
  {
    id: "fighters",
    title: phrase("fighters.title"),
    blocks: [
      text(phrase("fighters.ranks")),
      list(
        phrase("fighters.withhold"),
        phrase("fighters.surplus"),
        phrase("fighters.later"),
        phrase("fighters.bait"),
      ),
      text(phrase("fighters.example")),
      steps(...fought(FIGHTERS)),
    ],
  },
  {
    id: "bombers",
    title: phrase("bombers.title"),
    blocks: [
      text(phrase("bombers.fire")),
      list(phrase("bombers.withhold"), phrase("bombers.back")),
      text(phrase("bombers.example")),
      steps(...fought(BOMBERS)),
      text(phrase("bombers.escort")),
      list(phrase("bombers.face"), phrase("bombers.rest"), phrase("bombers.beyond"), phrase("bombers.first")),
      text(phrase("bombers.escorted")),
      steps(...fought(ESCORTED)),
    ],
  },
  {
    id: "bomber-killers",
    title: phrase("killers.title"),
    blocks: [
      text(phrase("killers.mark")),
      list(phrase("killers.die"), phrase("killers.e"), phrase("killers.apart")),
      text(phrase("killers.example")),
      steps(...fought(KILLERS)),
    ],
  },
  {
    id: "jets",
    title: phrase("jets.title"),
    blocks: [
      text(phrase("jets.ways")),
      list(phrase("jets.together"), phrase("jets.direct")),
      list(phrase("jets.first"), phrase("jets.bombers"), phrase("jets.rocket"), phrase("jets.attacked")),
      text(phrase("jets.example")),
      steps(...fought(JETS)),
    ],
  },
];
