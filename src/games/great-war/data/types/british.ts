import type { AircraftType } from "../tables.ts";
import { entry, provisional } from "./entry.ts";
import { aimed, drummed, single, TWO_DRUMS, twin, vickersAndLewis } from "./mounts.ts";

const REAR = aimed("rear", 1);
/** The gun in the nose of a pusher is its observer's (4.9a). */
const NOSE = aimed("nose", 1);

/** Aircraft of the British: our own figures. */
export const BRITISH: readonly AircraftType[] = [
  entry("dh-2", "Airco D.H.2", "GB 1916-02", 1, [8, 4, 100, 350, 4, 4250, 10], "C -1", [drummed(TWO_DRUMS)], {
    tailSilhouette: 0,
  }),
  entry(
    "nieuport-17-british",
    "Nieuport 17 (R.F.C.)",
    "GB 1916-05",
    1,
    [9, 4, 150, 350, 5, 5300, 10],
    "D -1",
    [drummed([6], -1)],
    {
      model: "nieuport-17",
    },
  ),
  entry("sopwith-pup", "Sopwith Pup", "GB 1916-10", 1, [10, 3, 100, 400, 6, 5300, 10], "D -1", [single(20)]),
  entry("sopwith-triplane", "Sopwith Triplane", "GB 1916-12", 1, [10, 4, 150, 400, 6, 6250, 10], "D 0", [
    single(20),
  ]),
  entry("se-5a", "S.E.5a", "GB 1917-06", 1, [12, 4, 150, 550, 7, 5150, 12], "C 0", [vickersAndLewis(20)]),
  entry("sopwith-camel", "Sopwith Camel", "GB 1917-06", 1, [10, 4, 150, 400, 6, 5800, 11], "E -1", [
    twin(15),
  ]),
  entry(
    "bristol-f2b",
    "Bristol F.2B",
    "GB 1917-04",
    2,
    [11, 4, 150, 550, 6, 5500, 14],
    "B 0",
    [single(20), REAR],
    {
      flags: ["fast-two-seater"],
    },
  ),
  entry("re-8", "R.E.8", "GB 1916-11", 2, [9, 4, 100, 400, 5, 4100, 13], "A 1", [single(20), REAR]),
  entry("dh-4", "Airco D.H.4", "GB 1917-03", 2, [13, 4, 150, 550, 7, 6700, 14], "A 1", [single(20), REAR], {
    flags: ["dual-control"],
  }),
  entry("be-2c", "B.E.2c", "GB 1915-04", 2, [6, 4, 50, 250, 3, 3400, 11], "A 1", [aimed("rear", 1, "D")]),
  entry(
    "fe-2b",
    "F.E.2b",
    "GB 1916-01",
    2,
    [8, 4, 50, 350, 4, 3350, 13],
    "A 0",
    [NOSE, { ...aimed("rear", 1, "D"), optional: true }],
    {
      tailSilhouette: 1,
    },
  ),
  ...[
    entry(
      "sopwith-strutter",
      "Sopwith 1½ Strutter",
      "GB 1916-04",
      2,
      [9, 4, 100, 350, 5, 4550, 11],
      "B 0",
      [single(20), REAR],
      {
        flags: ["fast-two-seater-1916"],
      },
    ),
    entry("vickers-fb-5", "Vickers F.B.5", "GB 1915-02", 2, [6, 3, 50, 250, 3, 2700, 11], "A -1", [NOSE], {
      tailSilhouette: 0,
    }),
    entry(
      "fk-8",
      "Armstrong Whitworth F.K.8",
      "GB 1917-01",
      2,
      [9, 3, 100, 350, 5, 3950, 13],
      "A 1",
      [single(20), REAR],
      {
        flags: ["dual-control"],
      },
    ),
    entry("handley-page-o-400", "Handley Page O/400", "GB 1918-04", 4, [9, 4, 50, 350, 5, 2600, 29], "G 2", [
      aimed("nose", 2),
      aimed("rear", 3),
      aimed("belly", 3, "D"),
    ]),
    entry(
      "bristol-f2a",
      "Bristol F.2A",
      "GB 1917-03",
      2,
      [10, 4, 150, 450, 6, 5000, 14],
      "B 0",
      [single(20), REAR],
      {
        flags: ["fast-two-seater"],
      },
    ),
  ].map(provisional),
];
