import { useCallback, useEffect, useState } from "react";
import { bringPartsBy } from "../lazy-part.ts";
import { isSilence } from "../remote/answered.ts";
import type { Coming } from "../remote/coming.ts";
import { loadRemote, type RemoteLoaded } from "../remote/load-remote.ts";
import { patiently } from "../remote/patiently.ts";
import { watchDevice } from "../remote/watch-device.ts";
import { useWords, withWords } from "../words.ts";
import { useHostedWords } from "./words.ts";

/** A table that one comes to, or why one does not. */
export interface Remote {
  readonly loaded: RemoteLoaded | undefined;
  readonly fault: string | undefined;
  readonly again: () => void;
}

/** The sentence for why something was not possible at a server. `game`: id of the game that was to be played. */
export function useNotThere(): (error: unknown, game?: string) => Promise<string> {
  const w = useHostedWords();
  const { language } = useWords();
  return useCallback(
    async (error, game) => {
      const none = w("link.noAnswer");
      // Without a network what tells more could not be fetched.
      if (isSilence(error)) return none;
      const { tellNotThere } = await import("../remote/tell-not-there.ts");
      return tellNotThere(error, { language, none, game });
    },
    [w, language],
  );
}

/** Comes to a table as somebody, and leaves it with the page. `coming` is the same object as long as that is wanted. */
export function useRemote(code: string, coming: Coming): Remote {
  const { language } = useWords();
  const [loaded, setLoaded] = useState<RemoteLoaded>();
  const [fault, setFault] = useState<string>();
  const [tries, setTries] = useState(0);
  const sentence = useNotThere();
  useEffect(() => {
    let current = tries >= 0;
    let leave = () => {};
    bringPartsBy(patiently);
    setLoaded(undefined);
    setFault(undefined);
    loadRemote(code, coming, language)
      .then((found) => {
        if (!current) return found.remote.close();
        const unwatch = watchDevice(found.remote);
        leave = () => {
          unwatch();
          found.remote.close();
        };
        setLoaded(found);
      })
      .catch(async (error: unknown) => {
        const told = await sentence(error);
        if (current) setFault(told);
      });
    return () => {
      current = false;
      bringPartsBy(withWords);
      leave();
    };
  }, [code, coming, language, tries, sentence]);
  return { loaded, fault, again: useCallback(() => setTries((before) => before + 1), []) };
}
