import { writeFile } from "../../core/file/written.ts";
import { loadRefusals } from "../../words/protocol.ts";
import type { Tools } from "../context/tools.ts";
import { navigate } from "../router.ts";
import { firstLanguage } from "../settings/kept-settings.ts";
import { NotThere } from "./coming.ts";
import { hostFile } from "./host-match.ts";

/** Puts the open match on the server that the page comes from, as it stands, for people with phones; or says why not. `none`: no server answers. */
export async function hostOpen({ store, page }: Pick<Tools, "store" | "page">, none: string): Promise<void> {
  try {
    const code = await hostFile(JSON.stringify(writeFile(store.getState().open)));
    navigate({ page: "host", code });
  } catch (error) {
    if (!(error instanceof NotThere)) throw error;
    const { refused } = error;
    page.setState({ note: refused ? (await loadRefusals(firstLanguage()))(refused) : none });
  }
}
