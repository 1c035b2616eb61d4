import type { Cue } from "../../../tabletop/tabletop.ts";
import { late } from "../late.tsx";
import { useShown, useTools } from "../shown.ts";
import { Debris } from "./Debris.tsx";
import { Emblem } from "./Emblem.tsx";
import { Happenings } from "./Happenings.tsx";
import { Puffs } from "./Puffs.tsx";
import { Tracers } from "./Tracers.tsx";

const Chits = late(async () => (await import("../stands/Chits.tsx")).Chits);

/** What falls, and what is written over somebody meanwhile. */
const HAPPENINGS: ReadonlySet<Cue["kind"]> = new Set(["drop", "chute"]);
const WRITTEN: ReadonlySet<Cue["kind"]> = new Set(["mark", "battle"]);

/** What flies and stands on a table beside its pieces; what a timeline may want is there before it begins. */
export function Flying() {
  const { line } = useShown();
  const { latest } = useTools();
  const any = (kinds: ReadonlySet<Cue["kind"]>) => line?.clips.some(({ cue }) => kinds.has(cue.kind));
  return (
    <>
      <Puffs />
      <Tracers />
      <Debris />
      {latest.current.settings.chits && <Chits />}
      {any(HAPPENINGS) && <Happenings />}
      {any(WRITTEN) && <Emblem />}
    </>
  );
}
