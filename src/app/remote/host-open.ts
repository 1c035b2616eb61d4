import { writeFile } from "../../core/file/written.ts";
import type { Tools } from "../context/tools.ts";
import { navigate } from "../router.ts";
import { firstLanguage } from "../settings/kept-settings.ts";
import { hostFile } from "./host-match.ts";
import { tellNotThere } from "./tell-not-there.ts";

/** Puts the open match on the server that the page comes from, as it stands, for people with phones; or says why not. `none`: no server answers. */
export async function hostOpen({ store, page }: Pick<Tools, "store" | "page">, none: string): Promise<void> {
  const { open, entry } = store.getState();
  try {
    const code = await hostFile(JSON.stringify(writeFile(open)));
    navigate({ page: "host", code });
  } catch (error) {
    const telling = { language: firstLanguage(), none, game: entry.meta.id };
    page.setState({ note: await tellNotThere(error, telling) });
  }
}
