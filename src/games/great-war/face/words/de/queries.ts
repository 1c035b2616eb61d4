import { listed } from "../../../../../core/text.ts";
import type { Nose } from "../../../../../face/queries/nose.ts";
import { numberName } from "../../../../../face/queries/number.de.ts";
import type { Goal } from "../../../../../face/task.ts";
import type { SideName } from "../../../data/sides.ts";
import type { Target } from "../../../rules/setup/setup.ts";
import { gunName, guns } from "../../../words/grammar.de.ts";
import type { Mover } from "../../line-up.ts";
import type { words as english, Ground } from "../en/queries.ts";

const NOSES: Readonly<Record<Nose, string>> = {
  towards: "die Nase auf dich zu",
  away: "die Nase von dir weg",
  left: "kreuzt nach links",
  right: "kreuzt nach rechts",
  over: "im selben Hex",
};

const SIDES: Readonly<Record<SideName, string>> = { allied: "der Alliierten", german: "der Deutschen" };

const DOERS: Readonly<Record<SideName, string>> = { allied: "die Alliierten", german: "die Deutschen" };

const GROUNDS: Readonly<Record<Ground, string>> = {
  "trench-allied": "Dort ist der Graben der Alliierten.",
  "trench-german": "Dort ist der Graben der Deutschen.",
  between: "Es ist Niemandsland.",
  allied: "Es liegt hinter dem alliierten Graben.",
  german: "Es liegt hinter dem deutschen Graben.",
  middle: "Es liegt zwischen den Seiten.",
};

const TARGETS: Readonly<Record<Target["kind"], string>> = {
  bomb: "zu bombardieren",
  photo: "zu fotografieren",
  spot: "zu beobachten",
  road: "eine Straße, im Tiefflug anzugreifen",
  trench: "ein Graben, im Tiefflug anzugreifen",
};

const GOALS: Readonly<Record<Goal["state"], string>> = {
  open: "offen",
  done: "erledigt",
  missed: "verfehlt",
};

const STATES: Readonly<Record<Mover["state"], string>> = {
  moved: "hat gezogen",
  now: "zieht jetzt",
  next: "ist der Nächste",
  waits: "wartet",
  gone: "ist nicht mehr dabei",
};

const STEPS: Readonly<Record<string, string>> = {
  "sideslip-left": "Seitenrutsch links",
  "sideslip-right": "Seitenrutsch rechts",
  "barrel-roll-left": "Fassrolle links",
  "barrel-roll-right": "Fassrolle rechts",
  immelmann: "Immelmann",
  "split-s": "Abschwung",
  loop: "Looping",
  "falling-leaf": "Fallendes Blatt",
  bomb: "Bomben",
};

const WAYS: Readonly<Record<string, string>> = { F: "geradeaus", L: "links", R: "rechts" };

