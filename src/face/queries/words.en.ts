import { listed } from "../../core/text.ts";
import type { Unit } from "./units.ts";

const UNITS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  "″": ["inch", "inches"],
  MP: ["movement point", "movement points"],
  m: ["metre", "metres"],
};

/** One after the other, each with its full stop. */
function sentences(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/[^.!?]$/, "$&.")).join(" ");
}

/** Sentences as parts of one. */
function clauses(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/\.$/, "")).join("; ");
}

/** Somebody around a piece. */
interface Around {
  readonly clock: number | null;
  readonly id: string;
  readonly friend: boolean;
  readonly cells: readonly string[];
}

/** What is asked of the table and what is told, in English. */
export const words = {
  "query.names.me": "me myself",
  "query.names.front": "front ahead",
  "query.names.right": "right",
  "query.names.behind": "behind rear six",
  "query.names.left": "left",
  "query.names.near": "near nearest close",
  "query.names.sweep": "sweep around",
  "query.names.all": "all everybody situation",
  "query.names.targets": "targets target",
  "query.names.shots": "shots shot",
  "query.names.danger": "danger threats",
  "query.names.try": "try test",
  "query.names.what": "what happened",
  "query.names.again": "again repeat",
  "query.names.said": "said",
  "query.names.sounds": "sounds signals",
  "query.names.dice": "dice throws",
  "query.names.log": "log history",
  "query.names.hand": "hand cards",
  "query.names.card": "card",
  "query.names.rule": "rule rules",
  "query.names.help": "help questions",
  "query.tells.asked": "what you are asked, what you may answer, what is usual",
  "query.tells.piece": "where a piece is and what is left of it; an enemy also as seen from yours",
  "query.tells.me": "your own piece",
  "query.tells.sector": "who is between two numerals of the clock",
  "query.tells.front": "who is ahead",
  "query.tells.right": "who is on the right",
  "query.tells.behind": "who is behind",
  "query.tells.left": "who is on the left",
  "query.tells.near": "who is near, the nearest first",
  "query.tells.sweep": "everybody around your piece, clockwise from 12; to be heard as ticks, too",
  "query.tells.all": "everybody, the most dangerous first",
  "query.tells.targets": "whom your piece can shoot at",
  "query.tells.shots": "all shots that your side has",
  "query.tells.danger": "who can shoot at yours",
  "query.tells.try": "what an order would come to, without giving it",
  "query.tells.what": "what has just happened",
  "query.tells.again": "what was read aloud last",
  "query.tells.said": "all that was read aloud, as far back as it is kept",
  "query.tells.sounds": "how each signal of the table sounds, and what it means",
  "query.tells.dice": "the dice that have fallen last",
  "query.tells.log": "all that has happened to a piece",
  "query.tells.hand": "the cards in your hand",
  "query.tells.card": "one card of it, by its place or name",
  "query.tells.rule": "what a rule says, by its number",
  "query.tells.help": "the questions that can be asked",
  "query.help": ({ name, tells }: { name: string; tells: string }) =>
    `${name === "" ? "?" : `? ${name}`}: ${tells}`,
  "query.asked.nothing": "You are asked nothing now.",
  "query.asked.over": "The match is over.",
  "query.asked.answers": ({ answers, more }: { answers: readonly string[]; more: boolean }) =>
    `You may answer ${more ? `${answers.join(", ")} or something else` : listed(answers, "or")}.`,
  "query.asked.one": ({ text, title }: { text: string; title: string }) =>
    text === title ? text : `${title} (${text})`,
  "query.asked.usual": ({ answer }: { answer: string }) => `Usual: ${answer}.`,
  "query.asked.written": ({ text }: { text: string }) => `Written: ${text}.`,
  "query.asked.beside": ({ ids }: { ids: readonly string[] }) => `Also asked of ${listed(ids, "and")}.`,
  "query.cell": ({ column, cell }: { column: string; cell: string }) => `${column} ${cell}`,
  "query.contact": ({ id, cells }: { id: string; cells: readonly string[] }) => `${id}: ${cells.join(", ")}.`,
  "query.from": ({ id }: { id: string }) => `From ${id}:`,
  "query.sweep": ({ around }: { around: readonly Around[] }) =>
    `${around.map(({ clock, id, friend, cells }) => `${clock ?? "Here"}: ${[id, ...(friend ? ["own side"] : []), ...cells].join(", ")}`).join("; ")}.`,
  "query.earcon.move": "Two bells, rising: you are asked for your move.",
  "query.earcon.shot": "Three quick high notes: this piece can shoot at somebody.",
  "query.earcon.threat": "A low rattle between two notes: somebody can shoot at this piece.",
  "query.earcon.edge": "One long note that climbs: straight on, this piece may leave the table this turn.",
  "query.earcon.hit": "A hard crack with a falling tone: a hit.",
  "query.earcon.miss": "A rush of air that passes: a miss.",
  "query.earcon.jam": "Two dull clacks: a gun jams.",
  "query.earcon.lost": "Three long notes, falling: somebody is lost.",
  "query.badge": ({ from, to, lines }: { from: string; to: string; lines: readonly string[] }) =>
    `${from} at ${to}: ${clauses(lines)}.`,
  "query.none.lookout": "You have no piece in play to look from.",
  "query.none.directions": "There are no directions around a piece in this game; ? near tells who is near.",
  "query.none.contacts": "Nobody is there.",
  "query.none.targets": ({ id }: { id: string }) => `${id} can shoot at nobody.`,
  "query.none.shots": "Your side has no shot.",
  "query.none.danger": "Nobody can shoot at your side.",
  "query.none.happened": "Nothing has happened yet.",
  "query.none.aloud": "Nothing has been read aloud.",
  "query.none.dice": "No dice have fallen.",
  "query.none.log": ({ id }: { id: string }) => `Nothing has happened to ${id}.`,
  "query.none.hand": "You hold no cards.",
  "query.none.told": "There is nothing to tell of that.",
  "query.throw": ({ why, faces }: { why: string; faces: readonly number[] }) =>
    `${why}: ${listed(faces.map(String), "and")}.`,
  "query.card": ({ place, title, lines }: { place: number; title: string; lines: readonly string[] }) =>
    sentences([`${place}: ${title}`, ...lines]),
  "query.hand": ({ titles }: { titles: readonly string[] }) =>
    `${titles.length} in hand: ${listed(titles, "and")}.`,
  "query.hand.of": ({ label, titles }: { label: string; titles: readonly string[] }) =>
    `${label} holds ${titles.length}: ${listed(titles, "and")}.`,
  "query.unit": ({ unit, one }: { unit: Unit; one: boolean }) => UNITS[unit][one ? 0 : 1],
  "query.try.legal": ({ text }: { text: string }) => `${text} may be given.`,
  "query.try.near": ({ near }: { near: readonly string[] }) => `Near it: ${listed(near, "or")}.`,
  "query.wrong.name": ({ name, near }: { name: string; near: readonly string[] }) =>
    `There is no question “${name}”${near.length > 0 ? `; near it: ${near.map((one) => `? ${one}`).join(", ")}` : ""}. ? help lists all.`,
  "query.wrong.piece": ({ name, pieces }: { name: string; pieces: readonly string[] }) =>
    `Nothing on the table is called “${name}”${pieces.length > 0 ? `; there are ${listed(pieces, "and")}` : ""}.`,
  "query.wrong.sector": "The clock has the numerals 1 to 12: ? 10-2 asks for those from 10 to 2 o'clock.",
  "query.wrong.order": "Which order? ? try 2R1 tells what 2R1 would come to.",
  "query.wrong.card": ({ cards }: { cards: number }) =>
    `Which card? You hold ${cards}: ? card 1 tells the first.`,
  "query.wrong.rule": ({ name }: { name: string }) => `No rule has the number “${name}”.`,
  "query.wrong.long": ({ limit }: { limit: number }) => `A question has at most ${limit} letters.`,
};
