import type { words as english } from "../../en/ledger/battle.ts";

/** Gefechte, und was mit Strahlflugzeugen anders ist. */
export const words: typeof english = {
  "LW-71":
    "Ein Gefecht hat ein Feld. Die Deutschen wählen Feld für Feld Bomber mit ihren Begleitern, freie Jäger oder beides, und alle, die da sind, machen mit; später wählen ebenso die Amerikaner, mit allen, die nicht geschossen haben und nicht heim müssen.",
  "LW-72":
    "Erst wirft der Angreifer alle seine Würfel, dann der Verteidiger für Jäger, dann für Bomber; erst danach fallen Verluste. Das beste E wirft zuerst, auf Jäger vor Bombern, Unbezeichnete vor Bomberjägern.",
  "LW-73":
    "Deutsche, die mehr sind als die Bomber, die sie angreifen, dürfen zurückhalten, was zu viel ist, wen sie mögen; der schießt dort nicht und verliert nichts.",
  "LW-74":
    "Bomber schießen mit höchstens so vielen Faktoren zurück, wie sie angreifen, je Muster ein Würfel; die Amerikaner verteilen ihr Feuer.",
  "LW-75":
    "Zwischen Jägern darf die stärkere Seite zurückhalten, was zu viel ist. Das niedrigste E bleibt zuerst weg, damit die Besten auf die Besten treffen.",
  "LW-76":
    "Beide Seiten stehen in der Reihe ihrer E und einer dem anderen gegenüber; wer zu viel ist, steht wieder den Ersten gegenüber und wird selbst nicht beschossen. Jedes Paar von Teilgruppen hat einen Würfel, eine Teilgruppe ist ein Muster mit einem E und einem Zeichen.",
  "LW-77":
    "Verluste fallen, wenn alle einer Hälfte geschossen haben; auch wer verloren ist, hat geschossen. Ein Treffer gilt der Teilgruppe, auf die geschossen wurde, der Besitzer sagt, wem; was darüber geht, verfällt.",
  "LW-78":
    "Deutsche, die begleitete Bomber angreifen, stehen mit so vielen Faktoren den Begleitern gegenüber, wie diese haben, die Besten den Besten; der Rest greift die Bomber an. Was über beide hinausgeht, darf zurückgehalten werden.",
  "LW-79":
    "Begleiter schießen, ehe Verluste fallen, und alle deutschen Verluste des Gefechts treffen zuerst die, die ihnen gegenüberstanden.",
  "LW-80":
    "Wer zurückgehalten wurde, hat sein Feuer noch für die andere Hälfte. Kämpfte von einem Verband ein Faktor, so haben beide geschossen.",
  "LW-81":
    "Vor der Aufstellung dürfen die Deutschen beliebige Verbände für das Quartal als Bomberjäger bezeichnen: +1 auf jeden Wurf, ein E weniger. Sie werfen getrennt von Unbezeichneten ihres Musters, nach ihnen.",
  "LW-82":
    "So kann eine Handvoll Deutscher nicht das Feuer einer ganzen Gruppe binden: Sie hält zurück, was zu viel ist.",
  "LW-83":
    "Strahlflugzeuge greifen Begleiter und Bomber an wie andere, und die Begleiter schießen, ehe die Bomber angegriffen werden; oder sie fliegen an ihnen vorbei zu den Bombern, und jene schießen danach.",
  "LW-84":
    "Alles um Strahlflugzeuge, in welchem Feld auch immer, ist mit seinen Verlusten erledigt, ehe die anderen angreifen. Begleiter, die auf Strahlflugzeuge geschossen haben, haben für die anderen kein Feuer mehr, stehen ihnen aber gegenüber.",
  "LW-85": "Bomber schießen nicht auf Strahlflugzeuge und behalten ihr Feuer für die anderen.",
  "LW-86":
    "Greift eine Me 163 Jäger an, zählt kein E. In der Luft kann niemand auf sie schießen, mit wem sie auch fliegt; am Boden kann sie im Tiefflug angegriffen werden.",
  "LW-87": "Me 262 und He 162 in der Luft können die Amerikaner angreifen wie alle anderen.",
};
