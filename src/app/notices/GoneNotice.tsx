import { useOffline } from "../offline/state.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { useNoticeWords } from "./words.ts";

/** Says that a part of the page can't be fetched, and what helps. */
export function GoneNotice() {
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
