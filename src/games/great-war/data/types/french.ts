import type { AircraftType } from "../tables.ts";
import { entry, provisional } from "./entry.ts";
import { aimed, drummed, single, TWO_DRUMS, twin } from "./mounts.ts";

const REAR = aimed("rear", 1);

/** Aircraft of the French and, from France, of the Americans: our own figures. */
export const FRENCH: readonly AircraftType[] = [
  entry("nieuport-11", "Nieuport 11", "FR 1916-01", 1, [9, 4, 100, 300, 5, 4600, 9], "D -1", [
    drummed(TWO_DRUMS),
  ]),
  entry("nieuport-17", "Nieuport 17", "FR 1916-05", 1, [9, 4, 150, 350, 5, 5300, 10], "D -1", [single(20)]),
  entry("spad-vii", "SPAD VII", "FR 1916-09", 1, [12, 4, 150, 550, 7, 5500, 11], "C 0", [single(20)]),
  entry("spad-xiii", "SPAD XIII", "FR 1917-05", 1, [12, 4, 150, 550, 7, 6650, 12], "C 0", [twin(20)]),
  entry("nieuport-28", "Nieuport 28", "US 1918-03", 1, [11, 4, 150, 400, 6, 5200, 10], "D 0", [twin(20)]),
  entry("farman-f-40", "Farman F.40", "FR 1915-09", 2, [8, 3, 50, 300, 4, 4000, 12], "F 1", [
    aimed("nose", 1),
  ]),
  ...[
    entry(
      "nieuport-12",
      "Nieuport 12",
      "FR 1915-06",
      2,
      [8, 4, 100, 300, 4, 4000, 11],
      "B 0",
      [single(20), REAR],
      {
        flags: ["fast-two-seater-1916"],
      },
    ),
    entry("nieuport-24", "Nieuport 24", "FR 1917-07", 1, [10, 4, 150, 350, 6, 5500, 10], "D -1", [
      single(20),
    ]),
    entry("spad-xi", "Spad XI", "FR 1917-07", 2, [10, 4, 100, 400, 6, 6000, 13], "A 1", [single(20), REAR], {
      flags: ["dual-control"],
    }),
  ].map(provisional),
];
