import { useCallback, useEffect, useState } from "react";
import type { OpenMatch } from "../../core/file/file.ts";
import { resumeFile } from "../../core/file/resume.ts";
import type { Problem } from "../../core/game.ts";
import { awaitedSeats } from "../../core/match/sealed.ts";
import { keyNameOf } from "../../scene/keystroke.ts";
import { NOBODY } from "../context/computer-players.ts";
import { Frame, Loading } from "../frame/Frame.tsx";
import { liveDice } from "../match/dice.ts";
import { NoMatch } from "../match/NoMatch.tsx";
import { useRecord } from "../match/use-record.ts";
import { navigate } from "../router.ts";
import type { TableShown } from "../session/session.ts";
import { withStates } from "../storage/checkpoints.ts";
import { newMatchId, saveMatch } from "../storage/matches.ts";
import type { MatchRecord } from "../storage/record.ts";
import { hearTabs } from "../storage/tabs.ts";
import { Button } from "../ui/button.tsx";
import { useWords } from "../words.ts";
import { CameraButton } from "./CameraButton.tsx";
import { Hints } from "./Hints.tsx";
import { loadShown, type ShownTable } from "./load-shown.ts";
import { Stage } from "./Stage.tsx";
import { useShowKeys } from "./use-show-keys.ts";
import { useShowWords } from "./words.ts";

/** Begins a match anew under its own name, so that every window goes on with it; the battle so far is kept beside it. */
async function startOver(record: MatchRecord): Promise<void> {
  const { file } = record;
  if (file.entries && file.entries.length > 0) await saveMatch({ ...record, id: newMatchId() });
  // What was said of the log so far is not said of the new one.
  const { seal: _, edited: __, ...start } = file;
  const begun = { ...start, entries: [] };
  const updated = Date.now();
  await saveMatch({
    ...record,
    file: begun,
    checkpoints: [],
    over: false,
    turn: undefined,
    sealed: [],
    drafts: [],
    typed: [],
    draws: [],
    updated,
  });
}

/** What this window may know: the log, and who still has to answer. What was written or sealed stays out of it. */
function publicPart(record: MatchRecord): MatchRecord {
  return { ...record, computers: {}, sealed: [], drafts: [], typed: [], draws: [] };
}

/** The shown table as everybody may see it. */
function shown(open: OpenMatch, record: MatchRecord): Partial<TableShown> {
  const { computers, players } = record;
  const awaited = awaitedSeats(open.match, new Map(record.sealed));
  return { open, computers, players, awaited, viewer: "table", curtain: null, sheer: false, at: null };
}

/** Shows a record on a table that is loaded already; its new rounds are played. */
async function goOn({ store }: ShownTable, record: MatchRecord): Promise<void> {
  const { game, open } = store.getState();
  const opened = resumeFile(game, record.file, liveDice(), withStates(record.checkpoints));
  if (!opened.ok) return;
  const same = opened.value.match.entries.length === open.match.entries.length;
  store.setState(shown(same ? open : opened.value, record));
}

/** The table of a record, loaded once and kept in step with it; null when it can't be loaded, undefined until it is. */
function useFollowed(record: MatchRecord): ShownTable | null | undefined {
  const { language } = useWords();
  const [loaded, setLoaded] = useState<ShownTable | null>();
  useEffect(() => {
    let current = true;
    const follow = async () => {
      if (loaded) return goOn(loaded, record);
      const next = await loadShown(publicPart(record), language);
      if (!current) return;
      next?.store.setState(shown(next.store.getState().open, record));
      setLoaded(next ?? null);
    };
    void follow();
    return () => {
      current = false;
    };
  }, [record, language, loaded]);
  return loaded;
}

function NothingToShow({ problem }: { readonly problem: Problem }) {
  const w = useShowWords();
  return (
    <Frame here="show" title={w("title")} narrow>
      <p>{w("waiting")}</p>
      <NoMatch problem={problem} />
    </Frame>
  );
}

interface FollowedProps {
  readonly record: MatchRecord;
  /** Called when the match has begun anew here. */
  readonly onAnew: () => void;
}

function Followed({ record, onAnew }: FollowedProps) {
  const w = useShowWords();
  const table = useFollowed(record);
  const anew = useCallback(() => void startOver(record).then(onAnew), [record, onAnew]);
  const leave = useCallback(() => navigate({ page: "home" }), []);
  useShowKeys({ onAnew: anew, onLeave: leave });
  if (table === undefined) return <Loading />;
  if (table === null) return <NothingToShow problem={{ code: "record-damaged", values: {} }} />;
  return (
    <Stage store={table.store} panel={table.panel} computerPlayers={NOBODY}>
      <Hints>
        <Button onClick={anew}>{w("again")}</Button>
        <p className="show__keys">
          {w("followKeys", keyNameOf("anew"))} <CameraButton />
        </p>
      </Hints>
    </Stage>
  );
}

function FollowedMatch({ id, onAnew }: { readonly id: string; readonly onAnew: () => void }) {
  const read = useRecord(id);
  if (!read) return <Loading />;
  if (read.ok) return <Followed record={read.value} onAnew={onAnew} />;
  return <NothingToShow problem={read.error} />;
}

/** Follows a match of this browser, and whatever is played in it next: the window for the projector. */
export function Follow({ id }: { readonly id: string }) {
  const [followed, setFollowed] = useState(id);
  const [begun, setBegun] = useState(0);
  useEffect(() => hearTabs(setFollowed), []);
  const anew = useCallback(() => setBegun((times) => times + 1), []);
  return <FollowedMatch key={`${followed} ${begun}`} id={followed} onAnew={anew} />;
}
