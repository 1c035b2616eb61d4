import { counted } from "../../../words/grammar.de.ts";
import { targetName } from "../../../words/names.ts";
import type { words as english } from "../en/task.ts";

const RATES: Readonly<Record<"better" | "equal" | "worse", string>> = {
  better: "besser für die Luftwaffe als 10 zu 6",
  equal: "10 zu 6",
  worse: "schlechter für die Luftwaffe als 10 zu 6",
};

const RESULTS: Readonly<Record<"british" | "german" | "draw", string>> = {
  british: "gewänne die Royal Air Force",
  german: "gewänne die Luftwaffe",
  draw: "wäre es unentschieden",
};

/** Was jede Seite zu tun hat, auf Deutsch. */
export const words: typeof english = {
  "task.aim": ({ side, targets }) =>
    side === 1
      ? `${counted(targets, "Ziel", "Ziele")} bombardieren und nicht mehr als 10 Staffeln für 6 der RAF verlieren (BB-135).`
      : `Die Luftwaffe unter ${counted(targets, "Ziel", "Zielen")} halten oder sie mehr als 10 Staffeln für 6 verlieren lassen (BB-135).`,
  "task.standing": ({ turn, to, result }) => `Runde ${turn} von ${to}; damit ${RESULTS[result]}.`,
  "task.targets": ({ side, need }) =>
    side === 1
      ? `${counted(need, "Ziel", "Ziele")} bombardieren`
      : `Nicht mehr als ${counted(need, "Ziel", "Ziele")} bombardieren lassen`,
  "task.targets-how": "Ein Treffer auf ein Ziel ist ein Erfolg, sooft es bombardiert wird (BB-116).",
  "task.targets-far": (far) => {
    const left = far.side === 1 ? `noch ${far.left}` : `noch ${far.left} dürfen es werden`;
    return `${counted(far.successes, "Ziel", "Ziele")} bombardiert, ${left}; danach noch ${counted(far.turns, "Runde", "Runden")}.`;
  },
  "task.rate": ({ side }) =>
    side === 1
      ? "Ein Verlustverhältnis nicht schlechter als 10 zu 6"
      : "Ein Verlustverhältnis schlechter als 10 zu 6 für die Luftwaffe",
  "task.rate-how": ({ british, german }) =>
    `Verluste werden in Blättern gegeben: zu ${british} der RAF, zu ${german} der Luftwaffe; wer mehr Blätter füllt, hat mehr verloren (BB-134).`,
  "task.rate-far": ({ british, german, hands, rate }) =>
    `RAF ${british} (${counted(hands[0], "Blatt", "Blätter")}), Luftwaffe ${german} (${counted(hands[1], "Blatt", "Blätter")}): ${RATES[rate]}.`,
  "task.mission": ({ target, square }) => `${targetName(target)}, ${square}`,
  "task.mission-far": ({ hits, of, bombed }) =>
    `${bombed ? "Bombardiert. " : ""}${hits > 0 ? `${hits} von ${of} Treffern.` : "Noch kein Treffer."}`,
};
