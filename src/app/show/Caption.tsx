import { useEffect, useState } from "react";
import { now } from "../../core/match/match.ts";
import type { Cue, Tabletop } from "../../tabletop/tabletop.ts";
import { useClipTime } from "../context/clip-time.ts";
import { useSeatName } from "../context/names.ts";
import { useClip } from "../context/playing.ts";
import { useTable, useTools } from "../context/tools.ts";
import { Cited } from "../face/Cited.tsx";
import { eventsOf, momentAt, shownIndex } from "../session/selectors.ts";
import { reportOf } from "../session/turns.ts";
import { usePhaseName } from "../table/Header.tsx";
import { NeedTag } from "../table/log/NeedTag.tsx";
import { FlatDice } from "../table/log/ThrownFor.tsx";
import { useThrownFor } from "../table/log/use-thrown-for.ts";
import { useShowWords } from "./words.ts";

/** What is being shown now; undefined while the table is at rest. */
function useCue(): { readonly cue: Cue; readonly table: Tabletop } | undefined {
  const { player } = useTools();
  const clip = useClip();
  return clip && player.timeline ? { cue: clip.cue, table: player.timeline.after } : undefined;
}

/** A piece or a counter, as it is named. */
function namedOn({ pieces, counters = [] }: Tabletop, id: string) {
  return pieces.find((piece) => piece.id === id) ?? counters.find((counter) => counter.id === id);
}

/** What a counter or a card is called; undefined for a card that its viewer does not know. */
function titleOf(table: Tabletop, id: string): string | undefined {
  const card = table.cards?.find((one) => one.id === id);
  return card ? card.face?.title : namedOn(table, id)?.title;
}

/** Who fires at whom, or at what is on the ground, or is fired at from there. */
function shotText(
  { from, to, hit }: Cue & { readonly kind: "shot" },
  named: (id: string) => { readonly title: string; readonly label: string },
  w: ReturnType<typeof useShowWords>,
): string {
  if (typeof from !== "string") return w(hit ? "groundHits" : "groundFires", { to: named(`${to}`) });
  if (typeof to !== "string") return w("strafes", { from: named(from) });
  return w(hit ? "hit" : "miss", { from: named(from), to: named(to) });
}

/** The sentence for what is being shown. */
function useCueText(): (cue: Cue, table: Tabletop) => string {
  const w = useShowWords();
  return (cue, table) => {
    const named = (id: string) => namedOn(table, id) ?? { title: "", label: id };
    const titles = (ids: readonly string[] = []) => ids.flatMap((id) => titleOf(table, id) ?? []);
    switch (cue.kind) {
      case "reveal":
        return w("reveal", cue.orders);
      case "fly":
        return cue.pieces ? w("flies", { pieces: cue.pieces.map(named) }) : w("fly");
      case "dice":
        return w("dice");
      case "shot":
        return shotText(cue, named, w);
      case "burst":
        return typeof cue.at === "string"
          ? w(cue.hit ? "burstHits" : "burst", { piece: named(cue.at) })
          : w("burstInAir");
      case "mark":
        return w("mark", { piece: named(cue.piece), mark: cue.mark, caption: cue.caption });
      case "drop":
        return w("drop", { piece: named(cue.from) });
      case "chute":
        return w("chute", { piece: named(cue.piece) });
      case "fall":
        return w(cue.how, { piece: named(cue.piece) });
      case "leave":
        return w("leave", { piece: named(cue.piece) });
      case "deal":
        return w("deal", cue.cards.length);
      case "play":
        return w("play", titleOf(table, cue.card));
      case "shuffle":
        return w("shuffle");
      case "turn":
        return w("turn", { names: titles(cue.ids), count: cue.ids.length });
      case "push":
        return w("push", { names: titles(cue.counters) });
      case "losses":
        return w("losses", { names: cue.lost.map(({ title }) => title) });
      case "battle":
        return cue.caption === undefined ? w("battle", { names: titles(cue.counters) }) : cue.caption;
    }
  };
}

/** How it ended, or who has to do what unless that is told elsewhere. */
function useStanding(isAwaitedTold: boolean): string {
  const w = useShowWords();
  const name = useSeatName();
  const phaseName = usePhaseName();
  const state = useTable((whole) => whole);
  const { outcome } = now(state.open.match);
  if (outcome) return state.say(outcome.reason);
  const { phase } = reportOf(state.open.match, momentAt(state, shownIndex(state)));
  const asked = state.awaited.filter((id) => state.seats.some((seat) => seat.id === id));
  // Later nobody is awaited where real dice are.
  if (state.awaited.length === 0 && state.open.match.moments.length === 1) return w("begin");
  return asked.length === 0 || isAwaitedTold
    ? phaseName(phase)
    : w("asked", { names: asked.map(name), phase: phaseName(phase) });
}

/** Milliseconds that a caption stays once the table is at rest, and what each of its letters adds. */
const GLANCED = 2500;
const LETTER = 70;

/** Whether a line has had its time: whoever looks on has read it. */
function useRead(line: string, still: boolean): boolean {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (!still) return undefined;
    const timer = setTimeout(() => setRead(line), GLANCED + LETTER * line.length);
    return () => clearTimeout(timer);
  }, [line, still]);
  return still && read === line;
}

/** What dice are thrown for; what they decide is told in its place, once they lie. */
function Decided({ line, caption }: { readonly line: string; readonly caption: string }) {
  const shown = useClipTime<HTMLSpanElement>();
  return (
    <span ref={shown} className="show__thrown">
      <span className="show__asked">
        <Cited text={line} plain />
      </span>
      <span className="show__decided">
        <Cited text={caption} plain />
      </span>
    </span>
  );
}

/** One sentence at a time, in letters for the whole room; once it has been read it goes, and the table is free. */
export function Caption({ isAwaitedTold }: { readonly isAwaitedTold: boolean }) {
  const shown = useCue();
  const text = useCueText();
  const standing = useStanding(isAwaitedTold);
  const state = useTable((whole) => whole);
  const thrownFor = useThrownFor();
  const fact = eventsOf(state, shownIndex(state)).at(-1);
  const told = fact ? state.say(state.game.narrate(fact)) : standing;
  const line = thrownFor?.told ?? (shown ? text(shown.cue, shown.table) : told);
  const read = useRead(line, shown === undefined);
  // Orders that are opened lie on the table in large letters.
  const lies = shown?.cue.kind === "reveal";
  return (
    <div className="show__caption paper" data-told="event" data-read={read || lies}>
      <FlatDice />
      <p className="show__line">
        {shown?.cue.kind === "dice" ? (
          <Decided key={shown.cue.caption} line={line} caption={shown.cue.caption} />
        ) : (
          <Cited text={line} plain />
        )}
      </p>
      {thrownFor && <NeedTag need={thrownFor.need} />}
    </div>
  );
}

/** Whether anything stands on a table that may fly; a campaign's counters and cards do not. */
export function hasPieces({ pieces }: Tabletop): boolean {
  return pieces.some(({ kind }) => kind !== "gun");
}

/** Pieces of a side that still fly; guns on the ground never do. */
export function flyingOf(table: Tabletop, side: number): number {
  return table.pieces.filter(
    (piece) => piece.side === side && piece.kind !== "gun" && piece.status === "flying",
  ).length;
}
