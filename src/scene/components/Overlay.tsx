import { late } from "./late.tsx";
import { useShown } from "./shown.ts";

const Ink = late(async () => (await import("./Ink.tsx")).Ink);

/** What is drawn flat on the mat and between the pieces, which comes once a table stands. */
export function Overlay() {
  return useShown().stands && <Ink />;
}
