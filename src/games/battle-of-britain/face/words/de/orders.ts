import type { NamedTable } from "../../../../../core/battle-tables.ts";
import type { Allocation } from "../../../rules/grammar/order.ts";
import { counted, names, poolName, squadrons, targets } from "../../../words/grammar.de.ts";
import { targetName, typeName } from "../../../words/names.ts";
import type { Strength } from "../../outlook/strength.ts";
import type { Trigger } from "../../outlook/triggers.ts";
import type { words as english } from "../en/orders.ts";
import type { QuestionValues } from "../order-values.ts";

const TITLES: Readonly<Record<string, string>> = {
  bid: "Gebot für die deutsche Seite",
  keep: "welche Karten bleiben?",
  top: "welche wird zuerst gezogen?",
  rotate: "Ablösung",
  repair: "Instandsetzungswürfel",
  rebuild: "Instandsetzung",
  pool: "Vorrat der 13 Group",
  alert: "Staffeln tauschen?",
  sevens: "wie stark?",
  fill: "wer zieht zuerst?",
  mission: "Auftrag",
  "call-home": "Patrouillen heimrufen?",
  "german-move": "dein Zug",
  leg: "weiterfliegen?",
  scramble: "Alarmstart?",
  "wing-step": "das Feld des Wings",
  chased: "das nächste Feld",
  "british-move": "dein Zug",
  lose: "die Treffer nehmen",
  engage: "wie wird es ausgetragen?",
  elsewhere: "ein Gefecht auf einem anderen Tisch",
  dogfights: "Kurvenkämpfe",
  gruppen: "Gruppen",
  lay: "wer fliegt wo?",
  set: "Gegner wählen",
  bombing: "Bomben?",
};

const WHY: Readonly<Record<string, (asked: QuestionValues) => string>> = {
  bid: () =>
    "Wer die höchste Zahl nennt, spielt die Deutschen und muss so viele Ziele bombardieren (BB-R57).",
  keep: () => "Drei Karten bleiben auf der Hand, wenn ein neuer Stapel gemacht wird (BB-R32).",
  top: ({ group }) => `${poolName(group)} hat diese wieder, oben auf ihrem Stapel (BB-107).`,
  rotate: () =>
    "Eine müde Staffel ruht, eine andere ist wieder bereit; nichts wird für später aufgehoben (BB-58).",
  repair: ({ group }) =>
    `${poolName(group)} wirft die Würfel ihrer Städte: jede Kokarde setzt eines instand (BB-71).`,
  rebuild: ({ group, count }) =>
    `${poolName(group)}: ${counted(count, "Instandsetzung", "Instandsetzungen")} (BB-71).`,
  pool: ({ count }) => `${counted(count, "Punkt bleibt", "Punkte bleiben")} für den ganzen Feldzug (BB-131).`,
  alert: () => "Staffeln dürfen unter ihren Stapel, andere werden dafür gezogen (BB-86).",
  sevens: () => "Ab Runde 9 darf sich ein Geschwader der Luftflotte 2 auf sieben auffüllen (BB-53).",
  fill: ({ group }) => `Der Stapel von ${poolName(group)} ist nicht für alle gleich (BB-86).`,
  mission: () => "Eine Karte Ihrer Hand, verdeckt (BB-74).",
  "call-home": () => "Patrouillen bleiben, wo sie sind, wenn man sie nicht heimruft (BB-75).",
  "german-move": () =>
    "5 Felder kosten 1 Treibstoff, 10 kosten 2; wähle ein Geschwader und ein Feld der Karte (BB-88).",
  leg: ({ id, left, square }) =>
    `${id} ist bei ${square} und hat noch ${counted(left, "Feld", "Felder")} (BB-89).`,
  scramble: ({ id, square, left, markers }) =>
    `${id} ist bei ${square} im Radar, noch ${counted(left, "Feld", "Felder")}; noch ${counted(markers, "Kampf", "Kämpfe")} (BB-100).`,
  "wing-step": ({ id, square, wing }) => `${wing} verfolgt ${id} bei ${square}; ein Feld (BB-102).`,
  chased: ({ id, wing, left }) => `${wing} verfolgt ${id}; noch ${counted(left, "Feld", "Felder")} (BB-102).`,
  "british-move": () => "Wings ziehen bis zu 4 Felder; wer niemanden trifft, ist auf Patrouille (BB-90).",
  lose: ({ id, count }) => `${id} nimmt ${counted(count, "Treffer", "Treffer")} (BB-106).`,
  engage: ({ id }) =>
    `${id} ist in Berührung: beide Seiten nennen einen Tisch; nennen sie nicht denselben, entscheiden die Würfel des Feldzugs (BB-H10).`,
  elsewhere: () => "Was das Gefecht beide Seiten gekostet hat (BB-H10).",
  dogfights: ({ markers }) =>
    `Jeder Kurvenkampf kostet einen von ${counted(markers, "Kampf", "Kämpfen")} (BB-108).`,
  gruppen: ({ id, count }) => `${id} legt ${counted(count, "Staffel", "Staffeln")} in Gruppen (BB-109).`,
  lay: ({ id }) => `Die erste jeder Gruppe von ${id} kämpft zuerst (BB-109).`,
  set: ({ id }) =>
    `Staffeln gegen die Gruppen von ${id}; gekämpft wird in der genannten Reihenfolge (BB-110).`,
  bombing: ({ count }) => `${count} Geschwader noch in der Luft; wer bleibt, braucht Treibstoff (BB-80).`,
};

