import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { quotable } from "../../../../core/text.ts";
import type { Kind } from "../frame.en.ts";
import { counted, possible, strengths } from "../grammar.de.ts";
import { fraction, placeName } from "../names.ts";
import type { problems as english } from "./en.ts";

const WANTED: Readonly<Record<Kind, string>> = {
  raf: "das Ziel oder der Platz, den die RAF angreift",
  substitute: "wer einer Me 262 Platz macht, oder pass",
  "night-leaves": "der Nachtjagdverband, der geht",
  replace: "die Faktoren, die ersetzt werden, oder none",
  allocate: "wer keinen Treibstoff bekommt, und was in die Reserve geht",
  sheet: "der Zielbogen",
  marks: "die Bomberjäger, oder mark none",
  bases: "die Plätze und wer auf ihnen steht",
  groups: "die Gruppen, die zusammen starten",
  "german-move": "ein Start, ein Flug oder eine Landung, oder done",
  "american-move": "ein Einflug oder ein Flug, oder done",
  missions: "der nahe Begleitschutz, oder escort none",
  bomb: "bomb, oder ein Ziel und wer es bombardiert, oder done",
  strafe: "ein Platz und wer ihn im Tiefflug angreift, oder done",
  attack: "ein Angriff, oder pass",
  counter: "ein Angriff, oder pass",
  defend: "was der Verteidiger behält und zurückhält",
  engage: "wie das Gefecht ausgetragen wird: fight mit dice, plotted, cards oder any",
  elsewhere: "was das Gefecht die Amerikaner, dann die Deutschen kostete",
  reply: "fire oder hold",
  lose: "wer die Treffer nimmt",
};

function wanted(asked: string): string {
  return (WANTED as Readonly<Record<string, string>>)[asked] ?? quotable(asked);
}

const name = (unit: string): string => quotable(unit);

function word(found: string): string {
  return found === "" ? "Etwas fehlt" : `„${quotable(found)}“ passt hier nicht`;
}

