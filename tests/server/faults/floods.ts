import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import { expect } from "vitest";
import * as limits from "../../../src/protocol/limits.ts";
import { unpacked } from "../matches/club.ts";
import {
  counted,
  DUEL,
  type Flood,
  inTurn,
  letIn,
  NO_CODE,
  opened,
  posted,
  refuses,
  seatedAt,
  type Target,
  times,
  using,
} from "./attackers.ts";
import { asked, clientOf } from "./bot.ts";
import { neverReading } from "./raw.ts";

const onMessages: Flood = (target) =>
  using(target, target.address(), async (client) => {
    // Who is at a table is not closed for having come to none.
    await opened(client);
    const gone = once(client as never, "disconnect");
    const asking = times(500, () => asked(client, "tables", {}));
    await gone;
    const { ok = 0 } = counted(await Promise.all(asking));
    expect(ok).toBeLessThan(limits.MESSAGE_BURST + 10 * limits.MESSAGES_A_SECOND);
  });

const onRefusals: Flood = (target) =>
  using(target, target.address(), async (client) => {
    await opened(client);
    const gone = once(client as never, "disconnect");
    const replies = times(limits.MESSAGE_BURST - 1, () => asked(client, "since", { at: -1 }));
    const more = Promise.all(replies).then(async () => {
      for (let sent = 0; client.connected && sent < 200; sent++) await asked(client, "since", { at: -1 });
    });
    await gone;
    await more;
  });

const onGuesses: Flood = async (target) => {
  const address = target.address();
  const replies = await inTurn(4, () =>
    using(target, address, async (client) => {
      const told = [];
      for (let guess = 0; guess < 40; guess++) told.push(await asked(client, "look", { code: NO_CODE }));
      return told;
    }),
  );
  const counts = counted(replies.flat());
  expect(counts["no-table"]).toBeGreaterThanOrEqual(limits.GUESS_BURST);
  expect(counts["no-table"]).toBeLessThan(limits.GUESS_BURST + limits.GUESSES_A_MINUTE);
  expect((counts["no-table"] ?? 0) + (counts["too-many"] ?? 0)).toBe(160);
};

/** Sockets that ask much, and are gone before they are told anything. */
const unheard: Flood = async (target) => {
  const address = target.address();
  await inTurn(40, () =>
    using(target, address, async (client) => {
      expect(await letIn(client)).toBe("in");
      for (let sent = 0; sent < 30; sent++) client.emit("host", { ...DUEL, game: "none" }, () => undefined);
    }),
  );
};

/** So many clients who come from one address, and what they are told. */
function coming({ url }: Target, address: string, count: number) {
  return inTurn(count, async () => {
    const client = clientOf(url, address);
    return { client, told: await letIn(client) };
  });
}

/** They go as they have come. */
async function leaving(come: Awaited<ReturnType<typeof coming>>): Promise<void> {
  await inTurn(come.length, async (nth) => {
    come[nth]?.client.disconnect();
    await wait(1);
  });
}

const idle: Flood = async (target) => {
  const address = target.address();
  const come = await coming(target, address, 100);
  expect(new Set(come.map(({ told }) => told))).toEqual(new Set(["in"]));
  await leaving(come);
};

