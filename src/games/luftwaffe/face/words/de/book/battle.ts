import type { words as english } from "../../en/book/battle.ts";

/** Gefechte, Bomberjäger und Strahlflugzeuge. */
export const words: typeof english = {
  "battles.title": "Gefechte",
  "battles.hex": "Wer sich in einem Feld trifft, kämpft dort, und nirgends sonst (LW-71).",
  "battles.german":
    "**In D** wählen die Deutschen Feld um Feld: die Bomber mit ihren Begleitern, die freien Jäger, beides oder niemanden.",
  "battles.american":
    "**In O** wählen die Amerikaner: Alle ihre Jäger des Felds, die nicht geschossen haben, greifen alle Deutschen an, die dort in der Luft sind, oder keiner.",
  "battles.all":
    "Wo ein Gefecht erklärt ist, machen alle mit, die können; wer nicht soll, wird zurückgehalten (LW-L28).",
  "battles.order": "Ein Gefecht geht so (LW-72):",
  "battles.declare":
    "Beide sagen, wer Tanks abwirft und wer zurückgehalten wird, der Angreifer zuerst (LW-64).",
  "battles.attacker": "Der Angreifer wirft alle seine Würfel, das beste E zuerst.",
  "battles.defender":
    "Der Verteidiger wirft, wenn er mag, für Jäger, alle oder die er nennt, dann für Bomber (LW-58).",
  "battles.losses":
    "Dann fallen alle Verluste dieser Hälfte: Wer getroffen ist, hat schon geschossen (LW-77). Wessen Faktoren gehen, sagt ihr Besitzer (LW-L31).",
  "battles.group":
    "Jedes Paar von Teilgruppen hat einen Würfel: Jäger eines Musters, eines E und eines Zeichens gegen andere solche (LW-76).",
  "battles.elsewhere":
    "Nach Absprache wird ein Gefecht, in dem beide Seiten schießen können, am Tisch eines anderen unserer Spiele ausgefochten; seine Verluste kommen als Faktoren jedes Musters zurück. Das ist **unser eigener** Zusatz (LW-H6).",
  "fighters.title": "Jäger gegen Jäger",
  "fighters.ranks":
    "Beide Seiten stellen ihre Faktoren in eine Reihe, die Besten zuerst, und jeder hat einen sich gegenüber (LW-76). E ist, was nach behaltenen Tanks und Zeichen davon bleibt (LW-6).",
  "fighters.withhold":
    "Die Seite mit mehr Faktoren darf zurückhalten, was sie mehr hat, das niedrigste E zuerst; das schießt nicht und verliert nichts (LW-75).",
  "fighters.surplus":
    "Was sie nicht zurückhält, schießt auch, wieder auf die Ersten des Gegners, und wird nicht beschossen (LW-L29).",
  "fighters.later":
    "Wer zurückgehalten wurde, hat sein Feuer für später: Ein Deutscher darf in O zurückschießen, ein Amerikaner angreifen (LW-80).",
  "fighters.bait":
    "So halten zwei Faktoren nicht zwanzig beschäftigt: Achtzehn werden zurückgehalten und greifen in O an (LW-82).",
  "fighters.example":
    "Über Schweinfurt greifen in O 8 Faktoren P-51 6 Faktoren Me 109 an und halten 2 zurück; gespielt vom Schiedsrichter:",
  "bombers.title": "Jäger gegen Bomber",
  "bombers.fire":
    "Auf Bomber wirft jedes deutsche Muster einen Würfel, Schulen und Bomberjäger einen eigenen, und E zählt nicht (LW-73). Bomber schießen mit so vielen Faktoren zurück, wie sie angreifen, von den Amerikanern verteilt (LW-74).",
  "bombers.withhold":
    "Deutsche über die Zahl der Bomberfaktoren hinaus dürfen zurückgehalten werden, wen man mag (LW-73).",
  "bombers.back": "Bomber schießen nur in E, einmal (LW-L16).",
  "bombers.example": "20 Faktoren Me 109 greifen 16 Faktoren B-17 an und halten 4 zurück:",
  "bombers.escort": "Bomber mit Nahbegleitung werden durch diese hindurch angegriffen (LW-78):",
  "bombers.face":
    "So viele deutsche Faktoren, wie die Begleiter haben, stehen diesen gegenüber, die Besten den Besten. Sind es nicht mehr, geschieht den Bombern nichts.",
  "bombers.rest": "Der Rest greift die Bomber an.",
  "bombers.beyond": "Was mehr ist als Begleiter und Bomber zusammen, darf zurückgehalten werden.",
  "bombers.first":
    "Verluste durch beide treffen zuerst die, die den Begleitern gegenüberstanden, dann die anderen (LW-79).",
  "bombers.escorted":
    "12 Faktoren FW 190 und 8 Faktoren Me 110 greifen 40 Faktoren B-17 an, die 6 Faktoren P-47 begleiten; die drei deutschen Verluste treffen die FW 190, die diesen gegenüberstanden:",
  "killers.title": "Bomberjäger",
  "killers.mark":
    "Vor der Aufstellung dürfen die Deutschen beliebige Verbände für das Quartal bezeichnen (LW-81). Die Amerikaner wissen nicht, welche, bis sie schießen (LW-51).",
  "killers.die": "Jeder ihrer Würfe hat +1, auf Bomber wie auf Jäger; eine 6 bleibt eine 6.",
  "killers.e": "Ihr E ist um eins niedriger; mit behaltenen Tanks um zwei (LW-L14).",
  "killers.apart": "Bezeichnete und Unbezeichnete eines Musters werfen getrennt, die Unbezeichneten zuerst.",
  "killers.example": "2 Faktoren FW 190 und 4 Faktoren Bomberjäger greifen Bomber an:",
  "jets.title": "Strahlflugzeuge im Gefecht",
  "jets.ways": "Me 262, He 162 und Me 163 können auf zwei Arten angreifen (LW-83), oder gar nicht:",
  "jets.together":
    "**Begleiter und Bomber zusammen**, wie andere; die Begleiter schießen zurück, ehe die Bomber angegriffen werden.",
  "jets.direct":
    "**An den Begleitern vorbei** zu den Bombern; die Begleiter dürfen erst schießen, wenn das vorbei ist.",
  "jets.first":
    "Alles um Strahlflugzeuge kommt zuerst, in allen Feldern und mit seinen Verlusten; Begleiter, die auf sie geschossen haben, haben für die anderen kein Feuer und stehen ihnen trotzdem gegenüber (LW-84).",
  "jets.bombers": "Bomber schießen nicht auf Strahlflugzeuge (LW-85).",
  "jets.rocket":
    "Auf eine Me 163 in der Luft kann niemand schießen. Greift sie Jäger an, zählt kein E (LW-86).",
  "jets.attacked": "Me 262 und He 162 können in O angegriffen werden wie andere (LW-87).",
  "jets.example":
    "4 Faktoren Me 262 und 2 Faktoren Me 163 fliegen an 6 Faktoren P-51 vorbei zu Bombern; die Begleiter antworten nur den Me 262:",
};
