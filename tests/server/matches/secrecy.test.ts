import { describe, expect, it } from "vitest";
import { now } from "../../../src/core/match/match.ts";
import { games } from "../../conformance/games.ts";
import { some, trials } from "../../extent.ts";
import { Club, newStore, removeStores, type Window } from "./club.ts";
import { fair, kept, playRound, seated, type Texts } from "./table.ts";

removeStores();

const SEEDS = trials(1, 30);
/** Rounds that are played alike before the one whose answers differ. */
const BEFORE = 4;

/** All that was heard of what does not come by chance: secrets of seats and codes are new each time. */
function heardBy(window: Window, code: string): readonly string[] {
  return window.heard.map((line) =>
    line.replaceAll(code, "CODE").replace(/"secret":"[0-9a-f]{32}"/, '"secret":"…"'),
  );
}

/** Plays a few rounds alike; then one seat answers by a seed of its own, and only what is before the reveal is heard. */
async function run(game: string, scenario: string | undefined, seed: string, plots: string) {
  const club = new Club(newStore());
  const table = await seated(club, game, { scenario });
  const spectator = club.window();
  await spectator.ask("watch", { code: table.code });
  let match = await kept(club.store, table.code);
  for (let round = 0; round < BEFORE && now(match).prompts.length > 0; round++)
    match = await playRound(table, `${seed} ${round}`);
  while (new Set(now(match).prompts.map(({ seat }) => seat)).size === 1 && match.entries.length < 40)
    match = await playRound(table, `${seed} ${match.entries.length}`);
  const asked = [
    ...new Set(
      now(match)
        .prompts.filter(({ spawn }) => !spawn)
        .map(({ seat }) => seat),
    ),
  ];
  const [secret, open] = [asked.at(-1) ?? "", asked.slice(0, -1)];
  if (open.length === 0) return undefined;
  const at = match.entries.length;
  const alike = await fair(match, `${seed} alike`);
  const own = (await fair(match, plots)).get(secret) as Texts;
  const player = table.players.get(secret) as Window;
  await player.reply("answer", { at, answers: own.slice(0, 1), ready: false });
  club.tick();
  await player.reply("answer", { at, answers: own, ready: true });
  await table.players.get(open[0] as string)?.reply("look", { code: table.code });
  club.tick();
  await spectator.reply("since", { at: 0 });
  for (const seat of open) {
    const window = table.players.get(seat) as Window;
    await window.reply("answer", { at, answers: [["no prompt", "none"]], ready: false });
    await window.reply("answer", { at, answers: [[own[0]?.[0] as string, "0"]], ready: false });
    await window.reply("unseal", { at, prompts: own.map(([id]) => id) });
    await window.reply("answer", { at, answers: (alike.get(seat) as Texts).slice(0, 1), ready: false });
    await window.reply("join", {
      code: table.code,
      seat,
      name: "again",
      secret: table.secrets.get(seat) as string,
    });
    await window.reply("since", { at: 0 });
    await window.reply("takeBack", { at, count: 99 });
  }
  await club.window().reply("look", { code: table.code });
  await table.host.reply("since", { at });
  club.tick();
  expect(club.troubles).toEqual([]);
  const others = [table.host, spectator, ...open.map((seat) => table.players.get(seat) as Window)];
  const heard = others.map((window) => heardBy(window, table.code));
  await club.tables.close();
  await club.store.close();
  return { heard, own };
}

describe.each(some(games, 2).map((entry) => [entry.meta.id, entry] as const))("%s", (id, entry) => {
  it.each(Array.from({ length: SEEDS }, (_, seed) => `${id} ${seed}`))(
    "tells nobody anything of what others have sealed: %s",
    async (seed) => {
      const scenario = entry.meta.scenarios[0]?.id;
      const one = await run(id, scenario, seed, `${seed} one`);
      const other = await run(id, scenario, seed, `${seed} other`);
      expect(other?.heard).toEqual(one?.heard);
    },
  );
});

describe("a sealed answer", () => {
  it("is told to nobody but its seat before the reveal, and then to all", async () => {
    const one = await run("dogfight", "duel", "dogfight", "one");
    const other = await run("dogfight", "duel", "dogfight", "another");
    expect(one?.own).not.toEqual(other?.own);
    expect(other?.heard).toEqual(one?.heard);
  });
});
