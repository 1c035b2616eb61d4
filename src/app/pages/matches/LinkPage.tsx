import { useCallback, useState } from "react";
import { fault } from "../../../core/file/fault.ts";
import { isTranscript, reading } from "../../../core/file/file.ts";
import type { Players } from "../../../core/file/players.ts";
import { canGoOn } from "../../../core/file/resume.ts";
import { readTranscript, type Transcript } from "../../../core/file/transcript.ts";
import { gameWords } from "../../../words/games.ts";
import { Frame, Loading } from "../../frame/Frame.tsx";
import { usePageTitle } from "../../frame/page-title.ts";
import { Refused } from "../../frame/Refused.tsx";
import { lazyPart } from "../../lazy-part.ts";
import { type FileRefusal, recordOfFile } from "../../match/create.ts";
import { Edited } from "../../match/Edited.tsx";
import { refusalSentences } from "../../match/refusal.ts";
import { hrefOf, navigate } from "../../router.ts";
import { unpackDocument } from "../../share/pack.ts";
import { saveMatch } from "../../storage/matches.ts";
import type { MatchRecord } from "../../storage/record.ts";
import { inSlices } from "../../storage/slices.ts";
import { OpenTable } from "../../table/OpenTable.tsx";
import { matchTitle } from "../../titles.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CrossIcon } from "../../ui/icons.tsx";
import { useFetched } from "../../use-fetched.ts";
import { useWords } from "../../words.ts";
import { GoOn } from "../taking/OlderFile.tsx";
import { type Seatable, seatable } from "../taking/seating.ts";
import { WatchTable } from "./WatchTable.tsx";

const WhoPlays = lazyPart(async () => (await import("../taking/WhoPlays.tsx")).WhoPlays);

type Opened =
  | { readonly ok: true; readonly record: MatchRecord }
  | { readonly ok: true; readonly transcript: Transcript }
  /** `older`: it can be gone on with from where it was kept. */
  | { readonly ok: false; readonly problems: readonly string[]; readonly older: boolean };

/** What a link holds: a match as a record that is not kept yet, or what one viewer saw of one. `older`: see `openOlder`. */
async function unfold(packed: string, older: boolean): Promise<Opened | FileRefusal> {
  const document = await unpackDocument(packed);
  if (!document.ok) return { fault: fault([document.error]), entry: undefined };
  if (isTranscript(document.value)) {
    const read = readTranscript(document.value);
    return read.ok ? { ok: true, transcript: read.value } : { fault: read.error, entry: undefined };
  }
  const file = await inSlices(reading(document.value));
  if (!file.ok) return { fault: file.error, entry: undefined };
  const made = await recordOfFile(file.value, undefined, older);
  return made.ok ? { ok: true, record: made.value } : made.error;
}

/** Whether what a link holds is spoilt, so that another one may help: not merely newer, and not said already. */
function isSpoilt({ fault }: FileRefusal): boolean {
  return !fault.problems.some(({ code }) => /^link-|-newer$|-older$/.test(code));
}

/** The match in a link; undefined while it is unfolded. */
function useLink(packed: string, older: boolean): Opened | undefined {
  const { t, language } = useWords();
  const open = useCallback(async (): Promise<Opened> => {
    const found = await unfold(packed, older);
    if ("ok" in found) return found;
    const problems = await refusalSentences(found, language, t);
    const hint = isSpoilt(found) ? [t("link.again")] : [];
    return { ok: false, problems: [...problems, ...hint], older: !older && canGoOn(found.fault) };
  }, [packed, older, t, language]);
  return useFetched(open);
}

/** A transcript is shown as it was sent: there is nothing to keep, for nobody could go on with it. */
function WatchedTable({ transcript, at }: { readonly transcript: Transcript; readonly at: number | null }) {
  const { t, language } = useWords();
  const [closed, setClosed] = useState(false);
  usePageTitle(gameWords(transcript.game, language).title);
  const close = (
    <Button look="quiet" size="icon" aria-label={t("ui.close")} onClick={() => setClosed(true)}>
      <CrossIcon />
    </Button>
  );
  return (
    <>
      <WatchTable transcript={transcript} at={at ?? 0} />
      {!closed && (
        <div className="over-table over-table--slip">
          <Banner actions={close}>{t("link.transcript")}</Banner>
        </div>
      )}
    </>
  );
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
  const [asked, setAsked] = useState<Seatable>();
  const keep = async (players?: Players) => {
    await saveMatch({ ...record, ...players });
    navigate({ page: "match", id: record.id, at });
  };
  const asking = async () => {
    const match = await seatable(record);
    return match ? setAsked(match) : keep();
  };
  return (
    <>
      <OpenTable record={record} at={at ?? 0} keep={false} />
      {(record.file.edited || record.file.resumed) && <Edited file={record.file} />}
      {!closed && <KeepSlip onKeep={() => void asking()} onClose={() => setClosed(true)} />}
      {asked && <WhoPlays match={asked} onPlay={(players) => void keep(players)} />}
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
  const [older, setOlder] = useState(false);
  const opened = useLink(packed, older);
  if (!opened) return <Loading />;
  if (opened.ok && "transcript" in opened) return <WatchedTable transcript={opened.transcript} at={at} />;
  if (opened.ok) return <SharedTable record={opened.record} at={at} />;
  return (
    <Frame here="link" title={t("link.title")} narrow>
      <Refused problems={opened.problems} />
      <p>
        {opened.older && <GoOn onGoOn={() => setOlder(true)} />}
        <ButtonLink href={hrefOf({ page: "home" })}>{t("unknown.home")}</ButtonLink>
      </p>
    </Frame>
  );
}
