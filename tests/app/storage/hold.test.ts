import { afterEach, describe, expect, it, vi } from "vitest";
import { type Holder, holdMatch } from "../../../src/app/storage/hold.ts";

afterEach(() => vi.unstubAllGlobals());

/** Locks that refuse every request. */
function refusing(name: string) {
  const request = () => Promise.reject(new DOMException("no", name));
  vi.stubGlobal("navigator", { locks: { request } });
}

interface Asked {
  readonly window: string;
  readonly mode: "exclusive" | "shared";
  readonly held: () => Promise<void> | undefined;
  readonly reject: (error: DOMException) => void;
  active: boolean;
}

/** Windows over one lock, as https://w3c.github.io/web-locks has it: stolen, shared, waited for, let go by a closed window. */
function lockedWindows() {
  let all: Asked[] = [];
  const drop = (gone: Asked) => {
    all = all.filter((one) => one !== gone);
    advance();
  };
  const grant = (asked: Asked) => {
    asked.active = true;
    void Promise.resolve()
      .then(asked.held)
      .then(() => drop(asked));
  };
  const advance = () => {
    for (const asked of all) {
      if (asked.active) continue;
      const holders = all.filter(({ active }) => active);
      if (holders.every(({ mode }) => mode === "shared" && asked.mode === "shared")) grant(asked);
    }
  };
  const locks = (window: string) => ({
    request(_name: string, { steal, mode = "exclusive", signal }: LockOptions, held: Asked["held"]) {
      return new Promise<void>((_, reject) => {
        if (signal?.aborted) {
          reject(new DOMException("no more", "AbortError"));
          return;
        }
        const asked: Asked = { window, mode, held, reject, active: false };
        if (steal) {
          for (const one of all.filter(({ active }) => active))
            one.reject(new DOMException("stolen", "AbortError"));
          all = [asked, ...all.filter(({ active }) => !active)];
          grant(asked);
          return;
        }
        signal?.addEventListener("abort", () => {
          reject(new DOMException("no more", "AbortError"));
          if (!asked.active) drop(asked);
        });
        all.push(asked);
        advance();
      });
    },
  });
  const close = (window: string) => {
    all = all.filter((one) => one.window !== window);
    advance();
  };
  return { locks, close };
}

async function heardOf(id: string): Promise<Holder[]> {
  const heard: Holder[] = [];
  holdMatch(id, (holder) => heard.push(holder));
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  return heard;
}

describe("a match held by a lock", () => {
  it("is another window's once that has taken it, and nobody's once that has closed, for all who look on", async () => {
    const { locks, close } = lockedWindows();
    const heard: string[] = [];
    const open = (name: string) => {
      vi.stubGlobal("navigator", { locks: locks(name) });
      return holdMatch("m1", (holder) => heard.push(`${name} ${holder}`));
    };
    const said = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return heard.splice(0).sort();
    };
    open("first");
    expect(await said()).toEqual(["first here"]);
    const second = open("second");
    expect(await said()).toEqual(["first elsewhere", "second here"]);
    open("third");
    expect(await said()).toEqual(["second elsewhere", "third here"]);
    close("third");
    expect(await said()).toEqual(["first nobody", "second nobody"]);
    second.take();
    expect(await said()).toEqual(["first elsewhere", "second here"]);
    second.leave();
    expect(await said()).toEqual(["first nobody"]);
  });

  it("is played where the browser grants the page no lock", async () => {
    refusing("SecurityError");
    expect(await heardOf("m1")).toEqual(["here"]);
  });
});

describe("a match held by what all windows store", () => {
  /** Windows over one storage, each of which hears what the others store. */
  function windows(count: number) {
    const stored = new Map<string, string>();
    const targets = Array.from({ length: count }, () => new EventTarget());
    const tell = (own: number, key: string, newValue: string | null) => {
      for (const [other, target] of targets.entries())
        if (other !== own) target.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
    };
    const enter = (own: number) => {
      vi.stubGlobal("navigator", {});
      vi.stubGlobal("window", targets[own]);
      vi.stubGlobal("localStorage", {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem(key: string, newValue: string) {
          stored.set(key, newValue);
          tell(own, key, newValue);
        },
        removeItem(key: string) {
          stored.delete(key);
          tell(own, key, null);
        },
      });
    };
    return { stored, enter, targets };
  }

  it("belongs to the window that has taken it last, and leaves nothing behind", () => {
    const { stored, enter } = windows(2);
    const heard: string[] = [];
    enter(0);
    const first = holdMatch("m1", (holder) => heard.push(`first ${holder}`));
    enter(1);
    const second = holdMatch("m1", (holder) => heard.push(`second ${holder}`));
    enter(0);
    first.take();
    expect(heard).toEqual(["first here", "first elsewhere", "second here", "second elsewhere", "first here"]);
    enter(1);
    second.leave();
    expect(stored.size).toBe(1);
    enter(0);
    first.leave();
    expect(stored.size).toBe(0);
  });

  it("is heard of as soon as another window takes that one match, not another", () => {
    const { enter } = windows(2);
    const heard: Holder[] = [];
    enter(0);
    holdMatch("m1", (holder) => heard.push(holder));
    enter(1);
    holdMatch("m2", () => undefined);
    expect(heard).toEqual(["here"]);
  });

  it("is nobody's once the window that played it has closed, and played on by a page that was put aside", () => {
    const { stored, enter, targets } = windows(2);
    const heard: string[] = [];
    enter(0);
    holdMatch("m1", (holder) => heard.push(`first ${holder}`));
    enter(1);
    holdMatch("m1", (holder) => heard.push(`second ${holder}`));
    heard.length = 0;
    targets[1]?.dispatchEvent(new Event("pagehide"));
    expect(heard).toEqual(["first nobody"]);
    expect(stored.size).toBe(0);
    targets[1]?.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(heard.at(-1)).toBe("second nobody");
  });

  it("is played where nothing can be stored", () => {
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const heard: Holder[] = [];
    holdMatch("m1", (holder) => heard.push(holder)).leave();
    expect(heard).toEqual(["here"]);
  });
});
