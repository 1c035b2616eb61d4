import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { OWN_TABLES } from "../../data/index.ts";
import type { Critical } from "../../data/tables.ts";
import { phrase } from "./phrase.ts";

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

function criticalRows(): readonly (readonly Text[])[] {
  return OWN_TABLES.criticals.chart.map((critical, at) => [(at + 2).toString(), ...HARM[critical]]);
}

/** Critical hits, and what single types can do. */
export const MACHINES: readonly Chapter[] = [
  {
    id: "criticals",
    title: phrase("criticals.title"),
    blocks: [
      table(
        phrase("criticals.two-dice-say-what-was-hit"),
        [phrase("criticals.roll"), phrase("criticals.what-happens"), phrase("criticals.rule")],
        criticalRows(),
      ),
      list(
        phrase("criticals.a-seriously-wounded-pilot"),
        phrase("criticals.with-nobody-at-the"),
        phrase("criticals.a-wounded-observer"),
        phrase("criticals.when-the-top-speed-falls"),
      ),
    ],
  },
  {
    id: "special-aircraft",
    title: phrase("special-aircraft.title"),
    blocks: [
      list(
        phrase("special-aircraft.f-e-2b-and-other-pushers"),
        phrase("special-aircraft.hannover-cl-the-observer"),
        phrase("special-aircraft.s-e-5a-vickers-and-lewis"),
        phrase("special-aircraft.british-nieuport-17-one"),
        phrase("special-aircraft.albatros-d-fokker-d-with"),
        phrase("special-aircraft.albatros-d-v-straight-and"),
        phrase("special-aircraft.fokker-d-vii-hangs-on-its"),
        phrase("special-aircraft.d-h-4-f-k-8-spad-xi"),
        phrase("special-aircraft.roland-c-ii-the-observer"),
      ),
      text(phrase("special-aircraft.which-flags-a-type-has")),
    ],
  },
];
