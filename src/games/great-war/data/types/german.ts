import type { AircraftType } from "../tables.ts";
import { entry, provisional } from "./entry.ts";
import { aimed, single, twin } from "./mounts.ts";

const REAR = aimed("rear", 1);
const HALF = { flags: ["half-mount"] } as const;

/** Aircraft of the Germans and of Austria-Hungary: our own figures. */
export const GERMAN: readonly AircraftType[] = [
  entry("fokker-e-iii", "Fokker E.III", "DE 1915-07", 1, [8, 4, 100, 300, 4, 3600, 10], "B 0", [single(20)]),
  entry(
    "albatros-d-ii",
    "Albatros D.II",
    "DE 1916-08",
    1,
    [10, 4, 100, 400, 6, 5150, 12],
    "C 0",
    [twin(20)],
    HALF,
  ),
  entry(
    "albatros-d-iii",
    "Albatros D.III",
    "DE 1917-01",
    1,
    [10, 4, 150, 300, 6, 5500, 11],
    "C 0",
    [twin(20)],
    HALF,
  ),
  entry(
    "albatros-d-v",
    "Albatros D.V/Va",
    "DE 1917-05",
    1,
    [10, 4, 150, 350, 6, 5700, 11],
    "C 0",
    [twin(20)],
    {
      flags: ["half-mount", "locked-controls"],
    },
  ),
  entry("pfalz-d-iiia", "Pfalz D.IIIa", "DE 1917-12", 1, [9, 4, 150, 450, 5, 5150, 12], "C 0", [twin(20)]),
  entry("fokker-dr-i", "Fokker Dr.I", "DE 1917-08", 1, [9, 4, 200, 350, 5, 6100, 10], "E -1", [twin(20)]),
  entry("fokker-d-vii", "Fokker D.VII", "DE 1918-05", 1, [11, 4, 150, 500, 6, 7000, 12], "D 0", [twin(20)], {
    flags: ["half-mount", "on-its-propeller"],
  }),
  entry(
    "fokker-d-viii",
    "Fokker D.VIII",
    "DE 1918-08",
    1,
    [11, 5, 200, 450, 6, 6300, 10],
    "D -1",
    [twin(20)],
    HALF,
  ),
  entry(
    "halberstadt-cl-ii",
    "Halberstadt CL.II",
    "DE 1917-08",
    2,
    [9, 4, 100, 400, 5, 5100, 12],
    "B 0",
    [single(20), REAR],
    {
      flags: ["fast-two-seater"],
    },
  ),
  entry("rumpler-c-iv", "Rumpler C.IV", "DE 1917-01", 2, [9, 5, 100, 400, 5, 6400, 14], "A 1", [
    single(20),
    REAR,
  ]),
  entry("albatros-c-iii", "Albatros C.III", "DE 1915-12", 2, [8, 4, 100, 350, 4, 3350, 13], "A 1", [
    single(20),
    REAR,
  ]),
  entry("gotha-g-v", "Gotha G.V", "DE 1917-06", 3, [8, 5, 50, 350, 4, 6500, 22], "G 2", [
    aimed("nose", 1),
    aimed("rear", 2),
    aimed("belly", 2, "D"),
  ]),
  ...[
    entry("roland-c-ii", "LFG Roland C.II", "DE 1916-03", 2, [9, 5, 50, 400, 5, 4000, 13], "B 1", [
      single(20),
      { ...REAR, field: "all-round" },
    ]),
    entry(
      "hannover-cl-iii",
      "Hannover CL.III/IIIa",
      "DE 1918-02",
      2,
      [9, 4, 100, 400, 5, 7500, 12],
      "B 0",
      [single(20), REAR],
      {
        flags: ["fast-two-seater", "wide-rear"],
      },
    ),
    entry("ssw-d-iv", "S.S.W. D.IV", "DE 1918-08", 1, [11, 5, 250, 450, 6, 6400, 11], "D -1", [twin(20)]),
    entry("halberstadt-d-ii", "Halberstadt D.II", "DE 1916-06", 1, [8, 4, 100, 350, 4, 4000, 11], "C 0", [
      single(20),
    ]),
    entry(
      "hansa-brandenburg-c-i",
      "Hansa-Brandenburg C.I",
      "AH 1916-04",
      2,
      [9, 4, 100, 350, 5, 5500, 13],
      "A 1",
      [single(20), REAR],
      {
        flags: ["dual-control"],
      },
    ),
  ].map(provisional),
];
