import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, signed } from "../../../../core/text.ts";
import {
  band,
  barrelName,
  guns,
  IDLE,
  measured,
  mountName,
  parts,
  points as pointsOf,
} from "../grammar.de.ts";
import type { fire as english } from "./fire.en.ts";

const LOST: Readonly<Record<string, string>> = {
  guns: "seine MGs schweigen",
  "target-gone": "das Ziel ist fort",
  line: "das Ziel hat die Schusslinie verlassen",
};

const HOW = {
  declare: (target: string) => `nimmt ${target} aufs Korn (4.6a)`,
  late: (target: string) => `nimmt ${target} aufs Korn, das in seine Schusslinie geflogen ist (4.6b)`,
  switch: (target: string) => `richtet die MGs auf ${target}, das von vorn angreift (4.6f)`,
  gunner: (target: string) => `hat ${target} vor einem Schützen (4.6c)`,
} as const;

const POINTS = {
  graze: "nur ein Streifschuss",
  "no-gun": "es war kein Bug-MG mehr zu treffen",
  nobody: "es war niemand zu treffen",
  again: "dieses Teil war schon hin",
  spar: "der Holm",
} as const;

const CRITICALS: Readonly<Record<string, string>> = {
  pilot: "der Pilot",
  controls: "ein Seitenruder- oder Querruderzug",
  "engine-light": "der Motor",
  gun: "ein Bug-MG",
  observer: "ein Beobachter",
  graze: "ein Streifschuss",
  elevator: "der Höhenruderzug",
  spar: "ein Flügelholm",
  fuel: "der Tank",
  "engine-heavy": "der Motor, und schwer",
};

/** `5 + 3 = 8, Ass +2 (4.7d) = 10`. */
function sum(
  faces: readonly number[],
  natural: number,
  added: string,
  total: number,
  modified: number,
): string {
  const rolled = `${faces.join(" + ")} = ${natural}`;
  if (added === "") return rolled;
  const whole = natural + total;
  return `${rolled}, ${added} = ${whole}${whole === modified ? "" : `, zählt als ${modified}`}`;
}

function outcome(points: number, critical: boolean): string {
  if (!critical) return points === 0 ? "kein Schaden" : pointsOf(points);
  return `${pointsOf(points)} und ein kritischer Treffer`;
}