/** A step of a move and how often it is flown: those with a way are counted, the others named. */
function stepSaid({ step, count: times }: { readonly step: string; readonly count: number }): string {
  const way = WAYS[step];
  return way === undefined ? (STEPS[step] ?? step) : `${way} ${numberName(times)}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function levels(number: number): string {
  return count(number, "Stufe", "Stufen");
}

/** By how much a shot is missed; what is not here says nothing of how much. */
const MISSED: Readonly<Record<string, (by: number) => string>> = {
  outside: () => "nicht in der Schusslinie",
  "too-far": (by) => `${hexes(by)} zu weit`,
  "too-high": (by) => `${levels(by)} zu hoch`,
  "too-low": (by) => `${levels(by)} zu tief`,
  blind: () => "im toten Winkel",
  "fire-silent": () => "die Waffen schweigen",
  "fire-idle": () => "niemand ist an der Waffe",
  "fire-looks": () => "nicht lange genug in Sicht",
};

function hexes(number: number): string {
  return count(number, "Hex", "Hexe");
}

function metres(number: number): string {
  return `${number} Meter`;
}

function movementPoints(number: number): string {
  return count(number, "Bewegungspunkt", "Bewegungspunkte");
}

type Gun = Parameters<(typeof english)["able.guns"]>[0]["guns"][number];

function gun({ name, left, spare, jammed, broken }: Gun): string {
  if (broken) return `${gunName(name)} zerstört`;
  const more = spare > 0 ? ` und ${count(spare, "volle Trommel", "volle Trommeln")}` : "";
  return `${gunName(name)} noch ${count(left, "Angriff", "Angriffe")}${more}${jammed ? ", Ladehemmung" : ""}`;
}

/** What is told of a dogfight on hexes to who asks, in German. */
export const words: typeof english = {
  "columns.range": "Entfernung",
  "columns.clock": "auf",
  "columns.height": "Höhe",
  "columns.nose": "Lage",
  "columns.shot": "dein Schuss",
  "columns.threat": "sein Schuss",
  "columns.damage": "Schaden",
  "columns.move": "diese Runde",
  "contact.range": (of) => (of.hexes === 0 ? "dasselbe Hex" : hexes(of.hexes)),
  "contact.clock": ({ clock }) => `${clock} Uhr`,
  "contact.height": (of) => {
    if (of.metres === 0) return "gleich hoch";
    return `${metres(Math.abs(of.metres))} ${of.metres > 0 ? "höher" : "tiefer"}`;
  },
  "contact.nose": ({ nose, me, quarry, tailers }) =>
    [
      NOSES[nose],
      ...(quarry === null ? [] : [quarry === me ? "in deinem Nacken" : `im Nacken von ${quarry}`]),
      ...tailers.map((id) => (id === me ? "du in seinem Nacken" : `${id} in seinem Nacken`)),
    ].join(", "),
  "contact.shot": ({ below, percent, ...one }) =>
    `${guns(one)}${below ? " von unten" : ""}, ${percent} Prozent`,
  "contact.gun": ({ percent }) => `${percent} Prozent`,
  "contact.fired": "hat in dieser Runde schon geschossen",
  "contact.no-shot": "keiner",
  "contact.missed": ({ why, by }) => {
    const missed = MISSED[why]?.(by);
    return missed === undefined ? "keiner" : `keiner: ${missed}`;
  },
  "contact.damage": ({ taken, of }) => `${taken} von ${of}`,
  "contact.move": ({ moved }) => (moved ? "hat gezogen" : "zieht noch"),
  "able.moved": ({ id }) => `${id} hat in dieser Runde gezogen.`,
  "able.speed": ({ from, to, gliding }) =>
    `Der nächste Zug hat ${from === to ? movementPoints(to) : `${from} bis ${movementPoints(to)}`}${gliding ? "; es gleitet" : ""}.`,
  "able.turns": ({ prices, way }) =>
    `Hexseiten, in einem Hex gedreht, kosten davon ${listed(prices.map(String), "und")}${way === null ? "" : `; es dreht nur nach ${way === "L" ? "links" : "rechts"}`}.`,
  "able.height": ({ climb, dive, speed }) =>
    `Es kann ${metres(climb)} steigen, oder mit ${count(speed, "Bewegungspunkt", "Bewegungspunkten")} ${metres(dive)} stürzen.`,
  "able.guns": (of) => `Seine Waffen: ${of.guns.map(gun).join("; ")}.`,
  "able.bombs": "Es trägt Bomben.",
  "able.tails": ({ id, target }) => `${id} ist im Nacken von ${target}.`,
  "edge.ahead": ({ id, home, ...of }) =>
    `Geradeaus verlässt ${id} die Karte mit dem ${of.hexes}. Hex${home ? " und kommt heim" : ""} (D-10).`,
  "hex.none": ({ first, last }) =>
    `Die Karte hat die Hexe ${first} bis ${last}: ? hex ${first} fragt nach dem ersten.`,
  "hex.pieces": ({ hex, pieces }) =>
    pieces.length === 0
      ? `In Hex ${hex} ist niemand.`
      : `Hex ${hex}: ${listed(
          pieces.map(({ id, altitude }) => `${id} auf ${metres(altitude)}`),
          "und",
        )}.`,
  "hex.seen": ({ id, clock, ...of }) => `Von ${id} aus ist es ${hexes(of.hexes)} entfernt auf ${clock} Uhr.`,
  "hex.ground": ({ ground }) => GROUNDS[ground],
  "hex.archie": ({ side }) => `Die Flak ${SIDES[side]} reicht dorthin (4.10h).`,
  "hex.target": ({ id, kind, side, state }) =>
    `Dort ist ${id}, ${TARGETS[kind]} durch ${DOERS[side]}: ${GOALS[state]}.`,
  "order.one": ({ id, state, follows }) =>
    `${id} ${STATES[state]}${follows === null ? "" : `, nach ${follows} im Nacken`}.`,
  "order.none": "Wer wann zieht, ist gerade nicht festgelegt.",
  "asked.move": ({ id, turn }) => `Runde ${turn}: den Zug von ${id} schreiben.`,
  "asked.examples": ({ examples }) => `Zum Beispiel ${listed(examples, "oder")}.`,
  spelt: ({ speed, steps, climb, glide, strafe }) =>
    `Geschwindigkeit ${numberName(speed)}: ${[
      ...(glide ? ["im Gleitflug"] : []),
      ...(strafe ? ["im Tiefangriff"] : []),
      ...steps.map(stepSaid),
      ...(climb === 0 ? [] : [`${metres(Math.abs(climb))} ${climb > 0 ? "höher" : "tiefer"}`]),
    ].join(", ")}`,
  "names.hex": "hex feld",
  "tells.hex": "wer in einem Hex ist und was dort liegt: ? hex 0512, ? hex A1",
  "names.edge": "rand kante",
  "tells.edge": "wie weit es geradeaus zum Rand ist",
  "names.order": "reihenfolge",
  "tells.order": "wer in dieser Runde wann zieht",
};
