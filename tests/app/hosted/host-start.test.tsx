// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HostStart } from "../../../src/app/hosted/HostStart.tsx";
import { NotThere } from "../../../src/app/remote/coming.ts";
import { speak, withWords } from "../../../src/app/words.ts";
import type { TableStatus } from "../../../src/protocol/replies.ts";
import { drawnUntil, mounted } from "../mounted.ts";
import { seatOf, tableOf } from "./stand-in.ts";

/** What the server says of tables, and of a match that one would put on it. */
const server = vi.hoisted(() => ({ link: vi.fn(), ask: vi.fn(), hostFile: vi.fn(), own: [] as string[] }));
vi.mock("../../../src/app/remote/coming.ts", async (original) => ({
  ...(await original<typeof import("../../../src/app/remote/coming.ts")>()),
  linkHere: server.link,
  ask: server.ask,
}));
vi.mock("../../../src/app/remote/host-match.ts", () => ({ hostFile: server.hostFile }));
vi.mock("../../../src/app/remote/kept-seats.ts", async (original) => ({
  ...(await original<typeof import("../../../src/app/remote/kept-seats.ts")>()),
  keptTables: () => server.own,
}));

const show = mounted();
const close = vi.fn();

/** A server with tables of one's own and others that are listed; a code that it does not know is none any more. */
function serving(own: readonly TableStatus[], listed: readonly TableStatus[]): void {
  server.link.mockResolvedValue({ close });
  server.ask.mockImplementation(async (_link: unknown, name: string, { code }: { code?: string }) => {
    if (name === "tables") return { tables: listed };
    const table = own.find((one) => one.code === code);
    if (!table) throw new NotThere(undefined);
    return { table };
  });
}

beforeEach(async () => {
  vi.clearAllMocks();
  location.hash = "#/host";
  server.own = [];
  await speak("en");
  await withWords(async () => undefined);
});

const told = () => document.querySelector("[data-told=alert]")?.textContent ?? undefined;
const links = () => [...document.querySelectorAll(".table-line a")].map(({ textContent }) => textContent);

async function opened(): Promise<void> {
  await show(<HostStart />);
  await drawnUntil(() => document.querySelector("input[type=file]") !== null);
}

async function pick(content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File([content], "match.json")], configurable: true });
  await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
}

describe("where a table is opened", () => {
  it("lists one's own tables that are still there, and those that are listed", async () => {
    server.own = ["KRTMB", "GONEX"];
    const waiting = tableOf([seatOf("red"), seatOf("blue")], { awaited: ["blue"] });
    serving([waiting], [tableOf([seatOf("red")], { code: "ABCDE", over: true })]);
    await opened();
    expect(links()).toEqual([expect.stringContaining("KRTMB"), expect.stringContaining("ABCDE")]);
    expect([...document.querySelectorAll(".table-line span")].map((one) => one.textContent)).toEqual([
      "Waiting for at blue",
    ]);
    expect(close).toHaveBeenCalledOnce();
  });

  it("says why there is no server, and looks again when it is told to", async () => {
    server.link.mockRejectedValue(new NotThere(undefined));
    await show(<HostStart />);
    await drawnUntil(() => /No server answers here\./.test(document.body.textContent ?? ""));
    serving([], []);
    const again = [...document.querySelectorAll("button")].find((one) =>
      /again/i.test(one.textContent ?? ""),
    );
    await act(async () => again?.click());
    await drawnUntil(() => document.querySelector("input[type=file]") !== null);
  });

  it("tells what is wrong with a file, until another is taken to the server", async () => {
    serving([], []);
    await opened();
    // The beginning of an archive, and no more.
    await pick(new Uint8Array([0x50, 0x4b, 3, 4]));
    await drawnUntil(() => told() !== undefined);
    const broken = told();
    expect(broken).toMatch(/\.$/);
    expect(server.hostFile).not.toHaveBeenCalled();
    server.hostFile.mockRejectedValueOnce(new NotThere(undefined));
    await pick('{"game": "dogfight"}');
    await drawnUntil(() => told() !== undefined && told() !== broken);
    expect(told()).toMatch(/^The server does not answer\./);
    server.hostFile.mockResolvedValueOnce("KRTMB");
    await pick('{"game": "dogfight"}');
    await drawnUntil(() => location.hash === "#/host/KRTMB");
    expect(told()).toBeUndefined();
  });
});
