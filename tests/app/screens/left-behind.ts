/** What has been begun and not been ended: a listener, an observer, a timer; with the file of the page that began it. */
const begun = new Map<unknown, string>();

/** What is begun once, with the modules of the page or at its first use, and goes on as long as the window; a file's address is kept until it is saved. */
const FOR_GOOD =
  /^(look|face\/setup\/own-tables|workshop\/own|paint\/repaints|client\/link|share\/download)\.ts /;

/** The file of the page that asks, from `src/app` or `src` on; undefined: it is none of the page's. */
function asker(): string | undefined {
  const lines = (new Error().stack ?? "").split("\n");
  return lines.map((line) => /\/src\/(?:app\/)?([\w./-]+\.tsx?)/.exec(line)?.[1]).find(Boolean);
}

/** An observer has begun, or whatever `key` stands for. */
export function noteBegin(key: unknown, what = "observes"): void {
  const file = asker();
  if (file) begun.set(key, `${file} ${what}`);
}

export function noteEnd(key: unknown): void {
  begun.delete(key);
}

type Listening = Parameters<EventTarget["addEventListener"]>;

function isCapture(options: Listening[2]): boolean {
  return typeof options === "object" ? options.capture === true : options === true;
}

/** Notes who listens to it, until he leaves off. */
function watchListeners(target: EventTarget): void {
  const [add, remove] = [target.addEventListener, target.removeEventListener];
  const keys = new Map<Listening[1], Map<string, object>>();
  const keyOf = (kind: string, listener: Listening[1], options: Listening[2]) => {
    const own = keys.get(listener) ?? new Map<string, object>();
    keys.set(listener, own);
    const name = `${kind} ${isCapture(options)}`;
    const key = own.get(name) ?? {};
    own.set(name, key);
    return key;
  };
  target.addEventListener = (...[kind, listener, options]: Listening) => {
    const key = keyOf(kind, listener, options);
    noteBegin(key, `listens to ${kind}`);
    const { signal, once } = typeof options === "object" ? options : {};
    signal?.addEventListener("abort", () => noteEnd(key));
    if (once) add.call(target, kind, () => noteEnd(key), options);
    add.call(target, kind, listener, options);
  };
  target.removeEventListener = (...[kind, listener, options]: Listening) => {
    noteEnd(keyOf(kind, listener, options));
    remove.call(target, kind, listener, options);
  };
}

/** Notes what waits for a time or a frame, until that has come or it waits no more. */
function watchTimers(
  begin: "setTimeout" | "setInterval" | "requestAnimationFrame",
  end: "clearTimeout" | "clearInterval" | "cancelAnimationFrame",
): void {
  type Begin = (does: (...given: unknown[]) => void, ms?: number) => unknown;
  const here = globalThis as unknown as Record<typeof begin, Begin> &
    Record<typeof end, (id: unknown) => void>;
  const [beginOf, endOf] = [here[begin], here[end]];
  here[begin] = (does, ms) => {
    const id = beginOf((...given) => {
      if (begin !== "setInterval") noteEnd(id);
      does(...given);
    }, ms);
    noteBegin(id, `waits: ${begin}`);
    return id;
  };
  here[end] = (id) => {
    noteEnd(id);
    endOf(id);
  };
}

for (const target of [window, document]) watchListeners(target);
watchTimers("setTimeout", "clearTimeout");
watchTimers("setInterval", "clearInterval");
watchTimers("requestAnimationFrame", "cancelAnimationFrame");

/** What goes on although the page has gone. */
export function leftBehind(): readonly string[] {
  return [...begun.values()].filter((what) => !FOR_GOOD.test(what));
}
