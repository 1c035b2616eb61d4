import { useCallback, useState } from "react";
import { NOBODY } from "../context/computer-players.ts";
import { Frame, Loading } from "../frame/Frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import type { Coming } from "../remote/coming.ts";
import type { RemoteLoaded } from "../remote/load-remote.ts";
import { ReadyTable } from "../table/ReadyTable.tsx";
import { Button } from "../ui/button.tsx";
import { RemoteCards } from "./RemoteCards.tsx";
import { Unreached } from "./Unreached.tsx";
import { useRemote } from "./use-remote.ts";
import { useHostedWords } from "./words.ts";

interface OnTableProps extends Pick<RemoteTablePageProps, "flat"> {
  readonly loaded: RemoteLoaded;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

function OnTable({ loaded, flat, onAgain, onLeave }: OnTableProps) {
  const load = useCallback(async () => loaded, [loaded]);
  const card = <RemoteCards remote={loaded.remote} onAgain={onAgain} onLeave={onLeave} />;
  return <ReadyTable load={load} at={null} computerPlayers={NOBODY} card={card} flat={flat} />;
}

interface RemoteTablePageProps {
  readonly code: string;
  readonly coming: Coming;
  /** The table is drawn flat until it is wanted in 3D. */
  readonly flat?: boolean | undefined;
  /** The seat is one's own no more, or one does not get to it. */
  readonly onLeave: () => void;
}

/** A table on a server, as whom one comes to it. */
export function RemoteTablePage({ code, coming: first, flat, onLeave }: RemoteTablePageProps) {
  const w = useHostedWords();
  // Whoever takes the seat back from a newer window comes once more, as he is known there by now.
  const [coming, setComing] = useState(first);
  const { loaded, fault, again } = useRemote(code, coming);
  usePageTitle(code);
  if (loaded)
    return (
      <OnTable
        key={loaded.remote.code}
        loaded={loaded}
        flat={flat}
        onAgain={() => setComing({ ...loaded.remote.coming })}
        onLeave={onLeave}
      />
    );
  if (fault === undefined) return <Loading />;
  return (
    <Frame here="join" title={w("join.title")} narrow>
      <Unreached fault={fault} onAgain={again}>
        <Button onClick={onLeave}>{w("link.join")}</Button>
      </Unreached>
    </Frame>
  );
}
