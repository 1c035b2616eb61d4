import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { NOBODY } from "../context/computer-players.ts";
import { useUnderway } from "../context/playing.ts";
import { Frame, Loading } from "../frame/Frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import { SCREEN } from "../remote/coming.ts";
import type { RemoteLoaded } from "../remote/load-remote.ts";
import type { RemoteTable } from "../remote/remote-table.ts";
import { seatName } from "../seat-name.ts";
import { Stage } from "../show/Stage.tsx";
import { loadSay, useWords } from "../words.ts";
import { clockTime } from "./clock-time.ts";
import { JoinCode } from "./JoinCode.tsx";
import { Lamps } from "./Lamps.tsx";
import { useAddress } from "./network/use-address.ts";
import { useNetworkWords } from "./network/words.ts";
import { Unreached } from "./Unreached.tsx";
import { useRemote } from "./use-remote.ts";
import { useHostedWords } from "./words.ts";
import "./hosted.css";

/** In an address that asks for a table without its ground, for a streaming program to lay over something else. */
const OVERLAY = /[?&]overlay\b/;

/** Who is awaited, in one line that the whole room can read. */
function Awaited({ loaded }: { readonly loaded: RemoteLoaded }) {
  const w = useHostedWords();
  const { t } = useWords();
  const state = useStore(loaded.store);
  const over = useStore(loaded.remote.store, ({ table }) => table.over);
  const underway = useUnderway();
  const awaited = state.awaited.filter((seat) => seat !== "table");
  if (underway || over || awaited.length === 0) return null;
  return (
    <p className="paper screen__awaited" data-told="status">
      {w(
        "lamp.waiting",
        awaited.map((seat) => seatName(t, state, seat)),
      )}
    </p>
  );
}

/** How one joins, large while seats are free, and who is there. */
function Joining({ remote }: { readonly remote: RemoteTable }) {
  const table = useStore(remote.store, (state) => state.table);
  const w = useNetworkWords();
  const { address, obstacle } = useAddress();
  const isFree = table.seats.some(({ presence }) => presence === "free");
  const instead = obstacle && w(obstacle === "own" ? "instead.own" : "instead.host");
  return (
    <aside className="paper screen__join" data-free={isFree}>
      <JoinCode code={table.code} address={address} instead={isFree ? instead : undefined} />
      <Lamps table={table} />
    </aside>
  );
}

function OnScreen({ loaded }: { readonly loaded: RemoteLoaded }) {
  const w = useHostedWords();
  const { language } = useWords();
  const [spoken, setSpoken] = useState(false);
  const lostAt = useStore(loaded.remote.store, (state) => state.lostAt);
  useEffect(() => {
    void loadSay(loaded.entry, language, "table").then((say) => {
      loaded.store.getState().speak(say);
      setSpoken(true);
    });
  }, [loaded, language]);
  if (!spoken) return <Loading />;
  return (
    <div>
      <Stage
        store={loaded.store}
        panel={loaded.panel}
        computerPlayers={NOBODY}
        ground={!OVERLAY.test(location.href)}
        isAwaitedTold
      >
        {lostAt === null ? (
          <Awaited loaded={loaded} />
        ) : (
          <p className="paper screen__awaited" data-told="alert">
            {w("screen.lost", clockTime(lostAt))}
          </p>
        )}
      </Stage>
      <Joining remote={loaded.remote} />
    </div>
  );
}

/** The table for the whole room: what everybody may see, who is awaited, and how one joins. */
export function ScreenPage({ code }: { readonly code: string }) {
  const w = useHostedWords();
  const { loaded, fault, again } = useRemote(code, SCREEN);
  usePageTitle(code);
  if (loaded) return <OnScreen loaded={loaded} />;
  if (fault === undefined) return <Loading />;
  return (
    <Frame here="screen" title={w("code.title")} narrow>
      <Unreached fault={fault} onAgain={again} />
    </Frame>
  );
}
