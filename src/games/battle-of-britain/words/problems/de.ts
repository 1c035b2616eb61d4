import type { Catalogue } from "../../../../core/phrase.ts";
import { quotable } from "../../../../core/text.ts";
import { counted, names, poolName, possible, squadrons } from "../grammar.de.ts";
import type { Kind } from "../kinds.ts";
import { targetName } from "../names.ts";
import type { ProblemPhrases } from "./phrases.ts";

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

type Near = { readonly near?: readonly string[] };

function near<Values extends Near>(sentence: (values: Values) => string): (values: Values) => string {
  return (values) => sentence(values) + possible(values.near);
}

const general = {
  grammar: near(({ found, asked }) =>
    found === ""
      ? `Etwas fehlt; gefragt ist ${wanted(asked)}.`
      : `„${quotable(found)}“ kann dort nicht stehen; gefragt ist ${wanted(asked)}.`,
  ),
  "other-question": near(
    ({ found, asked }) => `„${quotable(found)}“ ist hierauf keine Antwort; gefragt ist ${wanted(asked)}.`,
  ),
  "off-map": near(
    ({ found }) =>
      `„${quotable(found)}“ ist kein Feld der Karte; sie hat die Spalten A bis T und die Reihen 01 bis 25.`,
  ),
  "no-number": near(
    ({ found, asked }) =>
      `„${quotable(found)}“ ist nicht die Zahl, die fehlt; gefragt ist ${wanted(asked)}, und der Zug eines Geschwaders ist 5 oder 10.`,
  ),
  "no-type": near(
    ({ found }) =>
      `„${quotable(found)}“ ist kein Muster; bitte in einem Wort schreiben, wie Spitfire oder Bf109.`,
  ),
  "no-target": near(
    ({ found }) =>
      `„${quotable(found)}“ ist kein Ziel; der Name wird mit Bindestrichen geschrieben, wie Port-of-London.`,
  ),
  "no-formation": near(
    ({ found }) => `„${quotable(found)}“ ist kein Verband; Wings sind 10A bis 13B, Geschwader 2A bis 5A.`,
  ),
} satisfies Partial<Catalogue<ProblemPhrases>>;

const staff = {
  "bid-number": near(
    ({ found, least, most }) => `${found} Ziele kann man nicht bieten; möglich sind ${least} bis ${most}.`,
  ),
  "not-held": near(
    ({ found }) => `${targetName(found)} ist nicht auf der Hand; bitte eine Karte nennen, die es ist.`,
  ),
  "keep-count": near(({ found, count }) => `${found} Karten sind genannt; genau ${count} bleiben.`),
  "wrong-list": near(
    ({ wanted: all }) => `Das sind nicht die Staffeln oder Anlagen, die es gibt: ${names(all)}.`,
  ),
  "wrong-formations": near(
    ({ wanted: all }) => `Jeder von diesen muss einmal genannt werden: ${names(all)}.`,
  ),
  "wrong-sevens": near(
    ({ wanted: all }) =>
      `Von diesen darf sich jedes auf sieben auffüllen, je einmal genannt, oder keines: ${names(all)}.`,
  ),
  "no-rotation": near(
    ({ from, to }) =>
      `Eine solche Ablösung von der ${quotable(from)} zur ${quotable(to)} Group gibt es jetzt nicht; sie muss vorgesehen sein, mit einer bereiten Staffel und einer beschädigten desselben Musters.`,
  ),
  "too-many-dice": near(
    ({ found, most }) =>
      `${counted(found, "Würfel ist", "Würfel sind")} genannt; die Städte der Group geben ${most}.`,
  ),
  "not-damaged": near(
    ({ found }) => `${targetName(found)} hat hier nichts instand zu setzen; bitte etwas Beschädigtes nennen.`,
  ),
  "repair-count": near(
    ({ found, count }) => `${found} sind genannt; die Kokarden setzen genau ${count} instand.`,
  ),
  "pool-points": near(({ found, left }) => `${found} kann der Vorrat nicht geben; er hat noch ${left}.`),
  "needs-mission": near(
    () => "Jedes Geschwader mit Staffeln bekommt einen Auftrag, solange es Karten gibt; bitte einen nennen.",
  ),
  twice: near(
    ({ found }) => `${targetName(found)} ist schon vergeben; jede Karte geht an ein einziges Geschwader.`,
  ),
  "not-spare": near(
    ({ pool, found, most }) =>
      `${poolName(pool)} kann dafür nicht ${found} andere ziehen; höchstens ${most} dürfen unter den Stapel.`,
  ),
  "no-adjusting": near(
    ({ id }) =>
      `${id} kann jetzt nichts unter den Stapel legen; bitte einen Verband nennen, der dafür zieht.`,
  ),
  "not-aboard": near(({ id, types }) => `${id} hat nicht all diese Staffeln: ${squadrons(types)}.`),
} satisfies Partial<Catalogue<ProblemPhrases>>;

