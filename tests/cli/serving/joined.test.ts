import { expect, test } from "vitest";
import { BLUE, ENDED, RED } from "./duel.ts";
import { endPrograms, servers, serving, tallyho } from "./programs.ts";
import { freshData } from "./serving-process.ts";
import type { TallyhoProcess } from "./tallyho-process.ts";

endPrograms();

async function hosted(address: string): Promise<string> {
  const host = tallyho(["host", "dogfight", "--scenario", "duel", "--at", address]);
  expect(await host.ended).toEqual([0, null]);
  return /^Code to join: (\S{5})$/m.exec(host.out)?.[1] ?? "";
}

function joined(address: string, code: string, [name, seat]: readonly [string, string]): TallyhoProcess {
  return tallyho(["join", address, code, "--name", name, "--seat", seat]);
}

test("two programs play a whole dogfight by scripts that are piped to them", async () => {
  const address = await serving(freshData());
  const code = await hosted(address);
  const [red, blue] = [joined(address, code, ["Ann", "red"]), joined(address, code, ["Ben", "blue"])];
  red.write(RED);
  blue.write(BLUE);
  for (const one of [red, blue]) {
    expect([await one.ended, one.err]).toEqual([[0, null], ""]);
    expect(one.out).toMatch(ENDED);
    expect(one.out.match(/^Given: /gm)).toHaveLength(6);
  }
  expect(red.out).toMatch(/^From R1: B1: range/m);
});

test("the server is killed in the middle and started again: all goes on, and nothing is asked twice", async () => {
  const data = freshData();
  const address = await serving(data);
  const code = await hosted(address);
  const [red, blue] = [joined(address, code, ["Ann", "red"]), joined(address, code, ["Ben", "blue"])];
  red.write(RED.slice(0, 4));
  blue.write(BLUE.slice(0, 3));
  // Two turns are over, and Red's third order is handed in.
  await red.hears(/Turn 3: write orders[\s\S]*Given: 3\.\n/);
  await blue.hears(/^Turn 3: write orders/m);
  await servers[0]?.kill("SIGKILL");
  await Promise.all([red, blue].map((one) => one.hears(/^The connection is lost since/m)));
  red.write(RED.slice(4));
  blue.write(BLUE.slice(3));
  expect(await serving(data, { port: Number(address.split(":")[1]) })).toBe(address);
  for (const one of [red, blue]) {
    expect([await one.ended, one.err]).toEqual([[0, null], ""]);
    expect(one.out).toMatch(/^The connection is back\.$/m);
    expect(one.out).toMatch(ENDED);
    expect(one.out.match(/^Given: /gm)).toHaveLength(6);
  }
});
