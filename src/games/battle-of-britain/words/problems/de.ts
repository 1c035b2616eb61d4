import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { quotable } from "../../../../core/text.ts";
import type { Kind } from "../frame.en.ts";
import { counted, names, poolName, possible, squadrons } from "../grammar.de.ts";
import { targetName } from "../names.ts";
import type { problems as english } from "./en.ts";

const WANTED: Readonly<Record<Kind, string>> = {
  bid: "eine höhere Zahl von Zielen oder pass",
  keep: "drei Auftragskarten, die bleiben",
  top: "die zurückkehrenden Staffeln, die oberste zuerst",
  rotate: "eine Ablösung oder done",
  repair: "wie viele Würfel für Staffeln und für Anlagen",
  rebuild: "was instand gesetzt wird",
  pool: "Instandsetzungen aus dem Vorrat oder pass",
  alert: "Staffeln, die unter ihren Stapel kommen, oder pass",
  sevens: "die Geschwader, die sich auf sieben auffüllen, oder `seven none`",
  fill: "die Verbände in der Reihenfolge, in der sie ziehen",
  mission: "ein Auftrag von der Hand",
  "call-home": "eine Patrouille, die heimkehrt, oder done",
  "german-move": "was ein Geschwader tut oder done",
  leg: "wohin es weitergeht oder halt",
  scramble: "ein Wing zum Alarmstart oder pass",
  "wing-step": "das nächste Feld des Wings oder stay",
  chased: "das nächste Feld des Geschwaders oder run",
  "british-move": "was ein Wing tut oder done",
  lose: "wer die Treffer nimmt",
  dogfights: "ein Wing und wen er angreift oder done",
  engage: "dice, plotted oder cards",
  elsewhere: "was das Gefecht die Briten, dann die Deutschen kostete",
  gruppen: "die Größen der Gruppen",
  lay: "die Staffeln, wie sie ausgelegt werden",
  set: "Staffeln gegen Gruppen",
  bombing: "wer bombardiert oder heimfliegt oder done",
};

function wanted(asked: string): string {
  return (WANTED as Readonly<Record<string, string>>)[asked] ?? "eine andere Antwort";
}

