import type { words as english } from "../../en/book/quarter.ts";

type What = Parameters<(typeof english)["answers.said"]>[0]["what"];

const SAID: Readonly<Record<What, string>> = {
  raf: "Das greift die RAF bei Nacht an (LW-45).",
  substitute: "Diesen Verband ersetzt eine Me 262 (LW-96).",
  restore: "So viele Faktoren kehren zu diesen zurück (LW-48).",
  spend: "So viele Faktoren kehren zurück, Verband um Verband, wo es gleich ist, zu wem.",
  ground: "Wer keinen Treibstoff bekommt, und was in die Reserve geht (LW-100, LW-101).",
  sheet: "Ziel, Einflugfeld, Einflugrunde und Gruppen, Strom um Strom (LW-56).",
  mark: "Bomberjäger des Quartals (LW-81).",
  base: "Wer auf welchem Platz steht; wer nicht genannt ist, bleibt abseits der Karte (LW-51).",
  "take-off": "Diese starten, hier mit Zusatztanks (LW-66).",
  enter: "Jäger kommen auf ein Feld ihrer Linien.",
  fly: "Diese fliegen zu einem Feld (LW-60).",
  land: "Diese landen, wo sie sind (LW-65).",
  escort: "Diese begleiten die Bomber ihres Felds; alle anderen sind frei (LW-67).",
  bomb: "Alle Bomber über Zielen ihres Bogens bomben (LW-28).",
  strafe: "Jäger über einem Platz schießen auf diese, in dieser Reihenfolge (LW-70).",
  attack:
    "Ein deutscher Angriff: wer auf Bomber geht, wer auf freie Jäger, wie viele zurückgehalten werden (LW-71).",
  direct: "Strahlflugzeuge fliegen an den Begleitern vorbei zu den Bombern (LW-83).",
  defend: "Der Verteidiger hält so viele zurück, und diese behalten ihre Tanks (LW-64, LW-75).",
  fire: "So verteilen Bomber ihr Feuer (LW-74).",
  hold: "Niemand schießt zurück (LW-58).",
  lose: "Wen die Treffer kosten (LW-77).",
  done: "Nichts weiter.",
};

