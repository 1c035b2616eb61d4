import { useProgress } from "./storage/slices.ts";
import { Banner } from "./ui/banner.tsx";
import { useWords } from "./words.ts";

/** How far the reading of a long match has come. */
export function ProgressBanner() {
  const { t } = useWords();
  const share = useProgress((state) => state.share);
  if (share === null) return null;
  return (
    <div className="over-table over-table--slip">
      <Banner>
        {t("file.reading")} <progress value={share} aria-label={t("file.reading")} />
      </Banner>
    </div>
  );
}
