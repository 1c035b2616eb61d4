import { describe, expect, it } from "vitest";
import { CODE_LETTERS } from "../../../src/protocol/code.ts";
import {
  CODE_LENGTH,
  GUESS_BURST,
  GUESSES_A_MINUTE,
  HANDOVER_LENGTH,
  SECRET_BYTES,
} from "../../../src/protocol/limits.ts";
import { loadRefuse } from "../../../src/server/matches/refuse.ts";
import { newCode, newSecret } from "../../../src/server/matches/secrets.ts";
import { openLog } from "../../../src/server/operation/logger.ts";
import { Guesses } from "../../../src/server/sockets/guesses.ts";
import { replyTo } from "../../../src/server/sockets/hear.ts";
import { isLong, trials } from "../../extent.ts";
import { Club, newStore, removeStores, type Window } from "../matches/club.ts";
import { type Seated, seated } from "../matches/table.ts";

removeStores();

const GUESSES = trials(20_000, 1_000_000);
/** Guesses that each address makes: all of them are judged. */
const EACH = GUESS_BURST - 5;

/** Guesses that are under way together. */
const AT_ONCE = 1000;

/** Codes and secrets that are wrong by one letter at a place. */
function almost(right: string, letters: string, place: number): string {
  const at = place % right.length;
  const next = letters[(letters.indexOf(right[at] as string) + 1) % letters.length] as string;
  return right.slice(0, at) + next + right.slice(at + 1);
}

/** What is guessed, and with what it is answered each time; wrong by chance, or wrong by one letter alone. */
function kinds({ code, hostSecret, secrets }: Seated, handover: string) {
  const red = secrets.get("red") as string;
  const other = (right: string, letters: string, nth: number, random: () => string) => {
    const guess = nth % 3 === 0 ? almost(right, letters, nth) : random();
    return guess === right ? almost(right, letters, nth) : guess;
  };
  const tableCode = (nth: number) => other(code, CODE_LETTERS, nth, () => newCode(CODE_LENGTH));
  const secret = (right: string, nth: number) => other(right, "0123456789abcdef", nth, newSecret);
  return [
    ["look", (nth: number) => ({ code: tableCode(nth) }), "no-table"],
    ["watch", (nth: number) => ({ code, secret: secret(hostSecret, nth) }), "not-yours"],
    ["join", (nth: number) => ({ code, seat: "red", name: "Eve", secret: secret(red, nth) }), "not-yours"],
    [
      "takeOver",
      (nth: number) => ({
        code,
        handover: other(handover, CODE_LETTERS, nth, () => newCode(HANDOVER_LENGTH)),
      }),
      "no-handover",
    ],
  ] as const;
}

async function attacked() {
  const club = new Club(newStore());
  const table = await seated(club, "dogfight", { scenario: "duel" });
  const { handover } = await (table.players.get("red") as Window).ask("handOver", {});
  const heardBefore = table.host.heard.length;
  const answering = {
    ...{ tables: club.tables, refuse: await loadRefuse(), log: openLog("silent") },
    guesses: new Guesses(() => club.now),
  };
  const guess = (address: string, name: string, request: unknown) =>
    replyTo(answering, { id: address, address, send: () => undefined }, name, request);
  return { club, table, handover, heardBefore, guess };
}

describe("one who guesses codes and secrets", () => {
  it("finds none from however many addresses, and is told the same each time", {
    timeout: 1_200_000,
  }, async () => {
    const { club, table, handover, heardBefore, guess } = await attacked();
    expect(table.secrets.get("red")).toHaveLength(2 * SECRET_BYTES);
    const told = new Map<string, Set<string>>();
    const all = kinds(table, handover);
    const guessed = async (nth: number) => {
      const [name, request] = all[nth % all.length] as (typeof all)[number];
      const reply = await guess(`address ${Math.floor(nth / EACH)}`, name, request(nth));
      const texts = told.get(name) ?? new Set();
      told.set(name, texts.add(JSON.stringify(reply)));
    };
    for (let nth = 0; nth < GUESSES; nth += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => guessed(nth + more)));
    for (const [name, , code] of all) {
      const [text = "", ...others] = told.get(name) ?? [];
      expect(others).toEqual([]);
      expect(JSON.parse(text)).toMatchObject({ ok: false, code });
    }
    // Nobody at the table has noticed, and what was right still is.
    expect(table.host.heard).toHaveLength(heardBefore);
    expect(await guess("another", "takeOver", { code: table.code, handover })).toMatchObject({ ok: true });
    expect(club.troubles).toEqual([]);
    if (isLong) console.info(`${GUESSES} guesses, no hit`);
  });

  it("is slowed down where he comes from one address, however often he asks", async () => {
    const { club, table, handover, guess } = await attacked();
    const all = kinds(table, handover);
    const minutes = 10;
    let judged = 0;
    for (let minute = 0; minute < minutes; minute++) {
      for (let nth = 0; nth < GUESSES / 100; nth++) {
        const [name, request] = all[nth % all.length] as (typeof all)[number];
        const reply = await guess("one", name, request(nth));
        expect(reply.ok).toBe(false);
        if (!reply.ok && reply.code !== "too-many") judged += 1;
      }
      club.now += 60_000;
    }
    expect(judged).toBe(GUESS_BURST + (minutes - 1) * GUESSES_A_MINUTE);
  });
});
