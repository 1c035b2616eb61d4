import { once } from "../../src/core/remember.ts";
import { allMats as houseMats, matsIn } from "../../src/scene/mat/mats.ts";
import type { MatArt, MatLook } from "../../src/scene/mat/sheet.ts";
import type { Mat } from "../../src/tabletop/mat.ts";

/** The house's mats, and the raid's own: a folder as in the house. */
export const allMats = once(
  () =>
    new Map([
      ...houseMats(),
      ...matsIn(
        import.meta.glob<MatLook>("./mats/*/look.ts", { import: "look", eager: true }),
        import.meta.glob<(mat: Mat) => MatArt>("./mats/*/art.ts", { import: "art" }),
      ),
    ]),
);
