import { useEffect, useState } from "react";
import { awaited } from "../../awaited.ts";
import { Atlas } from "../../dice/atlas.ts";
import { useInvalidate } from "../hooks.ts";

/** The ink of all dice, for as long as they lie there. */
export function useAtlas(): Atlas {
  const [atlas] = useState(() => new Atlas());
  const invalidate = useInvalidate();
  useEffect(() => {
    void awaited(atlas.letter().then((changed) => changed && invalidate()));
    return () => atlas.dispose();
  }, [atlas, invalidate]);
  return atlas;
}
