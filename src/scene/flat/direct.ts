import { shotsOf } from "../camera/shots.ts";
import type { Player } from "../player.ts";
import type { TableHandle, TableProps } from "../props.ts";
import { lineOf } from "../stage.ts";
import type { FlatWindow } from "./window.ts";

/** What the film of a table is about now; undefined: all of it. */
function subjectsOf({ tabletop, player, opensTurn = false }: TableProps): readonly string[] | undefined {
  const line = player.playing ? lineOf(tabletop, player) : undefined;
  const shot = line && shotsOf(line, opensTurn).findLast(({ start }) => start <= player.now);
  if (!shot?.framing || shot.kind === "establishing") return undefined;
  return [...new Set(shot.framing.at.filter((one) => typeof one === "string"))];
}

/**
 * Leads the window of a directed table to what happens, clip by clip. Whoever has moved it keeps it until the next turn
 * begins. Returns what stops that.
 */
export function directWindow(
  player: Player,
  view: FlatWindow,
  handle: Pick<TableHandle, "frame" | "home">,
  props: () => TableProps,
): () => void {
  let led = "";
  let shown = "";
  return player.subscribe(() => {
    const { directed, opensTurn, settings } = props();
    if (!directed || settings.reducedMotion) return;
    const taken = !view.atHome && view.seen !== led;
    if (taken && !opensTurn) return;
    const subjects = subjectsOf(props());
    const wanted = subjects?.join(" ") ?? "";
    if (wanted === shown) return;
    shown = wanted;
    if (subjects && subjects.length > 0) handle.frame(subjects);
    else handle.home();
    led = view.seen;
  });
}
