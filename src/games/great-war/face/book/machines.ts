import { list, type Rows, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import { TABLES } from "../../data/own.ts";
import type { Critical } from "../../data/tables.ts";
import { chapter, phrase } from "./phrase.ts";

const HARM: Readonly<Record<Critical, readonly [Text, string]>> = {
  pilot: [phrase("machines.pilot-hit-two-dice-2-8"), "4.8a"],
  controls: [phrase("machines.rudder-or-aileron-cable"), "§7"],
  "engine-light": [phrase("machines.engine-a-die-1-2-costs-1"), "4.8b"],
  gun: [phrase("machines.a-front-gun-is-destroyed"), "§7"],
  observer: [phrase("machines.observer-killed-nobody"), "4.8e"],
  graze: [phrase("machines.a-graze-1-point"), "§7"],
  elevator: [phrase("machines.elevator-cable-no"), "§7"],
  spar: [phrase("machines.wing-spar-2-points-the"), "§7"],
  fuel: [phrase("machines.fuel-tank-at-each-turns"), "4.8d"],
  "engine-heavy": [phrase("machines.engine-heavy-1-costs-2-mp"), "4.8c"],
};

function criticalRows(): Rows {
  return TABLES.criticals.chart.map((critical, at) => [at + 2, ...HARM[critical]]);
}

/** Critical hits, and what single types can do. */
export const MACHINES = [
  chapter("criticals", [
    table("two-dice-say-what-was-hit", ["roll", "what-happens", "rule"], criticalRows()),
    list("a-seriously-wounded-pilot", "with-nobody-at-the", "a-wounded-observer", "when-the-top-speed-falls"),
  ]),
  chapter("special-aircraft", [
    list(
      "f-e-2b-and-other-pushers",
      "hannover-cl-the-observer",
      "s-e-5a-vickers-and-lewis",
      "british-nieuport-17-one",
      "albatros-d-fokker-d-with",
      "albatros-d-v-straight-and",
      "fokker-d-vii-hangs-on-its",
      "d-h-4-f-k-8-spad-xi",
      "roland-c-ii-the-observer",
    ),
    "which-flags-a-type-has",
  ]),
];
