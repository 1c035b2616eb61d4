import { useOffline } from "../offline/state.ts";
import type { Route } from "../router.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { StorageNotice } from "./StorageNotice.tsx";
import { useNoticeWords } from "./words.ts";

/** Pages on which nothing is lost by loading the page anew. */
const CALM: readonly Route["page"][] = ["home", "game", "matches", "settings", "about", "rules", "unknown"];

/** Offers a newer version, never over a game. */
function UpdateNotice({ route }: { readonly route: Route }) {
  const words = useNoticeWords();
  const update = useOffline((state) => state.update);
  if (!update || !CALM.includes(route.page)) return null;
  return <Banner actions={<Button onClick={update}>{words("take")}</Button>}>{words("newer")}</Banner>;
}

/** Says that a part of the page can't be fetched, and what helps. */
function GoneNotice() {
  const words = useNoticeWords();
  const isPartGone = useOffline((state) => state.isPartGone);
  if (!isPartGone) return null;
  const again = <Button onClick={() => location.reload()}>{words("again")}</Button>;
  return (
    <div className="over-table over-table--slip">
      <Banner actions={again}>{words("gone")}</Banner>
    </div>
  );
}

/** What is told above any page. */
export function Notices({ route }: { readonly route: Route }) {
  return (
    <>
      <StorageNotice route={route} />
      <UpdateNotice route={route} />
      <GoneNotice />
    </>
  );
}
