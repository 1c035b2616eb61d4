import type { Player } from "../../scene/player.ts";
import type { TableHandle } from "../../scene/props.ts";
import type { Cue } from "../../tabletop/tabletop.ts";

/** The pieces that a moment of the show is about; none: the whole fight. */
function subjectsOf(cue: Cue | undefined): readonly string[] {
  switch (cue?.kind) {
    case "shot":
      return [cue.from, cue.to].filter((one) => typeof one === "string");
    case "burst":
      return typeof cue.at === "string" ? [cue.at] : [];
    case "drop":
      return [cue.from];
    case "fall":
    case "leave":
    case "mark":
    case "chute":
      return [cue.piece];
    default:
      return [];
  }
}

/** Moves the camera to what happens, clip by clip; returns what stops that. */
export function directCamera(player: Player, handle: { readonly current: TableHandle | null }): () => void {
  let shown = "";
  return player.subscribe(() => {
    const cue = player.playing ? player.timeline?.clips[player.clip]?.cue : undefined;
    const subjects = subjectsOf(cue);
    const wanted = subjects.join(" ");
    if (wanted === shown) return;
    shown = wanted;
    if (subjects.length > 0) handle.current?.frame(subjects);
    else handle.current?.home();
  });
}
