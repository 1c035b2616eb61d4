import { throwsFor } from "../../../core/match/log.ts";
import { useClip } from "../../context/playing.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { momentAt, shownIndex, viewpoint } from "../../session/selectors.ts";
import { useSlipWords } from "../words.ts";
import { needOf, purposesOf, throwsShown } from "./throws-shown.ts";

/** What dice are for, and what they need where all of them need the same. */
interface ThrownFor {
  readonly told: string;
  readonly need: string | undefined;
}

/** What the dice that fall now are for and what they need; undefined while none fall. */
export function useThrownFor(): ThrownFor | undefined {
  const state = useTable((whole) => whole);
  const { player } = useTools();
  const clip = useClip();
  const t = useSlipWords();
  if (clip?.cue.kind !== "dice") return undefined;
  const clips = player.timeline?.clips.filter(({ cue }) => cue.kind === "dice") ?? [];
  const faces = clips.map(({ cue }) => (cue.kind === "dice" ? cue.dice.map(({ face }) => face) : []));
  const throws = throwsFor(momentAt(state, shownIndex(state)), viewpoint(state));
  const shown = throwsShown(throws, faces)[clips.indexOf(clip)] ?? [];
  const purposes = purposesOf(shown, state.say);
  if (purposes.length === 0) return undefined;
  return { told: t("dice.for", purposes), need: needOf(purposes) };
}
