import type { Route } from "../router.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { useWords } from "../words.ts";
import { useOffline } from "./state.ts";

/** Pages on which nothing is lost by loading the page anew. */
const CALM: readonly Route["page"][] = ["home", "matches", "settings", "about", "rules", "unknown"];

/** Offers a newer version, never over a game. */
export function UpdateNote({ route }: { readonly route: Route }) {
  const { t } = useWords();
  const update = useOffline((state) => state.update);
  if (!update || !CALM.includes(route.page)) return null;
  return (
    <Banner actions={<Button onClick={update}>{t("offline.take")}</Button>}>{t("offline.newer")}</Banner>
  );
}
