import type { CardName } from "../../../data/card.ts";
import { cardName } from "../../../words/card-name.en.ts";
import { counted } from "../../../words/grammar.en.ts";

type Of = Readonly<Record<"part" | "whole", number>>;
type Tried = Readonly<Record<"hits" | "tries", number>>;

/** Words of the statistics, in English. */
export const words = {
  "count.harm": ({ hits, tries }: Tried) => `${hits} of ${counted(tries, "shot", "shots")} did harm`,
  "count.down": ({ down, owed }: Readonly<Record<"down" | "owed", number>>) =>
    `${down} shot down by these shots, where the odds owed ${owed.toFixed(1)}.`,
  "count.of": ({ part, whole }: Of) => `${part} of ${whole}`,
  "count.turn": "Game turn",
  "count.course": "Turn by turn",
  "count.chart.score": "Victory points at the end of each game turn",
  "count.axis.score": "Points",
  "count.chart.hands": "Cards in the hands of all Leaders at the end of each game turn",
  "count.axis.hands": "Cards",

  "count.sides": "Side against side",
  "count.figure": "Figure",
  "count.row.shots": "Shots at aircraft",
  "count.row.harm": "Harm done",
  "count.row.harmOwed": "Expected",
  "count.row.down": "Shot down",
  "count.row.downOwed": "Expected down",
  "count.row.points": "Points on bombers",
  "count.row.pointsOwed": "Expected points",
  "count.row.rockets": "Rockets that hit",
  "count.row.drawn": "Cards drawn",
  "count.row.attacks": "Attack cards",
  "count.row.answered": "Answered",
  "count.row.attacksStood": "Attacks that stood",
  "count.row.answersStood": "Answers that stood",
  "count.row.discarded": "Cards discarded",
  "count.row.climbed": "Levels climbed",
  "count.row.dived": "Levels dived",
  "count.flak": ({ hits, tries }: Tried) => `Flak: ${hits} of ${counted(tries, "shot", "shots")} did harm.`,
  "count.longest": ({ longest }: { readonly longest: number }) =>
    `The longest exchange: ${counted(longest, "answer", "answers")} to one card.`,

  "count.cards": "Cards played",
  "count.cards.hint":
    "How many of each stood, of those that were played: an attack that took effect, an answer that was not beaten.",
  "count.card": "Card",
  "count.name": ({ name }: { readonly name: CardName }) => cardName(name),
  "count.attack": ({ side }: { readonly side: string }) => `${side}: attacks`,
  "count.answer": ({ side }: { readonly side: string }) => `${side}: answers`,
  "count.drawn.title": "Cards drawn",
  "count.drawn.hint":
    "Expected: each side's share of the deck for as many cards as it drew, mini-hands among them.",
  "count.drawn.secret": "Which cards each side drew is told when the match is over.",
  "count.drawn.unseen": "What a side drew is told only where it was seen from this place at the table.",
  "count.drawn": ({ side }: { readonly side: string }) => `${side}: drawn`,
  "count.owed": ({ side }: { readonly side: string }) => `${side}: expected`,

  "count.owner": "Element or formation",
  "count.owners.shots": "Fire, Element by Element",
  "count.owners.cards": "Cards and energy, Element by Element",
};
