import { hexDistance } from "../../src/core/geometry/hex.ts";
import { drawn } from "../../src/core/orders/choice.ts";
import type { MoveOrder, Order } from "../../src/games/great-war/rules/grammar/order.ts";
import { fly, moveSceneOf, sampleMove } from "../../src/games/great-war/rules/move/index.ts";
import { rosterOf } from "../../src/games/great-war/rules/setup/roster.ts";
import type { Board } from "../../src/games/great-war/rules/state/state.ts";
import { boardOf, type View } from "../../src/games/great-war/rules/view/view.ts";
import { promptByPrompt } from "../../src/opponents/prompt-by-prompt.ts";
import type { GoldenGame, GoldenSetup } from "./golden.ts";

/** Its matches are long. */
const TRIES = 8;
/** Moves drawn before one is chosen. */
const SAMPLES = 10;
/** What it counts to stay on the board and whole, and each hex nearer to the nearest enemy. */
const STAY = 100;
const WHOLE = 10;

function nearestEnemy({ setup, aircraft }: Board, who: number, from: { q: number; r: number }): number {
  const side = setup.airframes[who]?.side;
  const enemies = aircraft.filter(
    (one, other) => one.status === "flying" && setup.airframes[other]?.side !== side,
  );
  return Math.min(40, ...enemies.map(({ hex }) => hexDistance(hex, from)));
}

function worth(board: Board, who: number, order: MoveOrder): number {
  const { end, leaves, overdive } = fly(moveSceneOf(board, who), order);
  const whole = (overdive ? -WHOLE : 0) - (end.altitude <= 0 ? STAY : 0);
  return (leaves ? -STAY : 0) + whole - nearestEnemy(board, who, end.hex);
}

const IDLE = ["pass", "hold", "none"];

/** Flies by chance, but keeps to the board, goes where enemies are, and does what can be done there. */
const steady = promptByPrompt("steady", (game, prompt, view, own, dice) => {
  if (prompt.kind !== "move") {
    const options = [...game.options(prompt, view, own)] as Order[];
    return options.find(({ text }) => !IDLE.includes(text)) ?? game.sample(prompt, view, own, dice);
  }
  const board = boardOf(view as View);
  const who = rosterOf(board.setup).indexOf.get(prompt.about ?? prompt.id) ?? 0;
  const scene = moveSceneOf(board, who);
  const moves = Array.from({ length: SAMPLES }, () =>
    sampleMove(scene, (below) => drawn(below, dice, prompt.seat)),
  );
  return moves.toSorted((a, b) => worth(board, who, b) - worth(board, who, a))[0];
});

/** Six to a side without a limit of turns, so that it goes on for long; types of both tables. */
function line(side: "allied" | "german", types: readonly string[], altitude: number) {
  const near = side === "allied";
  return types.map((type, place) => ({
    id: `${near ? "A" : "G"}${place + 1}`,
    side,
    type,
    hex: `${String(10 + 4 * place).padStart(2, "0")}${near ? "26" : "06"}`,
    facing: near ? 0 : 3,
    altitude: altitude + 100 * place,
    speed: 6,
  }));
}

const BOARD = { columns: 40, rows: 32 };

const PUSHERS = {
  date: "1917-04-13",
  board: BOARD,
  options: { rearGun: true, woundedObservers: true, arc120: true },
  aircraft: [
    ...line("allied", ["fe-2b", "dh-2", "bristol-f2a", "nieuport-17-british"], 2000),
    ...line("german", ["roland-c-ii", "albatros-d-iii", "halberstadt-d-ii", "albatros-c-iii"], 2200),
  ],
};

const AUTUMN = {
  date: "1918-09-20",
  board: BOARD,
  options: { sequence: "plotted", survivors: true, capture: true },
  aircraft: [
    ...line("allied", ["se-5a", "sopwith-camel", "spad-xiii", "dh-4"], 3000),
    ...line("german", ["fokker-d-vii", "ssw-d-iv", "fokker-d-viii", "hannover-cl-iii"], 3200),
  ],
};

const OLD_RULES = {
  date: "1918-04-21",
  board: BOARD,
  options: { sequence: "alternating", continued: false, maneuvers: false, energy: false },
  aircraft: [
    ...line("allied", ["sopwith-triplane", "nieuport-28"], 2500),
    ...line("german", ["fokker-dr-i", "pfalz-d-iiia"], 2500),
  ],
};

const KINDS = [
  "duel",
  "dogfight",
  "photo",
  "trench-strafing",
  "bombing",
  "spotting",
  "balloons",
  "balloon-alone",
  "line-patrol-1915",
  "last-autumn",
  "bloody-april",
];

/** A golden for each kind of scenario, and set-ups that turn the switches. */
const setups: readonly GoldenSetup[] = [
  ...KINDS.map(
    (scenario): GoldenSetup => ({
      name: `great-war-${scenario}`,
      tries: TRIES,
      config: { scenario },
    }),
  ),
  { name: "great-war-pushers", tries: TRIES, config: PUSHERS },
  { name: "great-war-autumn-plotted", tries: TRIES, config: AUTUMN },
  { name: "great-war-old-rules", tries: TRIES, config: OLD_RULES, takeBacks: true },
];

export const golden: GoldenGame = { player: steady, setups };
