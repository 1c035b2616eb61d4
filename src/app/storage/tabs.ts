const NAME = "tallyho.matches";

let channel: BroadcastChannel | undefined;
const here = new EventTarget();

/** The way to the browser's other tabs; none where a browser has none: matches go on, each tab by itself. */
function between(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
  return channel;
}

/** Tells this browser's other tabs that a match has been saved here, so that none goes on from an older one. */
export function tellTabs(id: string): void {
  between()?.postMessage(id);
}

/** Tells the pages of this tab that a match has gone on in another one, whose word has not come yet. */
export function tellHere(id: string): void {
  here.dispatchEvent(new MessageEvent("message", { data: id }));
}

/** Hears of matches that other tabs have saved; returns what stops that. */
export function hearTabs(listener: (id: string) => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof MessageEvent && typeof event.data === "string") listener(event.data);
  };
  const sources = [between() ?? [], here].flat();
  for (const source of sources) source.addEventListener("message", heard);
  return () => {
    for (const source of sources) source.removeEventListener("message", heard);
  };
}
