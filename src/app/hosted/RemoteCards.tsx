import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { SeatId } from "../../core/game.ts";
import type { Refused } from "../../protocol/replies.ts";
import { loadRefusals } from "../../words/protocol.ts";
import { useSeatName } from "../context/names.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { USUAL_OPPONENT } from "../match/seating.ts";
import type { RemoteTable } from "../remote/remote-table.ts";
import { Button } from "../ui/button.tsx";
import { useWords } from "../words.ts";
import { clockTime } from "./clock-time.ts";
import { Handover, type HandoverOffer } from "./Handover.tsx";
import { bringLetters } from "./letters.ts";
import { useAsked } from "./use-asked.ts";
import { useHostedWords } from "./words.ts";
import "./cards.css";

interface RemoteProps {
  readonly remote: RemoteTable;
}

/** The connection is gone, or what was sealed is not on the server yet. */
function Connection({ remote }: RemoteProps) {
  const w = useHostedWords();
  const lostAt = useStore(remote.store, (state) => state.lostAt);
  const unsent = useStore(remote.store, (state) => state.unsent);
  if (lostAt === null) return unsent ? <p className="paper remote__line">{w("link.unsent")}</p> : null;
  const since = clockTime(lostAt);
  return (
    <p className="paper remote__line remote__line--lost" data-told="alert">
      {w(unsent ? "link.lostSealed" : "link.lost", since)}
    </p>
  );
}

/** Somebody asks that rounds go back: whoever has not agreed yet is asked. */
function TakeBack({ remote }: RemoteProps) {
  const w = useHostedWords();
  const name = useSeatName();
  const viewer = useTable((state) => state.viewer);
  const asked = useStore(remote.store, (state) => state.table.takeBack);
  if (!asked || viewer === "table") return null;
  if (asked.by === viewer || asked.agreed.includes(viewer))
    return <p className="paper remote__line">{w("link.asked")}</p>;
  const agree = (agreed: boolean) => void remote.ask("agree", { at: remote.entries, agreed });
  return (
    <div className="paper remote__card" data-told="alert">
      <p>{w("link.takeBack", name(asked.by), asked.count)}</p>
      <p className="line">
        <Button look="brass" onClick={() => agree(true)}>
          {w("link.agree")}
        </Button>
        <Button onClick={() => agree(false)}>{w("link.refuse")}</Button>
      </p>
    </div>
  );
}

/** The sentences for what the server has refused. */
function useRefusal(refused: Refused | null): readonly string[] {
  const { language } = useWords();
  const say = useTable((state) => state.say);
  const [sentences, setSentences] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!refused) return setSentences([]);
    const problems = (refused.problems ?? []).map(({ code, values }) => say({ key: code, values }));
    let current = true;
    void loadRefusals(language).then((tell) => current && setSentences([tell(refused), ...problems]));
    return () => {
      current = false;
    };
  }, [refused, language, say]);
  return sentences;
}

function Refusal({ remote }: RemoteProps) {
  const w = useHostedWords();
  const refused = useStore(remote.store, (state) => state.refused);
  const outdated = useStore(remote.store, (state) => state.outdated);
  const sentences = useRefusal(refused);
  if (outdated)
    return (
      <div className="paper remote__card" data-told="alert">
        <p>{w("link.outdated")}</p>
        <Button look="brass" onClick={() => location.reload()}>
          {w("link.reload")}
        </Button>
      </div>
    );
  if (sentences.length === 0) return null;
  return (
    <div className="paper remote__card" data-told="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Button look="brass" onClick={() => remote.acknowledge()}>
        {w("link.read")}
      </Button>
    </div>
  );
}

