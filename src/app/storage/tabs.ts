const NAME = "tallyho.matches";

let channel: BroadcastChannel | undefined;

function between(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells this browser's other tabs that a match has been saved here, so that none goes on from an older one. */
export function tellTabs(id: string): void {
  between().postMessage(id);
}

/** Hears of matches that other tabs have saved; returns what stops that. */
export function hearTabs(listener: (id: string) => void): () => void {
  const heard = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") listener(data);
  };
  between().addEventListener("message", heard);
  return () => between().removeEventListener("message", heard);
}
