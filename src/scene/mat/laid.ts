import type { Mat } from "../../tabletop/mat.ts";
import { look as paper } from "./mats/paper/look.ts";
import { allMats } from "./mats.ts";
import type { MatArt, MatLook } from "./sheet.ts";

/** What is known of a table's mat before it is drawn; one that nobody has drawn is bare paper. */
export function lookOf({ kind }: Pick<Mat, "kind">): MatLook {
  return allMats().get(kind)?.look ?? paper;
}

/** How a table's mat is drawn. */
export async function artOf(mat: Mat): Promise<MatArt | undefined> {
  const folder = allMats().get(mat.kind) ?? allMats().get("paper");
  return (await folder?.art())?.(mat);
}
