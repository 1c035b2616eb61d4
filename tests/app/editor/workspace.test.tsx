// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { begun } from "../../../src/app/editor/history.ts";
import { useWorkspace, type Workspace } from "../../../src/app/editor/use-workspace.ts";
import { speak, withWords } from "../../../src/app/words.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { mounted } from "../mounted.ts";

/** What is kept on the device. */
const kept = vi.hoisted(() => ({ keepNew: vi.fn(), keepChanged: vi.fn() }));
vi.mock("../../../src/app/editor/kept.ts", async (original) => ({
  ...(await original<typeof import("../../../src/app/editor/kept.ts")>()),
  ...kept,
}));

const show = mounted();
const DOGFIGHT = findGame(GAMES, "dogfight") as GameEntry;

beforeEach(async () => {
  vi.clearAllMocks();
  kept.keepNew.mockImplementation(async (one: object) => ({ ...one, id: "s2", savedAt: 2 }));
  kept.keepChanged.mockImplementation(async (one: object) => one);
  location.hash = "#/editor/dogfight/s1";
  await speak("en");
  await withWords(async () => undefined);
});

/** The page of a set-up that is kept under `s1`, or is new. */
async function opened(id: "s1" | null) {
  const editor = await DOGFIGHT.face("editor");
  if (!editor) throw new Error("the dogfight has no editor");
  const loaded = { entry: DOGFIGHT, editor } as never;
  const draft = editor.draftOf({ scenario: "duel" });
  const before = { id: "s1", title: "Evening", game: "dogfight", draft, savedAt: 1 };
  const beginning = {
    ok: true,
    edits: begun({ title: id ? "Evening" : "", draft }),
    kept: id ? before : undefined,
    fresh: false,
  } as never;
  let now: Workspace | undefined;
  function Page() {
    now = useWorkspace(loaded, id, beginning);
    return null;
  }
  await show(<Page />);
  return () => now as Workspace;
}

describe("the set-up on the editor's table", () => {
  it("is kept under its name, and says so", async () => {
    const page = await opened("s1");
    expect(page().state).toBe("kept");
    await act(async () => page().rename(" Night "));
    expect(page().state).toBe("changed");
    await act(async () => page().keep());
    expect(kept.keepChanged).toHaveBeenCalledWith(expect.objectContaining({ id: "s1", title: "Night" }));
    expect(page().state).toBe("kept");
    expect(page().note).toEqual({ kind: "done", lines: ["“Night” is kept in this browser."] });
    await act(async () => page().rename("Morning"));
    await act(async () => page().restore());
    expect(page().work.title).toBe("Night");
  });

  it("is kept as another, too, under an address of its own", async () => {
    const page = await opened("s1");
    await act(async () => page().keepAnother());
    expect(kept.keepNew).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Evening", game: "dogfight" }),
    );
    expect(location.hash).toBe("#/editor/dogfight/s2");
  });

  it("is not kept without a name, which is said", async () => {
    const page = await opened(null);
    expect(page().state).toBe("fresh");
    expect(page().setup.title).not.toBe("");
    for (const keep of [page().keep, page().keepAnother]) {
      await act(async () => page().tell(null));
      await act(async () => keep());
      expect(page().note).toEqual({
        kind: "refused",
        lines: ["The set-up has no name; write at least one letter."],
      });
    }
    expect(kept.keepNew).not.toHaveBeenCalled();
  });

  it("says which files can't be opened together, and that nothing was pasted", async () => {
    const page = await opened("s1");
    await act(async () => page().openFile(new File(["{}"], "a.json"), new File(["{}"], "b.json")));
    expect(page().note?.kind).toBe("refused");
    expect(page().note?.lines.join(" ")).toMatch(/a\.json.*b\.json/);
    await act(async () => page().openFile(new File(["{}"], "a.json")));
    expect(page().note?.lines[0]).toContain("a.json");
    let read: boolean | undefined;
    await act(async () => {
      read = await page().openLink("  ");
    });
    expect(read).toBe(false);
    expect(page().note).toMatchObject({ kind: "refused", lines: [expect.any(String)] });
  });
});