interface GoneProps extends RemoteProps {
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** Nothing more comes: the seat is played elsewhere. */
function Gone({ remote, onAgain, onLeave }: GoneProps) {
  const w = useHostedWords();
  const gone = useStore(remote.store, (state) => state.gone);
  if (gone === null) return null;
  return (
    <div className="paper remote__card" data-told="alert">
      <p>{w(`link.${gone}`)}</p>
      <Button look="brass" onClick={gone === "elsewhere" ? onAgain : onLeave}>
        {w(gone === "elsewhere" ? "link.take" : "link.join")}
      </Button>
    </div>
  );
}

/** Who is waited for, when one has nothing to do oneself. */
function Waiting({ remote }: RemoteProps) {
  const w = useHostedWords();
  const name = useSeatName();
  const { viewer, awaited, at } = useTable((state) => state);
  const { over, frozen, takeBack } = useStore(remote.store, (state) => state.table);
  if (frozen !== null) return <p className="paper remote__line">{w("link.frozen")}</p>;
  const isIdle = viewer !== "table" && !awaited.includes(viewer as SeatId) && awaited.length > 0;
  if (!isIdle || over || at !== null || takeBack) return null;
  return (
    <p className="paper remote__line" data-told="status">
      {w("link.waiting", awaited.map(name))}
    </p>
  );
}

/** What team mates have sealed, where the table has it that they see it: one plots to match. */
function Mates() {
  const w = useHostedWords();
  const mates = useTable((state) => state.mates);
  if (!mates || mates.size === 0) return null;
  return (
    <p className="paper remote__line" data-told="status">
      {w(
        "link.mates",
        [...mates].map(([id, text]) => ({ id, text })),
      )}
    </p>
  );
}

interface HandedProps extends RemoteProps {
  readonly offer: HandoverOffer | undefined;
  readonly onRead: () => void;
}

/** A computer plays the seat, or another device is to take it over. */
function Handed({ remote, offer, onRead }: HandedProps) {
  const w = useHostedWords();
  const isLent = useTable((state) => Object.hasOwn(state.computers, state.viewer));
  if (isLent)
    return (
      <div className="paper remote__card">
        <p>{w("link.lent")}</p>
        <Button look="brass" onClick={() => void remote.ask("lend", { computer: null })}>
          {w("link.recall")}
        </Button>
      </div>
    );
  return offer ? <Handover key={offer.handover} offer={offer} onRead={onRead} /> : null;
}

/** What one can do with one's seat besides playing it, and with the table besides looking at it. */
function OwnSeat({ remote }: RemoteProps) {
  const w = useHostedWords();
  const { page } = useTools();
  const viewer = useTable((state) => state.viewer);
  const flat = usePage((state) => state.flat);
  const [offer, setOffer] = useState<HandoverOffer>();
  const handOver = async () => {
    const reply = await remote.ask("handOver", {});
    if (reply?.ok) setOffer({ ...reply, came: Date.now() });
  };
  const solid = flat && <Button onClick={() => page.setState({ flat: false })}>{w("link.solid")}</Button>;
  if (viewer === "table") return solid ? <p className="remote__seat">{solid}</p> : null;
  return (
    <>
      <Handed remote={remote} offer={offer} onRead={() => setOffer(undefined)} />
      <details className="paper remote__seat">
        <summary>{w("link.seat")}</summary>
        <p className="line">
          <Button onClick={() => void handOver()}>{w("link.handOver")}</Button>
          <Button onClick={() => void remote.ask("lend", { computer: USUAL_OPPONENT })}>
            {w("link.lend")}
          </Button>
          {solid}
        </p>
      </details>
    </>
  );
}

/** What a table on a server has besides its match: how the connection is, who is waited for, what is asked of all. */
export function RemoteCards({ remote, onAgain, onLeave }: GoneProps) {
  useAsked();
  const { store } = useTools();
  useEffect(() => bringLetters(store), [store]);
  return (
    <aside className="remote">
      <Connection remote={remote} />
      <Gone remote={remote} onAgain={onAgain} onLeave={onLeave} />
      <Refusal remote={remote} />
      <TakeBack remote={remote} />
      <Waiting remote={remote} />
      <Mates />
      <OwnSeat remote={remote} />
    </aside>
  );
}
