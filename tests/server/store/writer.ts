import { openStore } from "../../../src/server/store/open-store.ts";
import { answer, checkpoint, match, round } from "./samples.ts";

// A process that changes matches as fast as it can and says each change as soon as it is acknowledged, until it is killed:
// `writer.ts RUN FOLDER [DATABASE_URL]`.
const [, , run = "", folder = "", databaseUrl] = process.argv;
const { store } = await openStore({ dataFolder: folder, databaseUrl });

/** Written at once, so that nothing that was acknowledged is unsaid. */
const say = (...words: (string | number)[]) => process.stdout.write(`${words.join(" ")}\n`);

async function play(id: string): Promise<never> {
  await store.create(match(id, id.toUpperCase()), [], []);
  let at = (await store.matchById(id))?.entries ?? 0;
  for (let count = 0; ; count++) {
    const put = await store.change(id, at, () => ({
      put: new Map([["R1", answer("red", `${run}-${count}`)]]),
    }));
    if (put === "done") say("put", id, at, `${run}-${count}`);
    const ended = await store.change(id, at, ({ pending }) => ({
      entry: round(pending.get("R1")?.text ?? ""),
      checkpoint: checkpoint(at + 1),
    }));
    if (ended === "done") say("entry", id, at, `${run}-${count}`);
    at += 1;
  }
}

say("ready", process.pid);
await Promise.all(["aaaaa", "bbbbb", "ccccc"].map(play));
