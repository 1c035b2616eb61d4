import { bothSides, disc, stripes } from "../../kit/markings.ts";
import { around } from "../../kit/presets.ts";
import type { AircraftType, Patch } from "../../kit/type.ts";
import type { Flat } from "../../kit/vec.ts";
import { livery } from "./livery.ts";
import { pilot, spadVii } from "./spad-vii.ts";

const SIDE = ["fuselage", "deck"];

/** A flying stork, white with black wing tips, its neck stretched towards the nose. */
function stork([x, y]: Flat): Patch[] {
  const piece = (colour: string, ...shape: Flat[]): Patch => ({
    view: "right",
    on: SIDE,
    colour,
    shape: shape.map(([u, v]): Flat => [x + u, y + v]),
  });
  return [
    piece("crossBlack", [0.12, 0.3], [0.3, 0.32], [0.22, 0.2]),
    piece("crossBlack", [0.14, -0.2], [0.3, -0.3], [0.3, -0.16]),
    piece("roundelWhite", [-0.1, 0], [0.12, 0.3], [0.24, 0.18], [0.16, -0.02]),
    piece("roundelWhite", [-0.08, -0.04], [0.14, -0.2], [0.3, -0.16], [0.16, 0]),
    piece("roundelWhite", [-0.18, 0.02], [0.18, 0.06], [0.32, 0], [0.16, -0.06], [-0.12, -0.05]),
    piece("roundelWhite", [-0.46, 0.08], [-0.14, 0.03], [-0.14, -0.04]),
    piece("roundelRed", [-0.64, 0.1], [-0.44, 0.1], [-0.44, 0.05]),
    piece("roundelRed", [0.3, 0.02], [0.56, -0.02], [0.3, -0.04]),
  ];
}

/** Georges Guynemer's Vieux Charles of SPA 3, the Storks, 1917. */
export const spadViiStork: AircraftType = {
  ...spadVii,
  id: "spad-vii-stork",
  title: "SPAD VII (Guynemer)",
  paint: livery({
    nation: "france",
    upper: "ecru",
    under: "ecru",
    belly: -9,
    top: [3.1, 1.45, 1],
    bottom: [3.05, 1.42, 0.95],
    rudder: [5.5, 6.08],
    crew: [pilot],
    parts: { headrest: "ecru", cowl: "ecru" },
    areas: [disc({ view: "front", on: ["cowl"], at: [0, 0], size: 0.68 }, 1, "gunmetal")],
    transfers: [
      ...bothSides([
        ...stork([3.3, 0.02]),
        ...stripes({ view: "right", on: SIDE, at: [4.2, 0], size: 1.2 }, [
          [0.14, "frenchBlue"],
          [0.14, "roundelWhite"],
          [0.14, "roundelRed"],
        ]),
      ]),
    ],
    joints: around("cowl", 0.98),
  }),
};
