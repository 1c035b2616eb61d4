import { describe, expect, test } from "vitest";
import type { AnyCatalogue, Phrase, Values } from "../../../../../src/core/phrase.ts";
import { say } from "../../../../../src/core/phrase.ts";
import { end as toldEndDe } from "../../../../../src/games/great-war/words/events/end.de.ts";
import { end as toldEndEn } from "../../../../../src/games/great-war/words/events/end.en.ts";
import { ground as groundDe } from "../../../../../src/games/great-war/words/events/ground.de.ts";
import { ground as groundEn } from "../../../../../src/games/great-war/words/events/ground.en.ts";
import { end as refusedEndDe } from "../../../../../src/games/great-war/words/problems/end.de.ts";
import { end as refusedEndEn } from "../../../../../src/games/great-war/words/problems/end.en.ts";

const ENGLISH: AnyCatalogue = { ...groundEn, ...toldEndEn, ...refusedEndEn };
const GERMAN: AnyCatalogue = { ...groundDe, ...toldEndDe, ...refusedEndDe };

const PILOT = { id: "B2", man: 0, name: "Baumer" };
const OBSERVER = { id: "B2", man: 1, name: "" };
const LEWIS = { mount: "front", barrel: "lewis" };
const NEAR = ["clear left", "clear right", "none"];

