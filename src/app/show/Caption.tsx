import { now } from "../../core/match/match.ts";
import type { Cue, Tabletop } from "../../tabletop/tabletop.ts";
import { useSeatName } from "../context/names.ts";
import { useClip } from "../context/playing.ts";
import { useTable, useTools } from "../context/tools.ts";
import { eventsOf, momentAt, shownIndex } from "../session/selectors.ts";
import { reportOf } from "../session/turns.ts";
import { useSideName } from "../side-names.ts";
import { usePhaseName } from "../table/Header.tsx";
import { useShowWords } from "./words.ts";

/** Facts that are still told when the table is at rest. */
const FACTS = 2;

/** What is being shown now; undefined while the table is at rest. */
function useCue(): { readonly cue: Cue; readonly table: Tabletop } | undefined {
  const { player } = useTools();
  const clip = useClip();
  return clip && player.timeline ? { cue: clip.cue, table: player.timeline.after } : undefined;
}

/** A caption of figures and ids, with sides by their names. */
function useNamedSides(): (caption: string) => string {
  const sideName = useSideName();
  const sides = useTable((state) => state.seats).map(({ side }) => side);
  return (caption) =>
    caption
      .split(" ")
      .map((word) => (sides.includes(word) ? sideName(word) : word))
      .join(" ");
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

/** The sentence for what is being shown. */
function useCueText(): (cue: Cue, table: Tabletop) => string {
  const w = useShowWords();
  const namedSides = useNamedSides();
  return (cue, table) => {
    const named = (id: string) => namedOn(table, id) ?? { title: "", label: id };
    const titles = (ids: readonly string[] = []) => ids.flatMap((id) => titleOf(table, id) ?? []);
    switch (cue.kind) {
      case "reveal":
        return w("reveal", cue.orders);
      case "fly":
        return cue.pieces ? w("flies", { pieces: cue.pieces.map(named) }) : w("fly");
      case "dice":
        return w("dice", namedSides(cue.caption));
      case "shot":
        return typeof cue.to === "string"
          ? w(cue.hit ? "hit" : "miss", { from: named(cue.from), to: named(cue.to) })
          : w("strafes", { from: named(cue.from) });
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
      case "battle":
        return cue.caption === undefined ? w("battle", { names: titles(cue.counters) }) : cue.caption;
    }
  };
}

/** Who has to do what, or how it ended. */
function useStanding(): string {
  const w = useShowWords();
  const name = useSeatName();
  const phaseName = usePhaseName();
  const state = useTable((whole) => whole);
  const { outcome } = now(state.open.match);
  if (outcome) return state.say(outcome.reason);
  const { phase } = reportOf(state.open.match, momentAt(state, shownIndex(state)));
  return state.awaited.length === 0
    ? w("begin")
    : w("asked", { names: state.awaited.map(name), phase: phaseName(phase) });
}

/** One sentence for what happens, in letters for the whole room; below it what has just happened. */
export function Caption() {
  const shown = useCue();
  const text = useCueText();
  const standing = useStanding();
  const state = useTable((whole) => whole);
  const facts = shown ? [] : eventsOf(state, shownIndex(state)).slice(-FACTS);
  return (
    <div className="show__caption paper" aria-live="polite">
      <p className="show__line">{shown ? text(shown.cue, shown.table) : standing}</p>
      {facts.length > 0 && (
        <p className="show__facts">{facts.map((event) => state.say(state.game.narrate(event))).join(" ")}</p>
      )}
    </div>
  );
}

/** Pieces of a side that still fly; guns on the ground never do. */
export function flyingOf(table: Tabletop, side: number): number {
  return table.pieces.filter(
    (piece) => piece.side === side && piece.kind !== "gun" && piece.status === "flying",
  ).length;
}
