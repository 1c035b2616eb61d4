import { useCallback } from "react";
import type { Asker } from "../../face/queries/asker.ts";
import { useSeatName } from "../context/names.ts";
import { useTold } from "../context/playing.ts";
import { viewpoint } from "../session/selectors.ts";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";
import { askerFor } from "./asker.ts";

/** Loads whoever is at the screen, as far as the table has shown him the match. */
function useLoadAsker(): () => Promise<Asker> {
  const told = useTold();
  const { language } = useWords();
  const name = useSeatName();
  return useCallback(() => askerFor(told, language, name(viewpoint(told))), [told, language, name]);
}

/** What was fetched, unless it is still what another seat saw. */
function useOwn<Fetched extends Asker | null | undefined>(asker: Fetched): Fetched | undefined {
  const viewer = viewpoint(useTold());
  return !asker || asker.viewer === viewer ? asker : undefined;
}

/**
 * Whoever is at the screen, as far as the table has shown him the match; undefined until all for it is fetched, and while
 * what is fetched is still what another seat saw.
 */
export function useAsker(): Asker | undefined {
  return useOwn(useFetched(useLoadAsker()));
}

/** The same for a page that does without where it can't be fetched: null then. */
export function useAskerIfThere(): Asker | null | undefined {
  return useOwn(useFetched<Asker | null>(useLoadAsker(), null));
}
