import { useSyncExternalStore } from "react";

/** Pixels of a page's letters as usual. */
const USUAL = 16;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

function read(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
}

/** How large the page's letters are: 1 as usual, more for who asks for large type and on a projector. */
export function useLettering(): number {
  return useSyncExternalStore(subscribe, read);
}
