import { late } from "./late.tsx";
import { useShown } from "./shown.ts";

const Laid = late(async () => (await import("./Laid.tsx")).Laid);

/** What of a tabletop is drawn in layers that are fetched when there is some of it. */
const LAYERED = ["areas", "lines", "sites", "counters", "groups", "tracks", "charts", "contrails"] as const;

/** Map, boards, counters and cards, fetched for the first tabletop that has any. */
export function Layers() {
  const { tabletop, overlay, line } = useShown();
  const some = [tabletop, ...(line ? [line.before] : [])].some((one) =>
    LAYERED.some((part) => one[part]?.length),
  );
  return (some || tabletop.night || overlay.lines) && <Laid />;
}