/** Wie ein Quartal geht, sein Plan, eine Runde seines Angriffs, und was geantwortet wird. */
export const words: typeof english = {
  "quarter.title": "Ein Quartal",
  "quarter.steps": "Jedes Quartal hat dieselben Schritte:",
  "quarter.fuel": "**Treibstoff** erzeugen die Raffinerien, die stehen (LW-44).",
  "quarter.raf": "**Die RAF** greift bei Nacht ein Ziel oder einen Platz an (LW-45).",
  "quarter.jets":
    "**Strahlflugzeuge:** Ab Januar 1944 würfeln die Deutschen darum und dürfen eine Me 262 statt eines anderen Verbands nehmen (LW-46).",
  "quarter.enter": "**Neue Verbände** kommen, Gruppen wechseln ihre Flugzeuge (LW-47).",
  "quarter.replace": "**Ersatz** bringt Verlorenes zurück (LW-48).",
  "quarter.allocate": "**Treibstoff wird zugeteilt**, geheim (LW-49).",
  "quarter.plan": "**Der Zielbogen** wird geschrieben, geheim (LW-50).",
  "quarter.set-up": "**Die Deutschen** bezeichnen Bomberjäger und stellen auf, beides geheim (LW-51).",
  "quarter.raid": "**Der Angriff** wird geflogen (LW-52).",
  "quarter.production":
    "**Erzeugung:** Flugzeuge und Piloten für die nächsten Quartale; die Treibstoffliste wird gezeigt (LW-53).",
  "quarter.check": "**Der Sieg** wird geprüft (LW-54).",
  "quarter.lower": "Die unteren Stufen und ein einzelner Angriff lassen Schritte weg (LW-55).",
  "quarter.open":
    "Was offen und was geheim ist, sagt eine Liste (LW-L52): Marker, Faktoren, bombardierte Ziele und Bestände sind offen.",
  "sheet-rules.title": "Der Zielbogen",
  "sheet-rules.lines":
    "Vor dem Angriff schreiben die Amerikaner für jede Bombergruppe, die fliegen soll, ihr Ziel auf, das Feld, in dem sie kommt, auf eigener Linie und neben der R-Linie, und die Runde (LW-56). Gruppen mit derselben Zeile sind ein Strom: Sie fliegen und bomben zusammen.",
  "sheet-rules.bound":
    "Der Bogen bindet: Eine Gruppe bombardiert dieses Ziel oder keines, auch wenn ihr andere zuvorkommen (LW-61, LW-L46).",
  "sheet-rules.free":
    "Ihr Weg ist frei: Sie darf ausholen, warten, umkehren und über jedes Feld ihrer Linien gehen (LW-61).",
  "sheet-rules.fighters":
    "Jäger stehen nicht auf dem Bogen; sie kommen in jeder Runde, in der man mag (LW-62).",
  "sheet-rules.shown":
    "Eine Zeile zeigt sich, wenn ihre Gruppe bombt, der Rest nach dem Angriff. Ein Bogen darf leer sein oder Jäger allein fliegen lassen (LW-H7); im einzelnen Angriff nennt er ein Ziel je zehn Bomberfaktoren (LW-113).",
  "turn.title": "Eine Runde des Angriffs",
  "turn.halves": ({ turns }) =>
    `Ein Angriff hat ${turns} Runden von rund zwanzig Minuten. Die erste Hälfte ist deutsch, die zweite amerikanisch; die Schritte haben Buchstaben (LW-10).`,
  "turn.a": "**A** Die Zeit der Deutschen in der Luft läuft, und das Tanken.",
  "turn.b": "**B** Deutsche starten (LW-66).",
  "turn.c":
    "**C** Deutsche ziehen, dann landen sie; wer keine Zeit mehr hat und nicht gelandet ist, ist verloren.",
  "turn.d":
    "**D** Deutsche greifen an: Gefechte werden erklärt, Tanks abgeworfen oder behalten, deutsche Würfel geworfen; Strahlflugzeuge zuerst (LW-71, LW-84).",
  "turn.e": "**E** Amerikaner schießen zurück, Jäger vor Bombern (LW-58).",
  "turn.f": "**F** Die Verluste dieser Hälfte fallen (LW-77).",
  "turn.h":
    "**H** Die Zeit der Amerikaner in der Luft läuft. Bomber kommen nach dem Bogen, Jäger nach Belieben, auf eigenen Linien.",
  "turn.i": "**I** Amerikaner ziehen (LW-60).",
  "turn.j": "**J** Jeder Jäger bei Bombern ist deren Nahbegleiter oder frei (LW-67).",
  "turn.k": "**K** Bomber über ihren Zielen bomben, und **L** alle hören, wie es ausging (LW-28).",
  "turn.m": "**M** Freie Jäger über Plätzen dürfen im Tiefflug angreifen (LW-70).",
  "turn.n":
    "**N** Wer auf eigener Linie steht, ist daheim; ein Jäger ohne Zeit anderswo ist verloren (LW-62).",
  "turn.o":
    "**O** Amerikaner, die nicht geschossen haben, dürfen angreifen; Deutsche, die nicht geschossen haben, schießen zurück. Verluste fallen am Ende.",
  "turn.once":
    "Niemand schießt zweimal in einer Runde (LW-57). Ein Begleiter, der in E zurückschießt, hat also für O nichts mehr, und ein Deutscher, der in D angriff, kann in O nicht zurückschießen.",
  "turn.end":
    "Nach der letzten Runde landen Deutsche, die in der Luft sind, und Amerikaner, die noch drin sind, sind verloren (LW-59). Ein Angriff endet früher, wenn niemand mehr unterwegs ist und nichts mehr kommt (LW-H1).",
  "answers.title": "Was geantwortet wird",
  "answers.typed":
    "Alles geht auf der Karte; jede Antwort ist auch eine Zeile Text, die sich tippen lässt. Groß oder klein ist gleich.",
  "answers.said": ({ answer, what }) => `\`${answer}\` ${SAID[what]}`,
};