export const problems: Catalogue<PhrasesOf<typeof english>> = {
  grammar: ({ found, asked, near }) =>
    found === ""
      ? `Etwas fehlt; gefragt ist ${wanted(asked)}.${possible(near)}`
      : `„${quotable(found)}“ kann dort nicht stehen; gefragt ist ${wanted(asked)}.${possible(near)}`,
  "other-question": ({ found, asked, near }) =>
    `„${quotable(found)}“ ist hierauf keine Antwort; gefragt ist ${wanted(asked)}.${possible(near)}`,
  "off-map": ({ found, near }) =>
    `„${quotable(found)}“ ist kein Feld der Karte; sie hat die Spalten A bis T und die Reihen 01 bis 25.${possible(near)}`,
  "no-number": ({ found, asked, near }) =>
    `„${quotable(found)}“ ist nicht die Zahl, die fehlt; gefragt ist ${wanted(asked)}, und der Zug eines Geschwaders ist 5 oder 10.${possible(near)}`,
  "no-type": ({ found, near }) =>
    `„${quotable(found)}“ ist kein Muster; bitte in einem Wort schreiben, wie Spitfire oder Bf109.${possible(near)}`,
  "no-target": ({ found, near }) =>
    `„${quotable(found)}“ ist kein Ziel; der Name wird mit Bindestrichen geschrieben, wie Port-of-London.${possible(near)}`,
  "no-formation": ({ found, near }) =>
    `„${quotable(found)}“ ist kein Verband; Wings sind 10A bis 13B, Geschwader 2A bis 5A.${possible(near)}`,
  "bid-number": ({ found, least, most, near }) =>
    `${found} Ziele kann man nicht bieten; möglich sind ${least} bis ${most}.${possible(near)}`,
  "not-held": ({ found, near }) =>
    `${targetName(found)} ist nicht auf der Hand; bitte eine Karte nennen, die es ist.${possible(near)}`,
  "keep-count": ({ found, count, near }) =>
    `${found} Karten sind genannt; genau ${count} bleiben.${possible(near)}`,
  "wrong-list": ({ wanted: all, near }) =>
    `Das sind nicht die Staffeln oder Anlagen, die es gibt: ${names(all)}.${possible(near)}`,
  "wrong-formations": ({ wanted: all, near }) =>
    `Jeder von diesen muss einmal genannt werden: ${names(all)}.${possible(near)}`,
  "wrong-sevens": ({ wanted: all, near }) =>
    `Von diesen darf sich jedes auf sieben auffüllen, je einmal genannt, oder keines: ${names(all)}.${possible(near)}`,
  "no-rotation": ({ from, to, near }) =>
    `Eine solche Ablösung von der ${quotable(from)} zur ${quotable(to)} Group gibt es jetzt nicht; sie muss vorgesehen sein, mit einer bereiten Staffel und einer beschädigten desselben Musters.${possible(near)}`,
  "too-many-dice": ({ found, most, near }) =>
    `${counted(found, "Würfel ist", "Würfel sind")} genannt; die Städte der Group geben ${most}.${possible(near)}`,
  "not-damaged": ({ found, near }) =>
    `${targetName(found)} hat hier nichts instand zu setzen; bitte etwas Beschädigtes nennen.${possible(near)}`,
  "repair-count": ({ found, count, near }) =>
    `${found} sind genannt; die Kokarden setzen genau ${count} instand.${possible(near)}`,
  "pool-points": ({ found, left, near }) =>
    `${found} kann der Vorrat nicht geben; er hat noch ${left}.${possible(near)}`,
  "needs-mission": ({ near }) =>
    `Jedes Geschwader mit Staffeln bekommt einen Auftrag, solange es Karten gibt; bitte einen nennen.${possible(near)}`,
  twice: ({ found, near }) =>
    `${targetName(found)} ist schon vergeben; jede Karte geht an ein einziges Geschwader.${possible(near)}`,
  "not-spare": ({ pool, found, most, near }) =>
    `${poolName(pool)} kann dafür nicht ${found} andere ziehen; höchstens ${most} dürfen unter den Stapel.${possible(near)}`,
  "no-adjusting": ({ id, near }) =>
    `${id} kann jetzt nichts unter den Stapel legen; bitte einen Verband nennen, der dafür zieht.${possible(near)}`,
  "not-aboard": ({ id, types, near }) =>
    `${id} hat nicht all diese Staffeln: ${squadrons(types)}.${possible(near)}`,
  "cannot-move": ({ id, near }) =>
    `${id} kann jetzt keinen Befehl bekommen; bitte ein Geschwader nennen, das am Zug ist oder noch starten darf.${possible(near)}`,
  "not-yours": ({ id, near }) =>
    `${id} führt ein anderer Spieler dieser Seite; bitte einen eigenen Verband befehlen.${possible(near)}`,
  "no-launch": ({ id, found, squares, near }) =>
    `${id} kann bei ${quotable(found)} nicht starten; seine Startfelder sind ${names(squares)}.${possible(near)}`,
  "no-fuel": ({ id, need, left, near }) =>
    `${id} braucht dafür ${need} Treibstoff und hat ${left}; möglich ist ein kürzerer Zug oder der Heimflug.${possible(near)}`,
  "nobody-flies": ({ id, near }) =>
    `Dann fliegt niemand von ${id}; jemand muss bleiben, oder es bleibt der Heimflug.${possible(near)}`,
  barred: ({ id, square, near }) =>
    `${square} liegt nördlich der Grenze der 12 Group, wohin Bf 109 und Ju 87 nicht dürfen, und ${id} hat sonst niemanden; bitte südlich bleiben.${possible(near)}`,
  "no-length": ({ id, near }) =>
    `${quotable(id)}: Der Zug eines Geschwaders endet mit seiner Länge, 5 oder 10.${possible(near)}`,
  "no-square": ({ id, near }) =>
    `${id} muss mindestens ein Feld betreten; sonst heißt es hold, halt oder up.${possible(near)}`,
  "too-far": ({ found, most, near }) =>
    `Das sind ${counted(found, "Feld", "Felder")}; es gibt ${most}.${possible(near)}`,
  "no-more": ({ most, near }) =>
    `Alle ${most} Felder sind verbraucht; „more“ bitte weglassen.${possible(near)}`,
  "not-aloft": ({ id, near }) =>
    `${id} ist nicht in der Luft; bitte ein Geschwader nennen, das es ist.${possible(near)}`,
  "must-move": ({ ids, near }) =>
    `Noch in der Luft und ohne Zug: ${names(ids)}; jedes muss fliegen, warten oder heim.${possible(near)}`,
  "not-over-target": ({ id, near }) =>
    `${id} ist nicht im Feld seines Auftrags; nur dort fliegt es an und bombardiert.${possible(near)}`,
  "no-bombers": ({ id, near }) =>
    `${id} hat keinen Bomber mehr; es kann nur in der Luft bleiben oder heim.${possible(near)}`,
  "not-next": ({ id, square, near }) =>
    `${quotable(square)} ist nicht ein Feld von ${id} entfernt; bitte eines nennen, das es ist.${possible(near)}`,
  closed: ({ id, square, near }) =>
    `${id} darf nicht nach ${square}; Wings bleiben auf oder hinter der Radarlinie, in ihrer und den benachbarten Groups.${possible(near)}`,
  "no-patrol": ({ id, near }) =>
    `${id} ist nicht auf Patrouille; bitte einen Wing nennen, der es ist.${possible(near)}`,
  "not-ready": ({ id, ready, near }) =>
    `${id} kann hier nicht starten; bereit für diese Station: ${names(ready)}.${possible(near)}`,
  "no-big-wing": ({ wings, at, near }) =>
    `${names(wings)} können keinen Big Wing gegen ${quotable(at)} bilden; ab Runde 9 einmal je Tally-ho zwei unbenutzte Wings der 12 Group, die sein Feld in 3 erreichen.${possible(near)}`,
  "wing-used": ({ id, near }) =>
    `${id} kann jetzt nicht ziehen; bitte einen Wing mit Staffeln nennen, der in diesem Tally-ho frei ist.${possible(near)}`,
  "in-the-air": ({ id, near }) => `${id} ist schon in der Luft; er bleibt dort ohne Befehl.${possible(near)}`,
  "out-of-reach": ({ id, square, steps, near }) =>
    `${id} erreicht ${square} nicht in ${steps} Feldern, die ihm offenstehen.${possible(near)}`,
  hits: ({ hits, squadrons: own, near }) =>
    `${counted(hits, "Treffer ist", "Treffer sind")} zu verteilen auf ${squadrons(own)}: Jede ist bei ihrer Abwehr verloren, nur die letzte darf weniger nehmen und kommt in Ruhe.${possible(near)}`,
  "flak-hits": ({ hits, squadrons: own, near }) =>
    `${counted(hits, "Flaktreffer ist", "Flaktreffer sind")} zu verteilen auf ${squadrons(own)}: Bomber gehen, solange die Treffer die Abwehr eines weiteren decken.${possible(near)}`,
  cost: ({ british, german, near }) =>
    `Verloren gehen kann nur, was gekämpft hat: bei den Briten ${squadrons(british)}, bei den Deutschen ${squadrons(german)}; nach einem Abfangen darf je Seite eine Staffel gesperrt sein, nach einem Kurvenkampf keine.${possible(near)}`,
  "cannot-fight": ({ id, near }) =>
    `${id} kann jetzt nicht kämpfen; bitte einen Wing in der Luft nennen, der in diesem Tally-ho noch niemanden traf oder verfehlte.${possible(near)}`,
  "not-met": ({ id, at, near }) =>
    `${quotable(at)} ist kein Geschwader im Feld von ${id}; bitte eines nennen, das dort ist.${possible(near)}`,
  gruppen: ({ squadrons: count, legal, near }) =>
    `${counted(count, "Staffel liegt", "Staffeln liegen")} in Gruppen zu ${names(legal)}; drei Gruppen, wo das geht, keine mit mehr als drei.${possible(near)}`,
  "no-gruppe": ({ found, most, near }) =>
    `Eine Gruppe ${found} gibt es nicht; es gibt 1 bis ${most}.${possible(near)}`,
  "gruppe-twice": ({ near }) =>
    `Eine Gruppe ist zweimal genannt; alle Staffeln gegen sie bitte zusammen nennen.${possible(near)}`,
};