/** A case or more for every sentence: what it is told with, and what must stand in it in either language. */
const CASES: readonly (readonly [key: string, values: Values, english: RegExp, german: RegExp])[] = [
  [
    "event.strafes",
    { id: "B2", hexes: 1, trench: 1, points: 1 },
    /1 hex of trench.*1 point\./,
    /1 Hex Graben.*1 Punkt\./,
  ],
  [
    "event.strafes",
    { id: "B2", hexes: 4, trench: 1, points: 6 },
    /4 hexes, 1 of them trench/,
    /4 Hexe, davon 1 Graben/,
  ],
  ["event.strafing-fire", { id: "B2", hexes: 4, attacks: 2 }, /2 attacks .*4\.10f/, /2 Angriffe/],
  [
    "event.archie",
    { id: "B2", guns: "german", own: false, die: 2, upTo: 2, fires: true },
    /^German archie.*2, it fires \(on 1 to 2; 4\.10h/,
    /^Die deutsche Flak.*2, sie feuert \(/,
  ],
  [
    "event.archie",
    { id: "B2", guns: "allied", own: true, die: 3, upTo: 1, fires: false },
    /one of its own: 3, it does not fire \(on a 1; 4\.10k/,
    /feuert nicht \(bei einer 1/,
  ],
  ["event.archie-spares", { id: "B2", near: "R1" }, /R1.*4\.10j/, /R1.*4\.10j/],
  [
    "event.ground-modifiers",
    {
      id: "B2",
      parts: [
        { key: "strafing", value: -1 },
        { key: "novice", value: 1 },
      ],
      total: 0,
      rule: "4.10f",
    },
    /strafer −1 and novice \+1, 0 in all/,
    /Tiefangriff −1 und Neuling \+1, zusammen 0/,
  ],
  [
    "event.gun-fires",
    { id: "B2", gun: "M1", kind: "AA", distance: 1, altitude: 450 },
    /Anti-aircraft gun M1 .* 1 hex away at 450 m/,
    /Flakgeschütz M1 .* 1 Hex entfernt in 450 m/,
  ],
  [
    "event.gun-found",
    { id: "B2", gun: "M1", kind: "MG", hex: "0712", distance: 3 },
    /3 hexes away: machine gun M1 in 0712/,
    /3 Hexe entfernt: Maschinengewehr M1 in 0712/,
  ],
  [
    "event.bombs",
    { id: "B2", target: "depot", hex: "0712", altitude: 900, faces: [4, 3], roll: 7, need: 8, hit: false },
    /4 \+ 3 = 7, needs 8: a miss/,
    /nötig 8: daneben/,
  ],
  [
    "event.bombs-wasted",
    { id: "B2", why: "too-high", hex: "0712", altitude: 1600 },
    /too high/,
    /über 1500 m/,
  ],
  ["event.jettison", { id: "B2", max: 4, min: 4 }, /4, no more than its minimum of 4 \(4\.10e/, /4\.10e/],
  [
    "event.photo",
    { id: "B2", target: "road", hex: "0712" },
    /photographs road over 0712/,
    /fotografiert road/,
  ],
  ["event.spotting", { id: "B2", target: "battery", turns: 2, of: 4 }, /2 of 4 turns/, /2 von 4 Runden/],
  ["event.winched", { id: "K1", altitude: 450 }, /450 m/, /450 m/],
  ["event.balloon-safe", { id: "K1" }, /safe/, /Sicherheit/],
  [
    "event.points",
    { id: "B2", side: "allied", why: "photo", points: 5, total: 9 },
    /B2 took its photographs: 5 points for the Allies, 9 in all/,
    /5 Punkte für die Alliierten, zusammen 9/,
  ],
  ["throw.archie", { id: "B2" }, /B2/, /B2/],
  ["throw.bombs", { id: "B2", need: 8 }, /8 or more/, /ab 8/],
  [
    "event.parachute",
    { ...PILOT, die: 4, wounded: true, total: 2, out: false, chute: null, saved: false },
    /Baumer, pilot of B2, does not get out: 4 less 2 for his wound = 2/,
    /4 weniger 2/,
  ],
  [
    "event.parachute",
    { ...OBSERVER, die: 4, wounded: false, total: 4, out: true, chute: 6, saved: false },
    /^The observer of B2 gets out: 4; parachute: 6, it fails/,
    /^Der Beobachter von B2 .* versagt/,
  ],
  ["event.no-parachute", { id: "B2", altitude: 100 }, /100 m: too low/, /100 m ab: zu tief/],
  [
    "event.capture",
    { ...PILOT, die: null, total: 0, captured: true },
    /behind the Allied lines/,
    /hinter den alliierten Linien/,
  ],
  [
    "event.capture",
    { ...PILOT, die: 2, total: 1, captured: true },
    /2 less 1 .* = 1, he is captured/,
    /2 weniger 1 .* = 1, er gerät/,
  ],
  [
    "event.fuel",
    { id: "B2", faces: [1, 2], turns: 1, total: 2, dry: true },
    /1 \+ 2 less 1 = 2: the tank is dry/,
    /der Tank ist leer/,
  ],
  [
    "event.faint",
    { ...PILOT, faces: [1, 2], roll: 3, upTo: 2, faints: false },
    /= 3, he holds on/,
    /hält durch/,
  ],
  [
    "event.clears",
    { ...PILOT, ...LEWIS, die: 2, upTo: 2, works: true, rule: "4.9m" },
    /the Lewis: 2, cleared \(cleared on 1 to 2; 4\.9m/,
    /das Lewis-MG: 2, die Ladehemmung ist behoben/,
  ],
  [
    "event.reloads",
    { ...PILOT, ...LEWIS, attacks: 6, rule: "4.9h" },
    /drum of the Lewis: 6 attacks/,
    /Lewis-MG: wieder 6/,
  ],
  ["event.glides", { id: "B2", why: "fuel", max: 9, min: 4 }, /out of fuel/, /Kraftstoff/],
  ["event.glides", { id: "B2", why: "engine", max: 3, min: 4 }, /speed 3 only/, /Geschwindigkeit 3,/],
  ["event.crashes", { id: "B2" }, /D-01/, /D-01/],
  [
    "event.drifts",
    { ids: ["B1", "R1"], hexes: 1, facing: 3 },
    /B1 and R1 along by a hex/,
    /B1 und R1 um ein Hex/,
  ],
  ["event.blown-away", { id: "B2", home: true }, /home/, /nach Hause/],
  ["event.blown-away", { id: "B2", home: false }, /out of the game/, /aus dem Spiel/],
  ["throw.parachute", PILOT, /Baumer \(B2\)/, /Baumer \(B2\)/],
  ["throw.chute", OBSERVER, /observer of B2/, /Beobachter von B2/],
  ["throw.capture", PILOT, /Baumer/, /Baumer/],
  ["throw.fuel", { id: "B2", turns: 2 }, /less 2/, /weniger 2/],
  ["throw.faint", { ...PILOT, upTo: 3 }, /3 or less/, /bis 3/],
  ["throw.clear", { ...PILOT, ...LEWIS, upTo: 1 }, /cleared on a 1/, /behoben bei einer 1/],
  [
    "tend-grammar",
    { found: "dance", near: NEAR },
    /“dance”.*clear left, clear right or none/,
    /„dance“.*clear left, clear right oder none/,
  ],
  ["tend-gun", { ...PILOT, found: "middle", act: "clear", near: NEAR }, /“middle”/, /„middle“/],
  ["tend-which", { ...PILOT, act: "clear", near: NEAR }, /more than one gun/, /mehr als einer Waffe/],
  [
    "tend-not",
    { ...PILOT, act: "clear", why: "wild", near: ["none"] },
    /100 m up.*write none/,
    /100 m steigen.*möglich ist none/,
  ],
  [
    "tend-not",
    { ...PILOT, act: "reload", why: "nothing", near: ["none"] },
    /waits for a drum/,
    /wartet auf eine Trommel/,
  ],
];

describe("what the ground and the end of a turn tell", () => {
  test.each(CASES)("%s %j", (key, values, english, german) => {
    const phrase: Phrase = { key, values };
    const sentences = [say(ENGLISH, phrase), say(GERMAN, phrase)];
    expect(sentences[0]).toMatch(english);
    expect(sentences[1]).toMatch(german);
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object|(?<![A-Z])-\d/);
      if (!key.startsWith("throw.")) expect(sentence).toMatch(/[.]$/);
    }
  });

  test("every sentence is tried, and both languages have the same", () => {
    const keys = Object.keys(ENGLISH).toSorted();
    expect(Object.keys(GERMAN).toSorted()).toEqual(keys);
    expect([...new Set(CASES.map(([key]) => key))].toSorted()).toEqual(keys);
  });
});
