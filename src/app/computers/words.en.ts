import { sideName, verbOf } from "../../words/sides.ts";

function seat(id: string): string {
  return sideName(id, "en");
}

/** Words about computer players, in English. */
export const words = {
  thinking: (name: string) => `${name} ${verbOf(name, "is", "are")} thinking …`,
  since: (seconds: number) => `for ${seconds} s`,
  spent: (percent: number) => `${percent} %`,
  ready: (name: string) => `${name} ${verbOf(name, "is", "are")} ready; the orders are sealed.`,

  "dropped.title": "A computer player has dropped out",
  "dropped.text": (name: string) =>
    `${name} ${verbOf(name, "does", "do")} not answer; ask again, or play this seat yourself.`,
  "dropped.again": "Ask again",
  "dropped.play": (id: string) => `Play ${seat(id)} yourself`,

  "plays.random": "Any legal answer, by chance.",
  "plays.cadet": "Plays by chance, but does nothing mad.",
  "plays.pilot": "Weighs what it may do against what you may do.",
  "plays.ace": "As the pilot, with more thought.",

  "seats.title": "Who plays",
  "seats.about": "Seats may change hands at any time; what the seat has written this turn is dropped.",
  "seats.player": (id: string) => `${seat(id)} ${verbOf(id, "is", "are")} played by`,
  "seats.person": "A person",
  "seats.personHint": "Somebody at this screen.",
  "seats.done": "Play on",
  "seats.hold": "Hold the game",
  "seats.goOn": "Let it go on",

  "weighed.title": "What the computer weighed",
  "weighed.none": "No computer has answered in this turn yet. Play on, or step to another turn.",
  "weighed.wait": "Thinking it through again …",
  "weighed.failed": "The computer player does not answer; ask again in a moment.",
  "weighed.again": "Ask again",
  "weighed.which": "Answer",
  "weighed.nothing": (name: string) => `${name} weighs nothing: any legal answer is as good as another.`,
  "weighed.about": "How often it plays each answer, and what that promises it.",
  "weighed.aboutShares": "How often it plays each answer.",
  "weighed.other": "This answer was not the computer's own; so it would have decided.",
  "weighed.order": "Answer",
  "weighed.share": "Share",
  "weighed.value": "Worth",
  "weighed.given": "given",
  "weighed.hardly": "under 1 %",
  "weighed.percent": (percent: number) => `${percent} %`,
  "weighed.close": "Put away",
};

export type ComputerWords = typeof words;
