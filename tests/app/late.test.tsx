// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useValidSetup } from "../../src/app/pages/setup/use-valid-setup.ts";
import { useTurntable } from "../../src/app/stand/use-turntable.ts";
import { useFetched } from "../../src/app/use-fetched.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import type { Piece } from "../../src/tabletop/tabletop.ts";
import { mounted } from "./mounted.ts";

/** What is waited for, by its name. */
const waiting = vi.hoisted(() => new Map<string, (count: number) => void>());

vi.mock("../../src/app/paint/worn.ts", () => ({ wearOwnPaint: async () => undefined }));
vi.mock("../../src/scene/miniature/mount.tsx", () => ({
  mountMiniature: () => ({
    show: ({ id }: { readonly id: string }) => new Promise((resolve) => waiting.set(id, resolve)),
    turn: () => undefined,
    dispose: () => undefined,
  }),
}));

const PIECES = ["first", "second"].map((id) => ({ id }) as Piece);
const FETCHES = ["first", "second"].map(
  (id) => () => new Promise<number>((resolve) => waiting.set(id, resolve)),
);

function Turntable({ nth }: { readonly nth: number }) {
  const { box, triangles } = useTurntable({ piece: PIECES[nth] as Piece, turning: false, large: false });
  return <div ref={box}>{triangles}</div>;
}

function Fetched({ nth }: { readonly nth: number }) {
  return <div>{useFetched(FETCHES[nth] as () => Promise<number>)}</div>;
}

/** A game whose rules are on their way until its set-up's number is known; they have nothing against any. */
const ENTRY = {
  load: ({ name }: { readonly name: string }) =>
    new Promise((resolve) =>
      waiting.set(name, (count) => {
        const config = { safeParse: () => ({ success: true, data: count }) };
        resolve({ config, check: () => [] });
      }),
    ),
} as unknown as GameEntry;
const SETUPS = [{ name: "first" }, { name: "second" }];

function Valid({ nth }: { readonly nth: number }) {
  return <div>{useValidSetup(ENTRY, SETUPS[nth])?.config as number | undefined}</div>;
}

const render = mounted();
const shown = () => document.body.textContent;

async function comes(name: string, count: number): Promise<void> {
  await act(async () => waiting.get(name)?.(count));
}

beforeEach(() => waiting.clear());
afterEach(() => vi.restoreAllMocks());

describe.each([
  ["the turntable", Turntable, ""],
  ["what is fetched", Fetched, "7"],
  ["a valid set-up", Valid, "7"],
])("%s", (_, Shown, meanwhile) => {
  test("shows what was asked for last, although what was asked for before comes later", async () => {
    await render(<Shown nth={0} />);
    await vi.waitFor(() => expect(waiting.has("first")).toBe(true));
    await render(<Shown nth={1} />);
    await comes("second", 2);
    expect(shown()).toBe("2");
    await comes("first", 1);
    expect(shown()).toBe("2");
  });

  test("what it shows while the next is on its way", async () => {
    await render(<Shown nth={0} />);
    await vi.waitFor(() => expect(waiting.has("first")).toBe(true));
    await comes("first", 7);
    expect(shown()).toBe("7");
    await render(<Shown nth={1} />);
    expect(shown()).toBe(meanwhile);
  });
});
