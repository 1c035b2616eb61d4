import { useCallback } from "react";
import type { Asker } from "../../face/queries/asker.ts";
import { useSeatName } from "../context/names.ts";
import { useTold } from "../context/playing.ts";
import { viewpoint } from "../session/selectors.ts";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";
import { askerFor } from "./asker.ts";

/**
 * Whoever is at the screen, as far as the table has shown him the match; undefined until all for it is fetched, and while
 * what is fetched is still what another seat saw.
 */
export function useAsker(): Asker | undefined {
  const told = useTold();
  const { language } = useWords();
  const name = useSeatName();
  const viewer = viewpoint(told);
  const load = useCallback(() => askerFor(told, language, name(viewer)), [told, language, name, viewer]);
  const asker = useFetched(load);
  return asker?.viewer === viewer ? asker : undefined;
}
