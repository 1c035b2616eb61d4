import { type Chapter, list, steps, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { SCORED } from "../../data/points.ts";
import { TABLES } from "../../data/tables.ts";
import { DEGREES } from "../../data/target.ts";
import { phrase } from "./phrase.ts";

function targets(): readonly (readonly Text[])[] {
  return TABLES.targets.map(({ id, damage, points, flak, areaFlak }) => [
    phrase(`ground.${id}`),
    DEGREES.map((degree) => damage[degree]).join(" / "),
    DEGREES.map((degree) => points[degree]).join(" / "),
    flak.toString(),
    areaFlak.toString(),
  ]);
}

function scores(): readonly (readonly Text[])[] {
  return SCORED.map((role) => {
    const { down, damaged } = TABLES.points[role];
    return [phrase(`ending.${role}`), down.toString(), damaged.toString()];
  });
}

/** Missions, what is on the ground, and how a game ends. */
export const MISSIONS: readonly Chapter[] = [
  {
    id: "missions",
    title: phrase("missions.title"),
    blocks: [
      text(phrase("missions.turns")),
      steps(
        phrase("missions.inbound"),
        phrase("missions.stay"),
        phrase("missions.over"),
        phrase("missions.home"),
      ),
      text(phrase("missions.early")),
    ],
  },
  {
    id: "ground",
    title: phrase("ground.title"),
    blocks: [
      table(
        phrase("ground.caption"),
        [
          phrase("ground.target"),
          phrase("ground.damage"),
          phrase("ground.victory"),
          phrase("ground.flak"),
          phrase("ground.area"),
        ],
        targets(),
      ),
      list(
        phrase("ground.bombs"),
        phrase("ground.strafing"),
        phrase("ground.flak-fires"),
        phrase("ground.load"),
      ),
    ],
  },
  {
    id: "ending",
    title: phrase("ending.title"),
    blocks: [
      text(phrase("ending.leave")),
      table(
        phrase("ending.caption"),
        [phrase("ending.aircraft"), phrase("ending.down"), phrase("ending.damaged")],
        scores(),
      ),
      text(phrase("ending.bids")),
    ],
  },
  {
    id: "campaign",
    title: phrase("campaign.title"),
    blocks: [
      text(phrase("campaign.resources")),
      list(phrase("campaign.element"), phrase("campaign.flak"), phrase("campaign.veteran")),
      text(phrase("campaign.evening")),
      text(phrase("campaign.victory")),
    ],
  },
];
