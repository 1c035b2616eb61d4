import type { Catalogue, PhrasesOf } from "../../../core/phrase.ts";
import type { frame as english } from "./frame.en.ts";
import { aimName, counted, quarterName } from "./grammar.de.ts";
import { placeName, typeName } from "./names.ts";

export const frame: Catalogue<PhrasesOf<typeof english>> = {
  "throw.choice": "Eine Wahl durch Zufall",
  "throw.raf": ({ place, factors }) =>
    `Die RAF über ${placeName(place)}, gegen ${counted(factors, "Nachtjagdfaktor", "Nachtjagdfaktoren")}`,
  "throw.bombs": ({ target, factors }) =>
    `${counted(factors, "Bomberfaktor", "Bomberfaktoren")} über ${placeName(target)}`,
  "throw.volley": ({ by, at, factors }) =>
    `${factors} ${typeName(by)} auf ${aimName(at, (id) => (id.startsWith("BAS-") ? placeName(id) : typeName(id)))}`,
  "throw.guns": ({ base }) => `Die Flak von ${placeName(base)}`,
  "throw.jets": ({ quarter }) => `Strahlflugzeuge, ${quarterName(quarter)}`,
  "phase.raf": "Die RAF bei Nacht",
  "phase.substitute": "Eine Me 262 anstelle eines anderen Verbands",
  "phase.night-leaves": "Ein Nachtjagdverband geht",
  "phase.replace": "Ersatz",
  "phase.allocate": "Treibstoffzuteilung",
  "phase.sheet": "Zielbogen",
  "phase.marks": "Bomberjäger",
  "phase.bases": "Deutsche Aufstellung",
  "phase.groups": "Gruppen, die zusammen starten",
  "phase.german-move": "Deutsche Starts, Flüge und Landungen",
  "phase.american-move": "Amerikanischer Einflug und Flug",
  "phase.missions": "Aufträge der Jäger",
  "phase.bomb": "Bombenwurf",
  "phase.strafe": "Tiefangriffe",
  "phase.attack": "Deutscher Angriff",
  "phase.counter": "Amerikanischer Angriff",
  "phase.defend": "Erklärung des Verteidigers",
  "phase.engage": "Wie das Gefecht ausgetragen wird",
  "phase.elsewhere": "Ein Gefecht auf einem anderen Tisch",
  "phase.reply": "Abwehrfeuer",
  "phase.lose": "Verluste nehmen",
  "phase.over": "Die Partie ist zu Ende",
  standing: ({ quarter, bombed, targets, american, german }) =>
    `${quarterName(quarter)}: ${bombed} von ${targets} Zielen bombardiert; Faktoren: Amerikaner ${american}, Deutsche ${german}`,
  "standing.raid": ({ quarter, bombed, american, german }) =>
    `${quarterName(quarter)}: ${counted(bombed, "Ziel", "Ziele")} bombardiert; Faktoren: Amerikaner ${american}, Deutsche ${german}`,
};
