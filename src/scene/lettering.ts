import { useSyncExternalStore } from "react";

/** Pixels of a page's letters as usual. */
const USUAL = 16;

/** Read anew only when the page's root has changed: whoever asks for a computed style makes the browser work out all of them. */
let lettering: number | undefined;

function subscribe(listener: () => void): () => void {
  // It may have changed while nobody listened.
  lettering = undefined;
  const observer = new MutationObserver(() => {
    lettering = undefined;
    listener();
  });
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

function read(): number {
  lettering ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
  return lettering;
}

/** How large the page's letters are: 1 as usual, more for who asks for large type and on a projector. */
export function useLettering(): number {
  return useSyncExternalStore(subscribe, read);
}
