import { useEffect, useState } from "react";
import { recordOfFile } from "../create.ts";
import { usePageTitle } from "../page-title.ts";
import { refusalSentences } from "../refusal.ts";
import { hrefOf, navigate } from "../router.ts";
import { unpackMatch } from "../share/pack.ts";
import { saveMatch } from "../storage/matches.ts";
import type { MatchRecord } from "../storage/record.ts";
import { OpenTable } from "../table/OpenTable.tsx";
import { matchTitle } from "../titles.ts";
import { Banner } from "../ui/banner.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { CrossIcon } from "../ui/icons.tsx";
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

interface KeepSlipProps {
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

function KeepSlip({ onKeep, onClose }: KeepSlipProps) {
  const { t } = useWords();
  const actions = (
    <>
      <Button look="brass" onClick={onKeep}>
        {t("link.keep")}
      </Button>
      <Button look="quiet" size="icon" aria-label={t("ui.close")} onClick={onClose}>
        <CrossIcon />
      </Button>
    </>
  );
  return (
    <div className="over-table over-table--slip">
      <Banner actions={actions}>{t("link.watching")}</Banner>
    </div>
  );
}

/** A match from a link is shown as it was sent; to go on with it, or to come back to it, one keeps it. */
function SharedTable({ record, at }: { readonly record: MatchRecord; readonly at: number | null }) {
  const { language } = useWords();
  const [closed, setClosed] = useState(false);
  usePageTitle(matchTitle(record, language));
  const keep = async () => {
    await saveMatch(record);
    navigate({ page: "match", id: record.id, at });
  };
  return (
    <>
      <OpenTable record={record} at={at ?? 0} keep={false} />
      {!closed && <KeepSlip onKeep={() => void keep()} onClose={() => setClosed(true)} />}
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
      <p>
        <ButtonLink href={hrefOf({ page: "home" })}>{t("unknown.home")}</ButtonLink>
      </p>
    </Frame>
  );
}
