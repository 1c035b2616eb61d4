import { whenIdle } from "../idle.ts";
import type { TableStore } from "../session/session.ts";
import { deviceNotes } from "../storage/notes.ts";

/** That this device has the page's letters: the page itself looks for it, see scripts/shell-first.ts. */
const NOTE = "tallyho.letters";

/** Fetches letters, so that no text waits for them once they are used; whether all came. */
async function fetched(addresses: readonly string[]): Promise<boolean> {
  const replies = await Promise.allSettled(
    addresses.map(async (address) => {
      const response = await fetch(address);
      await response.arrayBuffer();
      return response.ok;
    }),
  );
  return replies.every((reply) => reply.status === "fulfilled" && reply.value);
}

function addressesIn(sheet: HTMLStyleElement): readonly string[] {
  return sheet.textContent?.match(/(?<=url\()[^)]+\.woff2(?=\))/g) ?? [];
}

/**
 * Brings the page's own letters to a phone that has shown its own so far, when it has nothing better to do; they are shown
 * as soon as the match goes on, when all on the page changes anyway. Returns what ends that.
 */
export function bringLetters({ subscribe }: Pick<TableStore, "subscribe">): () => void {
  const sheet = document.querySelector<HTMLStyleElement>('style[media="not all"]');
  if (!sheet) return () => undefined;
  let isWanted = true;
  let isHere = false;
  whenIdle(() => {
    if (!isWanted) return;
    void fetched(addressesIn(sheet)).then((came) => {
      isHere = came;
      if (came) deviceNotes.set(NOTE, "1");
    });
  });
  const unsubscribe = subscribe((state, before) => {
    if (isHere && state.open.match !== before.open.match) sheet.media = "all";
  });
  return () => {
    isWanted = false;
    unsubscribe();
  };
}