export const fire: Catalogue<PhrasesOf<typeof english>> = {
  "event.declares": ({ id, target, how, below, strayed, dropped, ...gun }) => {
    const upward = below ? ", von unten am Propeller hängend (4.9n)" : "";
    const other = strayed ? ", mit −1, weil es ein anderes verfolgt (4.4k)" : "";
    const instead = dropped === null ? "" : `, nicht mehr auf ${dropped}`;
    return `${id} ${HOW[how](target)}, ${guns(gun)}${upward}${other}${instead}.`;
  },
  "event.shot-lost": ({ id, target, mount, why, rule }) =>
    `Der Schuss von ${id} auf ${target} (${mountName(mount)}) entfällt, ohne Würfel und Munition: ${LOST[why] ?? IDLE[why] ?? why} (${rule}).`,
  "event.ace": ({ id, choice, size }) =>
    choice === "attack"
      ? `${id}, ein Ass, nutzt sein Können zum Angriff: +${size} auf das eigene Feuer (4.7d).`
      : `${id}, ein Ass, nutzt sein Können zum Ausweichen: −${size} auf alles Feuer auf ihn (4.7d).`,
  "event.attack": (shot) => {
    const added = sum(shot.faces, shot.natural, parts(shot.parts), shot.total, shot.modified);
    const result = shot.moot
      ? `${shot.target} ist schon zerstört, es zählen nur Munition und Ladehemmung (4.7b)`
      : outcome(shot.points, shot.critical);
    const left = shot.left.map((now, place) => {
      const spare = shot.spare[place] ?? 0;
      return spare > 0 ? `${now} + ${spare}` : String(now);
    });
    const up = shot.below ? "von unten, " : "";
    return `${shot.id} feuert auf ${shot.target} (${up}${guns(shot)}; ${measured(shot)}; Zeile ${shot.row} ${band(shot.band)}): ${added}: ${result}. Munition noch: ${listed(left, "und")}.`;
  },
  "event.ground-attack": ({ id, row, faces, natural, total, modified, points, critical, rescue }) => {
    const added = sum(faces, natural, total === 0 ? "" : `Zuschlag ${signed(total)}`, total, modified);
    const die = rescue === null ? "" : `; von Natur aus kritisch, Würfel ${rescue} (4.10p)`;
    return `${row === "MG" ? "MG-Feuer" : "Flak"} auf ${id}: ${added}${die}: ${outcome(points, critical)}.`;
  },
  "event.jam": ({ id, barrels, faces, natural, less, jammed, linked }) => {
    const dice = barrels.map((barrel, place) => `${barrelName(barrel)} ${faces[place]}`);
    const cold = less > 0 ? `, je ${less} weniger ab 5000 m` : "";
    const result =
      jammed.length === 0 ? "keine Ladehemmung" : `Ladehemmung: ${listed(jammed.map(barrelName), "und")}`;
    const both = linked ? ", damit schweigen beide (4.7h)" : "";
    return `Ladehemmung bei ${id} nach gewürfelter ${natural}? (4.7g) ${listed(dice, "und")}${cold}: ${result}${both}.`;
  },
  "event.own-tail": ({ id }) =>
    `Eine gewürfelte 11 am eigenen Leitwerk vorbei: ${id} trifft sich selbst für 1 Punkt (4.9b, A-19).`,
  "event.critical": ({ id, number, faces, effect, source }) =>
    `Kritischer Treffer an ${id}${source === "ground" ? " vom Boden" : ""}: ${faces.join(" + ")} = ${number}, ${CRITICALS[effect]}.`,
  "event.crew-spared": ({ id, die, needs }) =>
    `Die Besatzung von ${id} hat Glück: Würfel ${die}, Feuer vom Boden braucht ${needs === 6 ? "eine 6" : `${needs} oder mehr`} (4.10q).`,
  "event.man-hit": ({ id, man, name, faces, added, health, second, rule }) => {
    const who = `${man === 0 ? "Der Pilot" : "Der Beobachter"} von ${id}${name === "" ? "" : `, ${name},`}`;
    const state = health === "killed" ? "tot" : "schwer verwundet";
    const plus = added === 0 ? "" : ` + ${added}`;
    const dice = faces.length === 0 ? "" : ` (${faces.join(" + ")}${plus})`;
    const why = second && faces.length === 0 ? ": die zweite Verwundung ist tödlich" : "";
    return `${who} ist ${state}${dice}${why} (${rule === "7" ? "§7" : rule}).`;
  },
  "event.drawn": ({ id, name, man, die }) =>
    `Würfel ${die}: getroffen wird ${name === "" ? `Beobachter ${man}` : name} von ${id}.`,
  "event.controls": ({ id, die, way }) =>
    `Würfel ${die}: ${id} kann von nun an nur noch nach ${way === "L" ? "links" : "rechts"} drehen (§7).`,
  "event.engine": ({ id, die, loss, max, min, rule }) =>
    `Würfel ${die}: Der Motor von ${id} verliert ${loss} MP (${rule}); Höchstgeschwindigkeit ist nun ${max}${max < min ? `, weniger als das Mindeste von ${min}: Gleitflug` : ""}.`,
  "event.gun-broken": ({ id, barrel, die, left }) =>
    `${die === null ? "" : `Würfel ${die}: `}${id} verliert ${barrel === "gun" ? "das Bug-MG" : `eine Waffe, ${barrelName(barrel)}`}${left > 0 ? "; die andere feuert allein auf C" : ""} (§7).`,
  "event.points-lost": ({ id, points, why }) => `${id} verliert ${pointsOf(points)}: ${POINTS[why]} (§7).`,
  "event.elevator": ({ id }) => `${id} kann nicht mehr steigen (§7).`,
  "event.spar": ({ id, dive }) =>
    `${id} kann nur noch ${dive} m stürzen und weder einen Übersturz noch Sondermanöver wagen (§7).`,
  "event.tank": ({ id }) =>
    `Der Tank von ${id} ist leck: am Ende jeder Runde wird um den Treibstoff gewürfelt (4.8d).`,
  "event.takes-over": ({ id, name }) =>
    `Der Beobachter von ${id}${name === "" ? "" : `, ${name},`} übernimmt die Doppelsteuerung (4.9q).`,
  "event.burns": ({ id }) => `Der Ballon ${id} geht in Flammen auf.`,
  "event.destroyed": ({ id, damage, of }) => `${id} ist zerstört: ${damage} von ${of} Punkten (D-11).`,
  "event.lost": ({ id }) => `${id} kann niemand mehr fliegen; es ist verloren (§7).`,
  "event.kill": ({ target, by, share }) =>
    share === 1
      ? `${target} geht auf das Konto von ${by[0]} (4.7c).`
      : `${target} geht auf das Konto von ${listed(by, "und")}: je 1/${share} Abschuss (4.7c).`,
  "throw.attack": ({ id, target, total, ...gun }) =>
    `${id} auf ${target}, ${guns(gun)}${total === 0 ? "" : `, ${signed(total)}`}`,
  "throw.ground-attack": ({ id, row, total }) =>
    `${row === "MG" ? "MG-Feuer" : "Flak"} auf ${id}${total === 0 ? "" : `, ${signed(total)}`}`,
  "throw.jam": ({ id, barrels, least }) =>
    `Ladehemmung bei ${id}, ${listed(barrels.map(barrelName), "dann")}: ab ${least} feuert die Waffe weiter`,
  "throw.critical": ({ id }) => `Kritischer Treffer an ${id}`,
  "throw.rescue": ({ id }) => `Wird es ein kritischer Treffer an ${id}? Bei 1 bis 3`,
  "throw.crew": ({ id, needs }) =>
    `Trifft es einen Mann von ${id}? ${needs === 6 ? "Nur bei 6" : `Ab ${needs}`}`,
  "throw.man": ({ id, man }) => `Wie schlimm? ${man === 0 ? "Pilot" : "Beobachter"} von ${id}: ab 9 tödlich`,
  "throw.draw": ({ id }) => `Welcher Beobachter von ${id}`,
  "throw.controls": ({ id }) => `Wohin ${id} noch drehen kann: 1 bis 3 links, 4 bis 6 rechts`,
  "throw.engine": ({ id }) => `Motor von ${id}`,
  "throw.gun": ({ id }) => `Welches MG von ${id}: 1 bis 3 das linke oder das Vickers`,
};
