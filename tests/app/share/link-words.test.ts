import { createHash } from "node:crypto";
import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { describe, expect, it, test } from "vitest";
import { packDocument, unpackDocument } from "../../../src/app/share/pack.ts";
import { GAMES } from "../../../src/games/index.ts";
import { goldenNames, goldenText } from "../../goldens/files.ts";

/** Words that are shipped, by game, the first version first. A line is added to and never changed: links lean on it. */
const SHIPPED: Readonly<Record<string, readonly string[]>> = {
  dogfight: ["67123e410a618c45b1145164a76b70f1"],
  "great-war": ["693017a6122be0337291bcb90cd4258b"],
  "down-in-flames": ["933d720d0f3fb469ac053c33e930e332"],
  "battle-of-britain": ["0270c0bd1a0de85f3babfafde9202fd4"],
  luftwaffe: ["f356a84de2eba1be0996d4c9897ec218"],
};

function digest(words: string): string {
  return createHash("sha256").update(words).digest("hex").slice(0, 32);
}

/** A document as the first links held it. */
function packedPlain(document: object): string {
  return Buffer.from(deflateSync(strToU8(JSON.stringify(document)), { level: 9 })).toString("base64url");
}

describe("the words that links are packed with", () => {
  it.each(GAMES.map(({ meta }) => meta.id))("of %s are those that were shipped", async (game) => {
    const every = (await GAMES.find(({ meta }) => meta.id === game)?.linkWords()) ?? [];
    const digests = await Promise.all(every.map(async (words) => digest(await words())));
    expect(digests).toEqual(SHIPPED[game] ?? []);
  });

  it("bring the link of the median golden under a thousand characters, and each comes back whole", async () => {
    const names = goldenNames();
    const lengths = await Promise.all(
      names.map(async (name) => {
        const document = JSON.parse(goldenText(name));
        const packed = await packDocument(document);
        const { entries: _, ...header } = document;
        expect(await unpackDocument(packed), name).toMatchObject({ ok: true, value: header });
        expect(packed.length, name).toBeLessThanOrEqual(packedPlain(document).length);
        return packed.length;
      }),
    );
    expect(lengths.sort((a, b) => a - b)[lengths.length >> 1]).toBeLessThan(1000);
  });

  it("pack whatever a document holds", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), fc.string({ maxLength: 20_000 }), async (one, long) => {
        const document = { game: "dogfight", one, long };
        expect(await unpackDocument(await packDocument(document))).toEqual({
          ok: true,
          value: JSON.parse(JSON.stringify(document)),
        });
      }),
      { numRuns: 50 },
    );
  });
});

test.each([
  ["before there were words", "q1ZKyy_KTSxRsjLVUUpPzE1VslJKyU9Py0zPKFHSUUrOzwMylayqlYqTU_MSizLzQfKlqTlKtbUA"],
  ["of the dogfight", "dogfight.1.o4L7amsB"],
  ["of the Great War", "great-war.1.o4r7agE"],
  ["of the cards", "down-in-flames.1.o1741QIA"],
  ["of the Battle of Britain", "battle-of-britain.1.o9IxsQgH1QIA"],
  ["of Luftwaffe", "luftwaffe.1.o_D8P4SDagE"],
])("a link %s opens as it did when it was made", async (_, packed) => {
  expect(await unpackDocument(packed)).toMatchObject({ ok: true, value: { format: 5, config: {} } });
});

it("a match in a link without words opens as ever, and a game without words packs so", async () => {
  const document = { format: 5, game: "chess", config: { scenario: "duel" }, entries: ["R1 2", "B1 3"] };
  expect(await packDocument(document)).toBe(packedPlain(document));
  expect(await unpackDocument(packedPlain(document))).toEqual({ ok: true, value: document });
});

test.each([
  ["dogfight.2.o4L7amsB", "link-newer"],
  ["dogfight.0.o4L7amsB", "link-broken"],
  ["chess.1.o4L7amsB", "game-unknown"],
  ["dogfight.1.", "link-broken"],
  ["dogfight.1", "link-broken"],
  ["dogfight.o4L7amsB", "link-broken"],
  ["great-war.1.o4L7ams", "link-broken"],
  ["dogfight.1.1.o4L7amsB", "link-broken"],
  ["o4L7amsB", "link-broken"],
])("%s is refused as %s", async (packed, code) => {
  expect(await unpackDocument(packed)).toMatchObject({ ok: false, error: { code } });
});