/** A flood for each limit of the protocol, by its name. */
export const FLOODS: Readonly<Record<keyof typeof limits, Flood>> = {
  PROTOCOL: async (target) => {
    const others = [0, limits.PROTOCOL + 1, "1", null, {}, [], 1e308, -1];
    for (const protocol of times(40, (nth) => others[nth % others.length])) {
      const headers = { "x-forwarded-for": target.address() };
      const client = io(target.url, {
        ...{ auth: { protocol }, extraHeaders: headers, forceNew: true, reconnection: false },
        transports: ["websocket"],
      });
      expect(await letIn(client)).toMatch(/older$/);
      client.disconnect();
    }
  },
  MAX_MESSAGE_BYTES: async (target) => {
    const address = target.address();
    for (const size of [1, 2, 10, 100]) {
      await using(target, address, async (client) => {
        expect(await letIn(client)).toBe("in");
        const gone = once(client as never, "disconnect");
        client.emit(
          "host",
          { game: "x".repeat(size * limits.MAX_MESSAGE_BYTES), config: {} },
          () => undefined,
        );
        await gone;
      });
      const status = await posted(target, address, "x".repeat(size * limits.MAX_MESSAGE_BYTES + 1));
      expect([0, 400, 413]).toContain(status);
    }
  },
  MAX_NAME_LENGTH: async (target) => {
    await using(target, target.address(), async (client) => {
      const { code } = await opened(client);
      const names = times(40, (nth) => "x".repeat(limits.MAX_NAME_LENGTH + 1 + nth ** 2));
      const replies = await Promise.all(
        names.map((name) => asked(client, "join", { code, seat: "red", name })),
      );
      expect(Object.keys(counted(replies)).toSorted()).toEqual(["message", "name"]);
    });
  },
  CODE_LENGTH: refuses("look", "message", (nth) => ({ code: "A".repeat(nth === 5 ? 900 : nth) })),
  HANDOVER_LENGTH: refuses("takeOver", "message", (nth) => ({
    code: NO_CODE,
    handover: "A".repeat(nth === 8 ? 900 : nth),
  })),
  HANDOVER_LIFETIME: (target) =>
    using(target, target.address(), async (client) => {
      const code = await seatedAt(client);
      const offered = await Promise.all(times(20, () => asked(client, "handOver", {})));
      const handovers = offered.map((reply) => (reply?.ok ? reply.handover : ""));
      // The last one alone is good, whatever order they come in.
      const replies = await using(target, target.address(), (other) =>
        Promise.all(handovers.map((handover) => asked(other, "takeOver", { code, handover }))),
      );
      expect(counted(replies)).toEqual({ ok: 1, "no-handover": 19 });
    }),
  SECRET_BYTES: refuses("watch", "message", (nth) => ({
    code: NO_CODE,
    secret: "0".repeat(nth === 2 * limits.SECRET_BYTES ? 900 : nth),
  })),
  MAX_ANSWERS: refuses(
    "answer",
    "message",
    (nth) => ({
      at: 0,
      answers: times(limits.MAX_ANSWERS + 1 + 10 * nth, () => ["R1", "2"]),
      ready: true,
    }),
    seatedAt,
  ),
  MAX_FACES: refuses(
    "faces",
    "message",
    (nth) => ({ at: 0, faces: times(limits.MAX_FACES + 1 + 100 * nth, () => 6) }),
    opened,
  ),
  MAX_TABLES_AN_ADDRESS: async (target) => {
    const address = target.address();
    const replies = await using(target, address, (client) => inTurn(50, () => asked(client, "host", DUEL)));
    const most = limits.MAX_TABLES_AN_ADDRESS;
    expect(counted(replies)).toEqual({ ok: most, "too-many-tables": 50 - most });
  },
  MAX_SOCKETS_AN_ADDRESS: async (target) => {
    const address = target.address();
    const come = await coming(target, address, limits.MAX_SOCKETS_AN_ADDRESS + 100);
    expect(come.filter(({ told }) => told === "in")).toHaveLength(limits.MAX_SOCKETS_AN_ADDRESS);
    await leaving(come);
  },
  MAX_SPECTATORS: (target) =>
    using(target, target.address(), async (host) => {
      const { code } = await opened(host);
      const address = target.address();
      const come = await coming(target, address, limits.MAX_SPECTATORS + 50);
      // The host's own screen is one of them.
      const replies = await inTurn(come.length, (nth) =>
        asked(come[nth]?.client as Socket, "watch", { code }),
      );
      expect(counted(replies)).toEqual({ ok: limits.MAX_SPECTATORS - 1, "table-full": 51 });
      await leaving(come);
    }),
  MAX_LISTED: async (target) => {
    const listed = { ...DUEL, listed: true };
    for (let left = limits.MAX_LISTED + 10; left > 0; left -= 20)
      await using(target, target.address(), (client) => inTurn(20, () => asked(client, "host", listed)));
    const told = await using(target, target.address(), (client) =>
      inTurn(20, () => asked(client, "tables", {})),
    );
    for (const reply of told) expect(reply?.ok && reply.tables).toHaveLength(limits.MAX_LISTED);
  },
  MESSAGE_BURST: onMessages,
  MESSAGES_A_SECOND: onMessages,
  REFUSED_BURST: onRefusals,
  REFUSED_A_SECOND: onRefusals,
  GUESS_BURST: onGuesses,
  GUESSES_A_MINUTE: onGuesses,
  REPLY_TIMEOUT: unheard,
  JOIN_TIMEOUT: idle,
  MAX_UNSENT_BYTES: (target) =>
    using(target, target.address(), async (client) => {
      const code = await seatedAt(client);
      const bytes = await asked(client, "since", { at: 0 });
      expect(bytes?.ok && unpacked(bytes.packed).entries).toBe(0);
      const sockets = await inTurn(50, () => neverReading(target.port, target.address(), code));
      // Whoever reads is answered.
      expect((await asked(client, "tables", {}))?.ok).toBe(true);
      for (const socket of sockets) socket.destroy();
    }),
  READY_TICK: (target) =>
    using(target, target.address(), async (client) => {
      const code = await seatedAt(client);
      await using(target, target.address(), async (looker) => {
        await asked(looker, "watch", { code });
        let tables = 0;
        looker.on("table", () => {
          tables += 1;
        });
        const ready = { at: 0, answers: [["R1", "2"]] as [string, string][], ready: true };
        const replies = await Promise.all(times(40, () => asked(client, "answer", ready)));
        expect(counted(replies)).toEqual({ ok: 40 });
        await asked(looker, "since", { at: 0 });
        expect(tables).toBeLessThanOrEqual(1);
      });
    }),
};
