import { useOffline } from "../offline/state.ts";
import type { Route } from "../router.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { useNoticeWords } from "./words.ts";

/** Pages on which nothing is lost by loading the page anew. */
const CALM: readonly Route["page"][] = ["home", "matches", "settings", "about", "rules", "unknown"];

/** Offers a newer version, never over a game. */
export function UpdateNotice({ route }: { readonly route: Route }) {
  const words = useNoticeWords();
  const update = useOffline((state) => state.update);
  if (!update || !CALM.includes(route.page)) return null;
  return <Banner actions={<Button onClick={update}>{words("take")}</Button>}>{words("newer")}</Banner>;
}