const WORDS: Readonly<Record<string, string>> = {
  "pass bid": "Passen",
  "pass scramble": "Durchlassen",
  "pass alert": "Alles lassen, wie es ist",
  "pass pool": "Punkte behalten",
  "done call-home": "Alle bleiben",
  "done german-move": "Sonst startet niemand",
  "done british-move": "Sonst zieht kein Wing",
  "done dogfights": "Keine Kurvenkämpfe mehr",
  "done bombing": "Die anderen bleiben in der Luft",
  "done rotate": "Keine Ablösung mehr",
  halt: "Hier halten",
  stay: "Feld halten",
  run: "Bombenanflug beginnen",
  none: "Keine",
};

const ACTS: Readonly<Record<string, string>> = {
  hold: "bleibt, wo es ist",
  home: "fliegt heim",
  up: "steigt über seinem Platz auf",
};

const ORDERS = {
  heads: "Die Stärksten an die Spitzen der Gruppen",
  together: "Die Stärksten zusammen",
  tails: "Die Schwächsten an die Spitzen",
} as const;

const PROSPECTS = {
  sure: "er trifft es sofort",
  open: "es kann entkommen",
  none: "zu weit weg",
} as const;

const STANDING: Readonly<Record<string, string>> = {
  "let-pass": "Angriffe durchlassen",
  "own-dice": "Mit den Würfeln des Feldzugs austragen",
  chase: "Auf dem kürzesten Weg verfolgen",
  flee: "Auf das Ziel zuhalten",
  "patrols-stay": "Patrouillen bleiben in der Luft",
  "lose-fewest": "Die wenigsten und schwächsten Staffeln verlieren",
  "even-gruppen": "Gruppen so gleich wie möglich",
  "strongest-ahead": "Die Stärksten an die Spitzen der Gruppen",
  "set-apart": "Eine Staffel gegen jede Gruppe",
  bomb: "Über dem Ziel bombardieren",
  "any-order": "Rückkehrer in beliebiger Folge",
  rotate: "Jede Ablösung machen",
  split: "Instandsetzungswürfel wie geraten",
  repair: "Die Stärksten zuerst instand setzen",
  "keep-points": "Punkte des Vorrats behalten",
  sevens: "Die ganze Luftflotte 2 füllt sich auf sieben auf",
  fill: "Verbände der Reihe nach auffüllen",
  "leave-formations": "Verbände lassen, wie sie sind",
  missions: "Aufträge wie geraten",
};

