import { describe, expect, it } from "vitest";
import { SCREEN, WATCH } from "../../../src/app/remote/coming.ts";
import { takeHost } from "../../../src/app/remote/host-match.ts";
import { HOST, keepSeat, keptSeats, seatHere } from "../../../src/app/remote/kept-seats.ts";
import { removeStores, type Window } from "../../server/matches/club.ts";
import { until } from "../../server/sockets/house.ts";
import { houseOfTest } from "./house.ts";

removeStores();

const houseNow = houseOfTest();

/** A table whose host is another device, which may give his part away. */
async function hostedElsewhere(): Promise<{ readonly code: string; readonly host: Window }> {
  const host = houseNow().club.window();
  const { code } = await host.ask("host", { game: "dogfight", config: { scenario: "duel" } });
  return { code, host };
}

describe("the part of a table's host", () => {
  it("is this device's by the code of whoever had it, and stays so when the connection is back", async () => {
    const { code, host } = await hostedElsewhere();
    expect((await houseNow().come(code, WATCH)).remote.store.getState().host).toBe(false);
    const { handover } = await host.ask("handOver", {});
    await takeHost(code, handover, `http://127.0.0.1:${houseNow().port}`);
    expect(keptSeats(code)).toEqual({ [HOST]: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(seatHere(code)).toBeUndefined();
    const { remote } = await houseNow().come(code, WATCH);
    expect(remote.store.getState().host).toBe(true);
    houseNow().cut();
    await until(() => remote.store.getState().lostAt !== null);
    await until(() => remote.store.getState().lostAt === null);
    expect(remote.store.getState().host).toBe(true);
    expect(await remote.ask("seat", { seat: "blue", computer: "cadet" })).toMatchObject({ ok: true });
  });

  it("is come back to as well where it was taken over at the page on which one joins", async () => {
    const { code, host } = await hostedElsewhere();
    const { handover } = await host.ask("handOver", {});
    const { remote } = await houseNow().come(code, { kind: "handover", handover });
    expect(remote.store.getState()).toMatchObject({ host: true, viewer: "table" });
    expect(remote.coming).toBe(WATCH);
  });

  it("that was given away leaves a screen looking on, when its connection is back", async () => {
    const { code } = await houseNow().host("dogfight", { scenario: "duel" });
    const { remote } = await houseNow().come(code, SCREEN);
    const { handover } = (await remote.ask("handOver", {})) as { readonly handover: string };
    await houseNow().club.window().ask("takeOver", { code, handover });
    expect(await remote.ask("rules", { listed: true, teamSees: false })).toMatchObject({ code: "host-only" });
    houseNow().cut();
    await until(() => remote.store.getState().lostAt !== null);
    await until(() => remote.store.getState().lostAt === null);
    expect(remote.store.getState()).toMatchObject({ host: false, gone: null });
    expect(keptSeats(code)).toEqual({});
  });

  it("that is worth nothing any more is forgotten", async () => {
    const { code } = await hostedElsewhere();
    keepSeat(code, HOST, "0".repeat(32));
    expect((await houseNow().come(code, WATCH)).remote.store.getState().host).toBe(false);
    expect(keptSeats(code)).toEqual({});
  });
});
