import { describe, expect, it } from "vitest";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import type { GameEvent } from "../../src/core/game.ts";
import { eventsFor } from "../../src/core/match/log.ts";
import type { Moment } from "../../src/core/match/match.ts";
import { type Phrase, say } from "../../src/core/phrase.ts";
import { tabletop as britain } from "../../src/games/battle-of-britain/face/tabletop.ts";
import { words as channelWords } from "../../src/games/battle-of-britain/face/words/en/table.ts";
import { view as channelView } from "../../src/games/battle-of-britain/rules/view/view.ts";
import { GAMES } from "../../src/games/index.ts";
import { tabletop as reich } from "../../src/games/luftwaffe/face/tabletop.ts";
import { words as reichWords } from "../../src/games/luftwaffe/face/words/en/table.ts";
import { view as reichView } from "../../src/games/luftwaffe/rules/view/view.ts";
import { findGame } from "../../src/games/registry.ts";
import { liveCounter } from "../../src/tabletop/live-counter.ts";
import { counterAt } from "../../src/tabletop/motion/counter-motion.ts";
import type { Cue, Tabletop } from "../../src/tabletop/tabletop.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { must } from "../core/duel.ts";
import { goldenText } from "./files.ts";

type Laid = (state: unknown, events: readonly GameEvent[]) => Tabletop;

const channel: Laid = (state, events) =>
  britain(channelView(state as never, "table"), events, (phrase: Phrase) => say(channelWords, phrase));
const luftwaffe: Laid = (state, events) =>
  reich(reichView(state as never, "table"), events, (phrase: Phrase) => say(reichWords, phrase));

/** What counters fight in, and what costs them something. */
const FIGHTS: ReadonlySet<string> = new Set(
  ["contact", "intercept", "dogfight", "duel", "losses", "fuel", "volley", "loses", "lost-in-air"].map(
    (name) => `event.${name}`,
  ),
);

/** The changes of the table of a recorded match in which somebody fights. */
async function changesOf(name: string, laid: Laid) {
  const file = must(parseFile(goldenText(name)));
  const game = await findGame(GAMES, file.game)?.load(file.config);
  if (!game) throw new Error(`no game ${file.game}`);
  const { match } = must(openFile(game, file, recordedDice([])));
  const laidAt = (moment: Moment) => laid(moment.state, eventsFor(moment, "table"));
  return match.moments.flatMap((moment, at) => {
    const earlier = match.moments[at - 1];
    if (!earlier || !moment.events.some(({ key }) => FIGHTS.has(key))) return [];
    const [before, after] = [laidAt(earlier), laidAt(moment)];
    return [{ before, after, line: timeline(before, after) }];
  });
}

/** A beat in a line: what is fought where, and what is lost of which counters. */
function told(cue: Cue): readonly string[] {
  if (cue.kind === "battle")
    return [
      `battle of ${cue.counters?.join(" ")}${cue.by === undefined ? "" : ` by ${cue.by}`}${cue.hit === undefined ? "" : ` hit ${cue.hit}`}`,
    ];
  if (cue.kind !== "losses") return [];
  return cue.lost.map(
    ({ label, figures, of, to }) => `${label} ${figures?.[0]?.value} of ${of.join(" ")} to ${to}`,
  );
}

/** Both tests look at the same changes. */
const known = new Map<string, ReturnType<typeof changesOf>>();
function changesIn(name: string, laid: Laid) {
  const changes = known.get(name) ?? changesOf(name, laid);
  known.set(name, changes);
  return changes;
}

const RAID = [
  "battle of 11B 2B",
  "battle of 11B 2B hit true",
  "battle of 11A 2B",
  "Ju 88 −1 of 2B-5 2B to tote-pools-1",
  "Do 17 −1 of 2B-4 2B to tote-pools-1",
  "Hurricane −1 of 11A-3 11A to tote-pools-0",
  "battle of 11A 2B",
  "Spitfire −1 of 11A-2 11A to tote-pools-0",
];
const BASIC = [
  "battle of 385BG+ Me110-NJG5+ by 1 hit true",
  "battle of 385BG+ Me110-NJG5+ by 0 hit false",
  "B-17 −1 of 388BG to tote-forces",
  "battle of 385BG+ Me110-NJG5+ by 1 hit true",
  "battle of 385BG+ Me110-NJG5+ by 0 hit false",
  "battle of 92BG+ Me109-JG50+ by 1 hit true",
  "battle of 92BG+ Me109-JG50+ by 0 hit true",
  "B-17 −2 of 385BG to tote-forces",
];

describe.each([
  ["britain-raid", channel, RAID],
  ["reich-basic", luftwaffe, BASIC],
] as const)("what is lost in %s", (name, laid, beats) => {
  it("rises from counters that stood there, which are gone or changed by then, and goes to a board that is there", async () => {
    const live = liveCounter();
    let losses = 0;
    for (const { before, after, line } of await changesIn(name, laid)) {
      const changed = new Set<string>();
      for (const { cue, start, duration } of line.clips) {
        if (cue.kind !== "losses") continue;
        losses++;
        for (const { of, to } of cue.lost) {
          expect(after.charts?.map(({ id }) => id)).toContain(to);
          const stood = of.filter((id) => before.counters?.some((one) => one.id === id));
          expect(stood.length).toBeGreaterThan(0);
          for (const id of stood) {
            // Whoever loses several times looks as afterwards from the first on.
            if (changed.has(id)) continue;
            changed.add(id);
            counterAt(line, id, start - 1, live);
            expect([live.present, live.settled]).toEqual([1, false]);
            const left = after.counters?.some((one) => one.id === id);
            counterAt(line, id, start + duration - 1, live);
            expect([live.present, live.settled]).toEqual(left ? [1, true] : [0, false]);
          }
        }
      }
    }
    expect(losses).toBeGreaterThan(2);
  });

  it("is told in the order in which it happens", async () => {
    const changes = await changesIn(name, laid);
    expect(changes.flatMap(({ after }) => after.cues.flatMap(told)).slice(0, 8)).toEqual(beats);
  });
});