function figure(number: number): string {
  return String(Math.round(number * 10) / 10).replace(".", ",");
}

function strength({ dice, sure }: Strength): string {
  return `${sure ? "" : "etwa "}${figure(dice)} Würfel`;
}

function trigger({ square, station, wings }: Trigger): string {
  return `${square} (${targetName(station)}: ${names(wings)})`;
}

function repaired(ids: readonly string[]): string {
  const known = ids.map((id) => (targetName(id) === id ? typeName(id) : targetName(id)));
  return `${known.join(", ")} instand setzen`;
}

const TABLES: Readonly<Record<NamedTable, string>> = {
  dice: "Mit den Würfeln des Feldzugs",
  plotted: "Als geplotteter Luftkampf",
  cards: "Mit Karten",
  any: "Wie die andere Seite will",
};

function cost({ lost, stood }: Allocation): string {
  return `verloren ${squadrons(lost)}${stood === null ? "" : `, in Ruhe eine ${typeName(stood)}`}`;
}

/** Fragen und was man antworten kann, auf Deutsch. */
export const words: typeof english = {
  "ask.title": ({ name, kind, about }) => `${about || name}: ${TITLES[kind] ?? kind}`,
  "ask.why": (asked) => WHY[asked.kind]?.(asked) ?? "",
  "offer.word": ({ word, kind }) => WORDS[`${word} ${kind}`] ?? WORDS[word] ?? word,
  "figure.targets": () => "Ziele, die zu bombardieren sind",
  "offer.bid": ({ targets: bid }) => counted(bid, "Ziel", "Ziele"),
  "offer.keep": ({ cards }) => targets(cards),
  "offer.top": ({ types }) => types.map(typeName).join(", dann "),
  "offer.rotate": ({ from, to, gives, gains }) =>
    `Die ${from} Group lässt eine ${typeName(gives)} ruhen, die ${to} Group hat eine ${typeName(gains)} wieder`,
  "offer.split": ({ squadrons: dice, facilities }) => `${dice} für Staffeln, ${facilities} für Anlagen`,
  "offer.rebuild": ({ names: ids }) => repaired(ids),
  "offer.pool": ({ types }) => `${squadrons(types)} instand setzen`,
  "offer.under": ({ id, type }) => `Eine ${typeName(type)} von ${id} tauschen`,
  "offer.sevens": ({ formations }) =>
    formations.length === 0 ? "Alle bleiben bei sechs" : `Sieben in ${names(formations)}`,
  "offer.fill": ({ formations }) => formations.join(", "),
  "offer.mission": ({ target, square }) => `${targetName(target)}, ${square}`,
  "offer.fly": ({ id, from, to, target, arrives }) => {
    const end = arrives ? `${targetName(target)}, ${to}` : to;
    const on = arrives || !target ? "" : ` auf dem Weg nach ${targetName(target)}`;
    return from ? `${id} startet bei ${from} nach ${end}${on}` : `${id} fliegt nach ${end}${on}`;
  },
  "offer.on": ({ to, target }) => `Weiter nach ${targetName(target)}, ${to}`,
  "offer.act": ({ id, verb }) => `${id} ${ACTS[verb] ?? verb}`,
  "offer.to": ({ square, at }) => (at ? `Nach ${square}: dort ist ${at}` : `Nach ${square}`),
  "offer.scramble": ({ id }) => `Alarmstart für ${id}`,
  "offer.meet": ({ id, at, square }) => `${id} greift ${names(at)} bei ${square} an`,
  "offer.big-wing": ({ wings, at }) => `Big Wing: ${names(wings)} gegen ${at}`,
  "offer.attack": ({ id, at }) => `${id} im Kurvenkampf gegen ${at}`,
  "offer.lose": ({ lost, stood }) =>
    [lost.length > 0 && `${squadrons(lost)} verlieren`, stood && `Eine ${typeName(stood)} in Ruhe`]
      .filter(Boolean)
      .join(". "),
  "offer.fight": ({ by }) => TABLES[by],
  "offer.result": ({ british, german }) => `RAF: ${cost(british)}. Luftwaffe: ${cost(german)}.`,
  "offer.lay": ({ sizes }) => sizes.join(" + "),
  "offer.order": ({ how }) => ORDERS[how],
  "offer.set": ({ against }) =>
    against
      .map(({ gruppe, size, squadrons: own }) => `${squadrons(own)} gegen Gruppe ${gruppe} (${size})`)
      .join("; "),
  "offer.bomb": ({ id, target }) => `${id} bombardiert ${targetName(target)}`,
  "says.move": ({ squares, length, cost, left }) =>
    `${counted(squares, "Feld", "Felder")}: ein Zug zu ${length} für ${cost} Treibstoff, ${left} bleibt.`,
  "says.triggers": ({ triggers }) =>
    triggers.length === 0
      ? "Unterwegs kann kein Wing alarmiert werden."
      : `Im Radar bei ${triggers.map(trigger).join("; ")}.`,
  "says.fuel": ({ left }) => `${left} Treibstoff bleibt.`,
  "says.home": ({ checks }) =>
    checks === 0
      ? "Kein Wurf für den Treibstoff."
      : `${counted(checks, "Staffel wirft", "Staffeln werfen")} für den Treibstoff: 1 von 3 geht verloren.`,
  "says.no-bombers": "Niemand an Bord wirft Bomben.",
  "says.bombs": ({ dice, success, out }) =>
    `${counted(dice, "Bombenwürfel", "Bombenwürfel")}: ein Treffer ${success} %, außer Betrieb ${out} %; Flak im Mittel ${figure(dice / 6)}.`,
  "says.combat": ({ raf, german }) =>
    `RAF ${strength(raf)}, Luftwaffe ${strength(german)}; die Hälfte trifft.`,
  "says.chase": ({ squares, prospect, left }) =>
    squares === 0
      ? "Es ist über dem Platz: sie treffen sich sofort."
      : `${counted(squares, "Feld", "Felder")} entfernt, noch ${left}: ${PROSPECTS[prospect]}.`,
  "says.chased": ({ ahead, target, apart, wing }) =>
    ahead === null
      ? `${counted(apart, "Feld", "Felder")} von ${wing}.`
      : `${counted(ahead, "Feld", "Felder")} bis ${targetName(target)}, ${apart} von ${wing}.`,
  "says.patrol": "Er hält auf, wer beim nächsten Tally-ho in dieses Feld kommt (BB-R38).",
  "says.markers": ({ left }) => `Danach noch ${counted(left, "Kampf", "Kämpfe")}.`,
  "says.gruppen": ({ gruppen }) => `${gruppen.map((types) => types.map(typeName).join(", ")).join(" / ")}.`,
  "says.repairs": ({ squadrons: mean, damaged, facilities, out }) =>
    `Im Mittel ${figure(mean)} von ${counted(damaged, "Staffel", "Staffeln")}, ${figure(facilities)} von ${counted(out, "Anlage", "Anlagen")}.`,
  "says.points": ({ left }) => `Danach noch ${counted(left, "Punkt", "Punkte")}.`,
  "says.aboard": ({ types }) => `An Bord: ${squadrons(types)}.`,
  "says.range": ({ from, squares, fuel, barred, hits, out }) =>
    [
      fuel === null
        ? `${counted(squares, "Feld", "Felder")} von ${from}: außer Reichweite.`
        : `${counted(squares, "Feld", "Felder")} von ${from}: ${fuel} Treibstoff.`,
      barred > 0 && `${counted(barred, "Staffel kehrt", "Staffeln kehren")} an der Linie der 12 Group um.`,
      hits > 0 && `Bisher ${counted(hits, "Treffer", "Treffer")}.`,
      out && "Zurzeit außer Betrieb.",
    ]
      .filter(Boolean)
      .join(" "),
  "standing.named": ({ id }) => STANDING[id] ?? id,
  "standing.rest": "für den Rest dieser Runde",
};
