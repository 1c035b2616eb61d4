import type { Emblem, OpenedOrder } from "../../tabletop/tabletop.ts";

/** Where a piece is named: its type and the letters on its base. */
interface Named {
  readonly title: string;
  readonly label: string;
}

function both({ title, label }: Named): string {
  return `${title} ${label}`;
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

const MARKS: Readonly<Record<Emblem, string>> = {
  jam: "a gun jams",
  critical: "a critical hit",
  wounded: "a wound",
  novice: "a novice",
  ace: "an ace",
  loaded: "loaded",
  fuel: "fuel runs out",
  tail: "on the tail",
  spin: "in a spin",
  photo: "a photograph",
  fire: "in flames",
  oval: "an oval is crossed off",
};

export const words = {
  title: "The table for everybody",
  reveal: (orders: readonly OpenedOrder[]) =>
    `The orders are opened: ${orders.map(({ id, text }) => `${id} ${text}`).join(", ")}`,
  fly: "All orders are open: everybody flies at once",
  dice: "The dice fall",
  hit: ({ from, to }: { from: Named; to: Named }) => `${both(from)} fires at ${both(to)}: a hit!`,
  miss: ({ from, to }: { from: Named; to: Named }) => `${both(from)} fires at ${both(to)} and misses`,
  groundHits: ({ to }: { to: Named }) => `Machine guns on the ground fire at ${both(to)}: a hit!`,
  groundFires: ({ to }: { to: Named }) => `Machine guns on the ground fire at ${both(to)} and miss`,
  flies: ({ pieces }: { pieces: readonly Named[] }) =>
    `${list(pieces.map(both))} ${pieces.length === 1 ? "flies" : "fly"}`,
  strafes: ({ from }: { from: Named }) => `${both(from)} fires at the ground`,
  burst: ({ piece }: { piece: Named }) => `A shell bursts near ${both(piece)}`,
  burstHits: ({ piece }: { piece: Named }) => `A shell bursts and hits ${both(piece)}!`,
  burstInAir: "A shell bursts in the air",
  mark: ({ piece, mark, caption }: { piece: Named; mark: Emblem; caption: string | undefined }) =>
    `${both(piece)}: ${[MARKS[mark], caption].filter(Boolean).join(", ")}`,
  drop: ({ piece }: { piece: Named }) => `${both(piece)} drops a bomb`,
  chute: ({ piece }: { piece: Named }) => `Somebody leaves ${both(piece)} by parachute`,
  destroyed: ({ piece }: { piece: Named }) => `${both(piece)} is shot down!`,
  crashed: ({ piece }: { piece: Named }) => `${both(piece)} crashes!`,
  deal: (cards: number) => (cards === 1 ? "A card is dealt" : `${cards} cards are dealt`),
  play: (card: string | undefined) => (card === undefined ? "A card is played" : `${card} is played`),
  shuffle: "The cards are shuffled",
  turn: ({ names, count }: { names: readonly string[]; count: number }) =>
    names.length === 0
      ? `${count} ${count === 1 ? "is" : "are"} turned over`
      : `${list(names)} ${names.length === 1 ? "is" : "are"} turned over`,
  push: ({ names }: { names: readonly string[] }) =>
    names.length > 3
      ? `${names.length} counters move`
      : `${list(names)} ${names.length === 1 ? "moves" : "move"}`,
  battle: ({ names }: { names: readonly string[] }) =>
    names.length === 0 ? "A battle" : `A battle: ${list(names)}`,
  losses: ({ names }: { names: readonly string[] }) => `Lost: ${list(names)}`,
  leave: ({ piece }: { piece: Named }) => `${both(piece)} leaves the table`,
  asked: ({ names, phase }: { names: readonly string[]; phase: string }) => `${list(names)}: ${phase}`,
  begin: "The table is set",
  flying: (count: number) => `${count} flying`,
  score: (points: number) => (points === 1 ? "1 point" : `${points} points`),
  next: (seconds: number) => `The next battle begins in ${seconds} seconds.`,
  tooLong: "Still nobody wins. On to the next battle.",
  yourself: "Fly it yourself",
  again: "Begin anew",
  directed: (key: string | undefined) => `${key === undefined ? "C" : `${key}: c`}amera directed`,
  still: (key: string | undefined) => `${key === undefined ? "C" : `${key}: c`}amera still`,
  home: "Leave",
  keys: (anew: string | undefined) =>
    `Enter: fly it yourself.${anew === undefined ? "" : ` ${anew}: begin anew.`} Esc: leave.`,
  followKeys: (anew: string | undefined) =>
    anew === undefined
      ? "Esc: leave."
      : `${anew}: begin anew for the next guests; the old battle is kept. Esc: leave.`,
  following: "Shows what everybody may know of the match that is played in the other window.",
  waiting: "Nothing is being played in this browser yet. As soon as a match begins, it is shown here.",
};

export type ShowWords = typeof words;
