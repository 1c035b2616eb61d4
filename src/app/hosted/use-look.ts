import { useEffect, useState } from "react";
import type { Link } from "../../client/link.ts";
import type { TableStatus } from "../../protocol/replies.ts";
import { ask, linkHere } from "../remote/coming.ts";
import { useNotThere } from "./use-remote.ts";

/** How often a table is looked at by who has not joined it, in milliseconds. */
const EVERY = 3000;

interface Looked {
  readonly table: TableStatus | undefined;
  readonly fault: string | undefined;
}

/** What is known of a table to who has its code, as long as he looks. */
export function useLook(code: string): Looked {
  const [looked, setLooked] = useState<Looked>({ table: undefined, fault: undefined });
  const sentence = useNotThere();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let link: Link | undefined;
    let current = true;
    const look = async () => {
      try {
        // A socket that joins nothing is closed after a while.
        if (!link?.connected) {
          link?.close();
          link = await linkHere();
        }
        const { table } = await ask(link, "look", { code });
        if (current) setLooked({ table, fault: undefined });
      } catch (error) {
        const fault = await sentence(error);
        if (current) setLooked((before) => ({ ...before, fault }));
      }
      if (current) timer = setTimeout(() => void look(), EVERY);
      else link?.close();
    };
    void look();
    return () => {
      current = false;
      clearTimeout(timer);
      link?.close();
    };
  }, [code, sentence]);
  return looked;
}
