import { list, type Rows, steps, table } from "../../../../face/book/chapter.ts";
import { TABLES } from "../../data/own.ts";
import { SCORED } from "../../data/points.ts";
import { DEGREES } from "../../data/target.ts";
import { chapter, phrase } from "./phrase.ts";

function targets(): Rows {
  return TABLES.targets.map(({ id, damage, points, flak, areaFlak }) => [
    phrase(`ground.${id}`),
    DEGREES.map((degree) => damage[degree]).join(" / "),
    DEGREES.map((degree) => points[degree]).join(" / "),
    flak,
    areaFlak,
  ]);
}

function scores(): Rows {
  return SCORED.map((role) => {
    const { down, damaged } = TABLES.points[role];
    return [phrase(`ending.${role}`), down, damaged];
  });
}

/** Missions, what is on the ground, and how a game ends. */
export const MISSIONS = [
  chapter("missions", ["turns", steps("inbound", "stay", "over", "home"), "early"]),
  chapter("ground", [
    table("caption", ["target", "damage", "victory", "flak", "area"], targets()),
    list("bombs", "strafing", "flak-fires", "load"),
  ]),
  chapter("ending", ["leave", table("caption", ["aircraft", "down", "damaged"], scores()), "bids"]),
  chapter("campaign", ["resources", list("element", "flak", "veteran"), "evening", "victory"]),
];