export const problems: Catalogue<PhrasesOf<typeof english>> = {
  grammar: ({ found, asked, near }) => `${word(found)}; gefragt ist ${wanted(asked)}.${possible(near)}`,
  "other-question": ({ found, asked, near }) =>
    `„${quotable(found)}“ beantwortet eine andere Frage; gefragt ist ${wanted(asked)}.${possible(near)}`,
  "no-hex": ({ found, near }) =>
    `„${quotable(found)}“ ist kein Feld der Karte; sie hat die Spalten 01 bis 45 und die Reihen 01 bis 35, etwa 2611.${possible(near)}`,
  "no-number": ({ found, near }) =>
    `„${quotable(found)}“ ist keine Zahl; bitte eine ganze schreiben.${possible(near)}`,
  "no-unit": ({ found, near }) =>
    `Einen Verband „${quotable(found)}“ gibt es nicht; bitte 91BG, 4FG oder FW190-JG26 schreiben.${possible(near)}`,
  "no-target": ({ found, near }) =>
    `Ein Ziel „${quotable(found)}“ gibt es nicht; bitte Buchstaben und Nummer schreiben, etwa OIL-3.${possible(near)}`,
  "no-base": ({ found, near }) =>
    `Einen Platz „${quotable(found)}“ gibt es nicht; bitte BAS-1 bis BAS-32 schreiben.${possible(near)}`,
  "no-type": ({ found, near }) =>
    `Ein Muster „${quotable(found)}“ gibt es nicht; bitte B17 oder B24 schreiben.${possible(near)}`,
  "group-name": ({ found, near }) =>
    `„${quotable(found)}“ kann keine Gruppe heißen; bitte bis zu zwölf Buchstaben und Ziffern, die sonst nichts nennen.${possible(near)}`,
  "raf-zone": ({ place, near }) =>
    `${placeName(place)} liegt nicht in Deutschland oder Österreich; nur dort greift die RAF an.${possible(near)}`,
  "bombed-already": ({ target, near }) =>
    `${placeName(target)} ist schon bombardiert; bitte eines nennen, das noch steht.${possible(near)}`,
  "not-replaceable": ({ unit, near }) =>
    `${name(unit)} kann keiner Me 262 Platz machen; bitte einen Verband nennen, der in diesem Quartal kommt, oder eine Schule, die Treibstoff hatte.${possible(near)}`,
  "not-leaving": ({ unit, near }) =>
    `${name(unit)} ist nicht der Nachtjagdverband, der geht; bitte einen mit denselben Buchstaben nennen, oder eine andere Me 110, wo es keinen gibt.${possible(near)}`,
  "too-many-restored": ({ given, most, near }) =>
    `${counted(given, "Faktor wird", "Faktoren werden")} ersetzt, erlaubt sind ${most}; bitte weniger nennen.${possible(near)}`,
  "restores-too-much": ({ unit, given, most, near }) =>
    `${name(unit)} kann nicht ${counted(given, "Faktor", "Faktoren")} nehmen; bitte 1 bis ${most} schreiben${most === 0 ? ", also weglassen" : ""}.${possible(near)}`,
  "no-revival": ({ unit, near }) =>
    `${name(unit)} kann nicht zurückkehren: In diesem Quartal getauscht, oder es wären mehr Verbände im Spiel als vorgesehen; bitte andere ersetzen.${possible(near)}`,
  twice: ({ unit, near }) => `${name(unit)} ist zweimal genannt; bitte einmal nennen.${possible(near)}`,
  "not-enough-fuel": ({ need, made, near }) =>
    `Die übrigen Verbände brauchen ${fraction(need)} Treibstoff, da sind ${fraction(made)}; bitte mehr am Boden lassen.${possible(near)}`,
  "too-much-saved": ({ given, most, near }) =>
    `${given} kann nicht in die Reserve gehen; höchstens ${most} sind dafür übrig.${possible(near)}`,
  "not-own": ({ unit, near }) =>
    `${name(unit)} ist kein eigener lebender Verband; bitte einen anderen nennen.${possible(near)}`,
  "no-bomber": ({ unit, near }) =>
    `${name(unit)} ist keine Bombergruppe im Spiel; Jäger stehen nicht auf dem Bogen.${possible(near)}`,
  "no-entry": ({ unit, hex, near }) =>
    `${name(unit)} kann nicht bei ${hex} einfliegen; es muss ein Feld der eigenen Linien sein, bei Bombern neben der R-Linie.${possible(near)}`,
  "no-turn": ({ turn, near }) =>
    `Eine Runde ${turn} gibt es nicht; ein Angriff hat die Runden 1 bis 20.${possible(near)}`,
  "sheet-too-short": ({ given, least, near }) =>
    `Der Bogen nennt ${counted(given, "Ziel", "Ziele")}; er muss mindestens ${least} nennen, eines für zehn Bomberfaktoren.${possible(near)}`,
  "base-closed": ({ base, near }) =>
    `${placeName(base)} ist in diesem Quartal nicht benutzbar: hinter der R-Linie oder von der RAF getroffen; bitte einen anderen Platz wählen.${possible(near)}`,
  "base-full": ({ base, most, near }) =>
    `${placeName(base)} fasst ${counted(most, "Verband", "Verbände")}; bitte die übrigen anderswo aufstellen.${possible(near)}`,
  "school-off": ({ unit, near }) =>
    `${name(unit)} ist eine Schule und darf nicht von der Karte; bitte einen Platz nennen.${possible(near)}`,
  "group-types": ({ unit, near }) =>
    `${name(unit)} fliegt ein anderes Muster als seine Gruppe; eine Gruppe hat ein Muster.${possible(near)}`,
  grounded: ({ unit, near }) =>
    `${name(unit)} hat in diesem Quartal keinen Treibstoff oder ist nicht auf der Karte und bleibt, wo es ist.${possible(near)}`,
  "not-ready": ({ unit, turn, near }) =>
    `${name(unit)} kann jetzt nicht starten: schon in der Luft, der Platz geschlossen, oder erst in Runde ${turn} betankt.${possible(near)}`,
  "not-in-air": ({ unit, near }) =>
    `${name(unit)} ist nicht in der Luft; bitte einen Verband nennen, der es ist.${possible(near)}`,
  "moved-already": ({ unit, near }) =>
    `${name(unit)} ist in dieser Runde schon geflogen; bitte einen anderen nennen.${possible(near)}`,
  "too-far": ({ unit, hex, most, near }) =>
    `${name(unit)} erreicht ${hex} nicht: ${counted(most, "Feld", "Felder")} je Runde, nicht über die Schweiz, Deutsche nicht über die amerikanische Seite.${possible(near)}`,
  "no-landing": ({ unit, near }) =>
    `${name(unit)} kann nicht landen: Im Feld muss ein benutzbarer Platz mit Raum für einen Verband liegen.${possible(near)}`,
  "entered-already": ({ unit, near }) =>
    `${name(unit)} ist schon eingeflogen oder kein Jäger; jeder quert die Linie einmal je Angriff.${possible(near)}`,
  "no-escort": ({ unit, near }) =>
    `${name(unit)} kann nicht begleiten: Es muss ein Jäger in einem Feld mit Bombern sein.${possible(near)}`,
  "escort-bomber": ({ unit, near }) =>
    `${name(unit)} ist eine Bombergruppe; bitte nur Jäger nennen, sie begleiten alle Bomber ihres Feldes.${possible(near)}`,
  "breaks-off": ({ unit, near }) =>
    `${name(unit)} ist ein Begleitschutz, der aus Treibstoffmangel heimfliegt; er begleitet niemanden mehr, bis er die R-Linie wieder gequert hat.${possible(near)}`,
  "no-part": ({ unit, hex, near }) =>
    `${name(unit)} nimmt an diesem Gefecht bei ${hex} nicht teil; Tanks behalten oder zurückgehalten werden kann nur, wer teilnimmt.${possible(near)}`,
  "withholds-jet": ({ unit, near }) =>
    `${name(unit)} ist ein Strahlflugzeug; es wird nicht zurückgehalten, sondern bleibt ungenannt draußen.${possible(near)}`,
  "withholds-wrong": ({ unit, given, most, near }) =>
    `${name(unit)} kann nicht ${counted(given, "Faktor", "Faktoren")} zurückhalten; bitte 1 bis ${most} schreiben.${possible(near)}`,
  "not-over-target": ({ unit, target, near }) =>
    `${name(unit)} kann ${placeName(target)} nicht bombardieren: Es muss darüber sein, das Ziel auf dem Bogen haben und darf noch nicht geworfen haben.${possible(near)}`,
  "nothing-to-bomb": ({ near }) => `Niemand ist über seinem Ziel; bitte done sagen.${possible(near)}`,
  "no-strafing": ({ unit, near }) =>
    `${name(unit)} kann nicht im Tiefflug angreifen: Es muss ein freier Jäger über dem Platz sein, der nicht gefeuert hat.${possible(near)}`,
  "not-there": ({ unit, hex, near }) =>
    `${name(unit)} ist nicht bei ${hex}; bitte nennen, wer da ist.${possible(near)}`,
  "has-fired": ({ unit, near }) =>
    `${name(unit)} hat in dieser Runde gefeuert; niemand feuert zweimal.${possible(near)}`,
  "no-jet": ({ unit, near }) =>
    `${name(unit)} ist kein Strahlflugzeug; nur diese fliegen am Begleitschutz vorbei.${possible(near)}`,
  "stays-out": ({ unit, near }) =>
    `${name(unit)} kann sich nicht heraushalten: Wer im Feld ist, nimmt teil, außer zurückgehaltenen und Strahlflugzeugen.${possible(near)}`,
  "nothing-to-attack": ({ hex, near }) =>
    `Bei ${hex} ist niemand dieser Art anzugreifen; bitte das andere nennen.${possible(near)}`,
  "no-tanks": ({ unit, near }) => `${name(unit)} hat keine Zusatztanks; bitte weglassen.${possible(near)}`,
  "withholds-too-many": ({ given, most, near }) =>
    `${counted(given, "Faktor wird", "Faktoren werden")} zurückgehalten, erlaubt sind ${most}: was über die des Gegners hinausgeht.${possible(near)}`,
  "not-best": ({ unit, near }) =>
    `${name(unit)} ist besser als andere, die kämpfen sollen; halte zuerst die niedrigsten Werte zurück.${possible(near)}`,
  "bomb-together": ({ unit, target, near }) =>
    `${name(unit)} steht auch über ${placeName(target)}; alle, die es auf ihrem Zielblatt haben, bombardieren es zusammen.${possible(near)}`,
  "bad-split": ({ given, due, near }) =>
    `${counted(given, "Bomberfaktor feuert", "Bomberfaktoren feuern")}, es müssen ${due} sein, keiner mehr als sein Muster hat; fire allein überlässt es den Regeln.${possible(near)}`,
  "bad-losses": ({ due, near }) =>
    `Das sind nicht die Verluste: ${counted(due, "Faktor", "Faktoren")} der getroffenen Verbände.${possible(near)}`,
  cost: ({ american, german, near }) =>
    `Verloren gehen kann nur, was gekämpft hat: bei den Amerikanern höchstens ${strengths(american)}, bei den Deutschen ${strengths(german)}, jedes Muster einmal; wer nichts verlor, schreibt none.${possible(near)}`,
  "not-together": ({ unit, group, near }) =>
    `${name(unit)} startet und landet nur mit ${name(group)}; bitte alle nennen.${possible(near)}`,
};
