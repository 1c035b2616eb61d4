import { useEffect, useState } from "react";
import type { Problem } from "../../core/game.ts";
import type { Result } from "../../core/result.ts";
import { loadMatch } from "../storage/matches.ts";
import type { MatchRecord } from "../storage/record.ts";
import { hearTabs } from "../storage/tabs.ts";
import { useStorageTrouble } from "../storage/trouble.ts";

/** Milliseconds: somebody who writes in another tab saves with every key. */
const REST = 300;

/** Calls back a while after another tab has last saved a match, and not before this tab is looked at. */
function onSavedElsewhere(id: string, act: () => void): () => void {
  let stale = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    if (!stale || document.hidden) return;
    timer = setTimeout(() => {
      stale = false;
      act();
    }, REST);
  };
  const leave = hearTabs((saved) => {
    stale ||= saved === id;
    soon();
  });
  document.addEventListener("visibilitychange", soon);
  return () => {
    leave();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", soon);
  };
}

type Read = Result<MatchRecord, Problem>;

/** Whether two readings are of the same match with the same log. */
function isSameLog(one: Read | undefined, other: Read): boolean {
  if (!one?.ok || !other.ok || one.value.id !== other.value.id) return false;
  return one.value.file.entries?.length === other.value.file.entries?.length;
}

/**
 * An own match by its id, read again when another tab has gone on with it; undefined while it is being read. `logOnly`:
 * what is only being written there is not taken up.
 */
export function useRecord(id: string, logOnly = false): Read | undefined {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let current = true;
    const take = (found: Read) => setRead((known) => (logOnly && isSameLog(known, found) ? known : found));
    let isUnreadable = false;
    const load = () =>
      void loadMatch(id).then((found) => {
        isUnreadable = !found.ok && found.error.code === "record-unreadable";
        if (current) take(found);
      });
    load();
    const leaveTabs = onSavedElsewhere(id, load);
    const leaveStorage = useStorageTrouble.subscribe(({ matches }) => {
      if (isUnreadable && matches === null) load();
    });
    return () => {
      current = false;
      leaveTabs();
      leaveStorage();
    };
  }, [id, logOnly]);
  return read;
}
