import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { openStore } from "../../../src/server/store/open-store.ts";
import { DATABASE_FILE } from "../../../src/server/store/sqlite/open.ts";
import { COMMIT, trials } from "../../extent.ts";
import { lettersEntry } from "./letters.ts";
import { SocketClub, type SocketWindow } from "./socket-club.ts";

const ROUNDS = trials(50, 1000);
/** The first byte of what is gzipped, in hexadecimal digits. */
const GZIP = "1f8b";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const FOLDER = mkdtempSync(join(tmpdir(), "tallyho-canary-"));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** A word that stands nowhere else. */
function words(): () => string {
  const dice = seededChoices(`canary ${COMMIT}`);
  const letter = () => {
    const [face = 1] = dice.throw({ dice: ["d26"], by: "test", why: { key: "", values: {} } });
    return LETTERS[face - 1];
  };
  return () => `CANARY${Array.from({ length: 20 }, letter).join("")}`;
}

/** All that is in the files of a folder but in the database, which has to keep what waits. */
function filesIn(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const paths = names.filter((name) => !name.startsWith(DATABASE_FILE)).map((name) => join(folder, name));
  return paths
    .map((path) => (statSync(path).isFile() ? `${path} ${readFileSync(path, "latin1")}` : path))
    .join("\n");
}

/** What has come over sockets since it was asked last, unpacked too. */
function heardBy(windows: readonly SocketWindow[]): string {
  return windows
    .flatMap(({ frames }) => frames.splice(0))
    .flatMap((frame) => [
      frame,
      ...(frame.startsWith(GZIP) ? [String(gunzipSync(Buffer.from(frame, "hex")))] : []),
    ])
    .join("\n");
}

it("that somebody has sealed is in no frame, log line, file or reply before the reveal", {
  timeout: 600_000,
}, async () => {
  const { store, files, close } = await openStore({ dataFolder: FOLDER });
  const club = await SocketClub.over(store, { games: [lettersEntry] });
  const host = club.window();
  const { code } = await host.ask("host", { game: "raid", config: { scenario: "duel" }, listed: true });
  const [blue, spectator] = [club.window(), club.window()];
  let red = club.window();
  const { secret } = await red.ask("join", { code, seat: "red", name: "Ann" });
  await blue.ask("join", { code, seat: "blue", name: "Bea" });
  await spectator.ask("watch", { code });
  const word = words();
  const found: string[] = [];
  let revealed = 0;
  for (let at = 0; at < ROUNDS; at++) {
    // So that nobody has sent too much.
    club.now += 10_000;
    const [first, second] = [word(), word()];
    await blue.ask("answer", { at, answers: [["blue-word", first]], ready: false });
    await blue.reply("answer", { at, answers: [["blue-word", `${first} is no word`]], ready: false });
    await blue.ask("unseal", { at, prompts: ["blue-word"] });
    await blue.ask("answer", { at, answers: [["blue-word", second]], ready: true });
    club.tick();
    const again = club.window();
    await again.ask("join", { code, seat: "red", name: "Ann", secret });
    const others = [red, again, host, spectator];
    for (const window of others) {
      await window.reply("since", { at: 0 });
      await window.reply("look", { code });
      await window.reply("unseal", { at, prompts: ["blue-word"] });
      await window.reply("answer", { at, answers: [["blue-word", "A"]], ready: true });
      await window.reply("takeBack", { at, count: 99 });
    }
    await files?.settled();
    const before = [
      heardBy(others),
      club.house.logged.lines.join(""),
      filesIn(FOLDER),
      await club.house.metrics.told(),
    ].join("\n");
    if (before.includes(first) || before.includes(second)) found.push(second);
    await again.ask("answer", { at, answers: [["red-word", "A"]], ready: true });
    await spectator.ask("since", { at });
    await files?.settled();
    const after = [heardBy([again]), heardBy([host]), heardBy([spectator]), filesIn(FOLDER)];
    if (after.every((text) => text.includes(second) && !text.includes(first))) revealed += 1;
    expect(club.house.logged.lines.join("")).not.toContain(second);
    red.leave();
    red = again;
  }
  expect(found).toEqual([]);
  expect(revealed).toBe(ROUNDS);
  await club.tables.close();
  await club.house.close();
  await close();
});
