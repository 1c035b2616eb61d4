import { once } from "../../core/remember.ts";
import type { Mat } from "../../tabletop/mat.ts";
import type { MatArt, MatLook } from "./sheet.ts";

/** How a mat is drawn for a table. */
type DrawMat = (mat: Mat) => MatArt;

/** A mat of its own folder. */
interface MatFolder {
  readonly look: MatLook;
  /** How it is drawn, fetched when a table is laid with it. */
  art(): Promise<DrawMat>;
}

/** Mats by the names of their folders, from the looks and arts of each by the paths of their files. */
export function matsIn(
  looks: Readonly<Record<string, MatLook>>,
  arts: Readonly<Record<string, () => Promise<DrawMat>>>,
): ReadonlyMap<string, MatFolder> {
  return new Map(
    Object.entries(looks).flatMap(([path, look]) => {
      const art = arts[path.replace(/look\.ts$/, "art.ts")];
      return art ? [[path.split("/").at(-2) ?? "", { look, art }] as const] : [];
    }),
  );
}

/** Every mat: a folder each. */
export const allMats = once(() =>
  matsIn(
    import.meta.glob<MatLook>("./mats/*/look.ts", { import: "look", eager: true }),
    import.meta.glob<DrawMat>("./mats/*/art.ts", { import: "art" }),
  ),
);
