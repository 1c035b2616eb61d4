import { hasPuffs } from "../../effects/smoke.ts";
import { late } from "../late.tsx";
import { useShown } from "../shown.ts";

const Flying = late(async () => (await import("./Flying.tsx")).Flying);

/** Smoke, clouds and fire, which come once a table stands: hardly any begins with them. */
export function Effects() {
  const { stage, tabletop, stands } = useShown();
  return (stands || hasPuffs(stage, tabletop)) && <Flying />;
}
