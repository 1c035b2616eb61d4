import { navigate } from "../router.ts";
import type { TableState } from "../session/session.ts";

/** Shows what a match began with, to be played again, changed or kept. */
export async function showSetup({ entry, open }: Pick<TableState, "entry" | "open">): Promise<void> {
  const { packSetup } = await import("../share/setup-file.ts");
  const packed = await packSetup({ entry, title: "", config: open.match.config });
  navigate({ page: "set-up", packed });
}
