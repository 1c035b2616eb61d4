import { Bases } from "./stands/Bases.tsx";
import { Stems } from "./stands/Stems.tsx";
import type { StandsInput } from "./stands/standing.ts";

/** What the models stand on: bases with their cards, and stems. */
export function Stands(standing: StandsInput) {
  return (
    <>
      <Bases {...standing} />
      <Stems {...standing} />
    </>
  );
}