const raids = {
  "cannot-move": near(
    ({ id }) =>
      `${id} kann jetzt keinen Befehl bekommen; bitte ein Geschwader nennen, das am Zug ist oder noch starten darf.`,
  ),
  "not-yours": near(
    ({ id }) => `${id} führt ein anderer Spieler dieser Seite; bitte einen eigenen Verband befehlen.`,
  ),
  "no-launch": near(
    ({ id, found, squares }) =>
      `${id} kann bei ${quotable(found)} nicht starten; seine Startfelder sind ${names(squares)}.`,
  ),
  "no-fuel": near(
    ({ id, need, left }) =>
      `${id} braucht dafür ${need} Treibstoff und hat ${left}; möglich ist ein kürzerer Zug oder der Heimflug.`,
  ),
  "nobody-flies": near(
    ({ id }) => `Dann fliegt niemand von ${id}; jemand muss bleiben, oder es bleibt der Heimflug.`,
  ),
  barred: near(
    ({ id, square }) =>
      `${square} liegt nördlich der Grenze der 12 Group, wohin Bf 109 und Ju 87 nicht dürfen, und ${id} hat sonst niemanden; bitte südlich bleiben.`,
  ),
  "no-length": near(
    ({ id }) => `${quotable(id)}: Der Zug eines Geschwaders endet mit seiner Länge, 5 oder 10.`,
  ),
  "no-square": near(
    ({ id }) => `${id} muss mindestens ein Feld betreten; sonst heißt es hold, halt oder up.`,
  ),
  "too-far": near(({ found, most }) => `Das sind ${counted(found, "Feld", "Felder")}; es gibt ${most}.`),
  "no-more": near(({ most }) => `Alle ${most} Felder sind verbraucht; „more“ bitte weglassen.`),
  "not-aloft": near(({ id }) => `${id} ist nicht in der Luft; bitte ein Geschwader nennen, das es ist.`),
  "must-move": near(
    ({ ids }) => `Noch in der Luft und ohne Zug: ${names(ids)}; jedes muss fliegen, warten oder heim.`,
  ),
  "not-over-target": near(
    ({ id }) => `${id} ist nicht im Feld seines Auftrags; nur dort fliegt es an und bombardiert.`,
  ),
  "no-bombers": near(({ id }) => `${id} hat keinen Bomber mehr; es kann nur in der Luft bleiben oder heim.`),
  "not-next": near(
    ({ id, square }) =>
      `${quotable(square)} ist nicht ein Feld von ${id} entfernt; bitte eines nennen, das es ist.`,
  ),
  closed: near(
    ({ id, square }) =>
      `${id} darf nicht nach ${square}; Wings bleiben auf oder hinter der Radarlinie, in ihrer und den benachbarten Groups.`,
  ),
  "no-patrol": near(({ id }) => `${id} ist nicht auf Patrouille; bitte einen Wing nennen, der es ist.`),
  "not-ready": near(
    ({ id, ready }) => `${id} kann hier nicht starten; bereit für diese Station: ${names(ready)}.`,
  ),
  "no-big-wing": near(
    ({ wings, at }) =>
      `${names(wings)} können keinen Big Wing gegen ${quotable(at)} bilden; ab Runde 9 einmal je Tally-ho zwei unbenutzte Wings der 12 Group, die sein Feld in 3 erreichen.`,
  ),
  "wing-used": near(
    ({ id }) =>
      `${id} kann jetzt nicht ziehen; bitte einen Wing mit Staffeln nennen, der in diesem Tally-ho frei ist.`,
  ),
  "in-the-air": near(({ id }) => `${id} ist schon in der Luft; er bleibt dort ohne Befehl.`),
  "out-of-reach": near(
    ({ id, square, steps }) => `${id} erreicht ${square} nicht in ${steps} Feldern, die ihm offenstehen.`,
  ),
  hits: near(
    ({ hits, squadrons: own }) =>
      `${counted(hits, "Treffer ist", "Treffer sind")} zu verteilen auf ${squadrons(own)}: Jede ist bei ihrer Abwehr verloren, nur die letzte darf weniger nehmen und kommt in Ruhe.`,
  ),
  "flak-hits": near(
    ({ hits, squadrons: own }) =>
      `${counted(hits, "Flaktreffer ist", "Flaktreffer sind")} zu verteilen auf ${squadrons(own)}: Bomber gehen, solange die Treffer die Abwehr eines weiteren decken.`,
  ),
  cost: near(
    ({ british, german }) =>
      `Verloren gehen kann nur, was gekämpft hat: bei den Briten ${squadrons(british)}, bei den Deutschen ${squadrons(german)}; nach einem Abfangen darf je Seite eine Staffel gesperrt sein, nach einem Kurvenkampf keine.`,
  ),
  "cannot-fight": near(
    ({ id }) =>
      `${id} kann jetzt nicht kämpfen; bitte einen Wing in der Luft nennen, der in diesem Tally-ho noch niemanden traf oder verfehlte.`,
  ),
  "not-met": near(
    ({ id, at }) =>
      `${quotable(at)} ist kein Geschwader im Feld von ${id}; bitte eines nennen, das dort ist.`,
  ),
  gruppen: near(
    ({ squadrons: count, legal }) =>
      `${counted(count, "Staffel liegt", "Staffeln liegen")} in Gruppen zu ${names(legal)}; drei Gruppen, wo das geht, keine mit mehr als drei.`,
  ),
  "no-gruppe": near(({ found, most }) => `Eine Gruppe ${found} gibt es nicht; es gibt 1 bis ${most}.`),
  "gruppe-twice": near(
    () => "Eine Gruppe ist zweimal genannt; alle Staffeln gegen sie bitte zusammen nennen.",
  ),
} satisfies Partial<Catalogue<ProblemPhrases>>;

export const problems: Catalogue<ProblemPhrases> = { ...general, ...staff, ...raids };
