import { seededChoices } from "../../../src/core/dice/random.ts";
import { PROTOCOL } from "../../../src/protocol/limits.ts";
import { REQUEST_SAMPLES } from "./samples.ts";

/** What stands in the samples for the code of a table and for the secret of a seat. */
const [CODE, SECRET] = [REQUEST_SAMPLES.join.code, REQUEST_SAMPLES.join.secret ?? ""];

/** A table that frames are sent to. */
export interface FramesTo {
  readonly code: string;
  readonly secret: string;
}

/** Frames as a client sends them to a table: each message, what surrounds it, and an upgrade. */
const soundFrames = ({ code, secret }: FramesTo) => [
  ...Object.entries(REQUEST_SAMPLES).map(([name, request], at) => {
    const text = JSON.stringify([name, request]).replace(CODE, code).replace(SECRET, secret);
    return `42${at}${text.replace(/"at":\d+/, '"at":0')}`;
  }),
  '451-7["host",{"game":"dogfight","config":{"_placeholder":true,"num":0}}]',
  `40{"protocol":${PROTOCOL}}`,
  "41",
  "2probe",
  "3",
  "5",
];

/** Pieces that a reader of frames may stumble over. */
const PIECES = [
  "4",
  "2",
  '"',
  "[",
  "{",
  "}",
  "\\u0000",
  '"__proto__":',
  "1e999",
  "-",
  "null",
  "\uD800",
  "451-",
  "bAAAA",
];

/** Frames to a table of which a few letters were changed, left out, doubled, or put in; the same ones for a seed. */
export function mutatedFrames(count: number, seed: string, to: FramesTo): readonly Uint8Array[] {
  const sound = soundFrames(to);
  const dice = seededChoices(`frames ${seed}`);
  const below = (limit: number) => {
    const [high = 1, low = 1] = dice.throw({
      dice: ["d100", "d100"],
      by: "test",
      why: { key: "", values: {} },
    });
    return ((high - 1) * 100 + low - 1) % limit;
  };
  const mutated = (text: string): string => {
    const at = below(text.length + 1);
    const piece = PIECES[below(PIECES.length)] ?? "";
    const kinds = [
      () => text.slice(0, at) + piece + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1 + below(5)),
      () => text.slice(0, at) + piece + text.slice(at + 1),
      () => text + text.slice(at),
      () => text.slice(0, at),
    ];
    return kinds[below(kinds.length)]?.() ?? text;
  };
  return Array.from({ length: count }, () => {
    let text = sound[below(sound.length)] ?? "";
    for (let left = below(4); left > 0; left--) text = mutated(text);
    return Buffer.from(text);
  });
}
