import { useEffect, useState } from "react";
import { recordOfFile } from "../create.ts";
import { usePageTitle } from "../page-title.ts";
import { refusalSentences } from "../refusal.ts";
import { navigate } from "../router.ts";
import { unpackMatch } from "../share/pack.ts";
import { saveMatch } from "../storage/matches.ts";
import type { MatchRecord } from "../storage/record.ts";
import { OpenTable } from "../table/OpenTable.tsx";
import { matchTitle } from "../titles.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { useWords } from "../words.ts";
import { Frame, Loading } from "./Frame.tsx";
import { Refused } from "./Refused.tsx";

type Opened =
  | { readonly ok: true; readonly record: MatchRecord }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The match in a link, as a record that is not kept yet; undefined while it is unfolded. */
function useLink(packed: string): Opened | undefined {
  const { t, language, say } = useWords();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let current = true;
    const unfold = async (): Promise<Opened> => {
      const file = unpackMatch(packed);
      if (!file.ok)
        return { ok: false, problems: [say({ key: file.error.code, values: file.error.values })] };
      const made = await recordOfFile(file.value);
      if (made.ok) return { ok: true, record: made.value };
      return { ok: false, problems: await refusalSentences(made.error, language, t) };
    };
    void unfold().then((found) => current && setOpened(found));
    return () => {
      current = false;
    };
  }, [packed, t, language, say]);
  return opened;
}

/** A match from a link is shown as it was sent; to go on with it, or to come back to it, one keeps it. */
function SharedTable({ record, at }: { readonly record: MatchRecord; readonly at: number | null }) {
  const { t, language } = useWords();
  usePageTitle(matchTitle(record, language));
  const keep = async () => {
    await saveMatch(record);
    navigate({ page: "match", id: record.id, at });
  };
  return (
    <>
      <OpenTable record={record} at={at ?? 0} keep={false} />
      <div className="over-table over-table--slip">
        <Banner
          actions={
            <Button look="brass" onClick={() => void keep()}>
              {t("link.keep")}
            </Button>
          }
        >
          {t("link.watching")}
        </Banner>
      </div>
    </>
  );
}

export interface LinkPageProps {
  readonly packed: string;
  /** The moment to look at; null: from the beginning. */
  readonly at: number | null;
}

/** A whole match from the address itself. */
export function LinkPage({ packed, at }: LinkPageProps) {
  const { t } = useWords();
  const opened = useLink(packed);
  if (!opened) return <Loading />;
  if (opened.ok) return <SharedTable record={opened.record} at={at} />;
  return (
    <Frame here="link" title={t("link.title")} narrow>
      <Refused problems={opened.problems} />
    </Frame>
  );
}
