import { counted, quarterName } from "../../../words/grammar.de.ts";
import { fraction } from "../../../words/names.ts";
import type { words as english } from "../en/task.ts";

/** Was jede Seite zu tun hat, auf Deutsch. */
export const words: typeof english = {
  "task.aim": ({ side, targets, to }) =>
    side === 0
      ? `Bis zum Ende des Quartals ${quarterName(to)} ${counted(targets, "Ziel", "Ziele")} bombardieren (LW-112).`
      : `Von ${counted(targets, "Ziel", "Zielen")} eines bis zum Ende des Quartals ${quarterName(to)} halten (LW-112).`,
  "task.aim-raid": ({ side }) =>
    side === 0
      ? "Zwei Drittel der eigenen Ziele zerstören und drei Viertel der Bomber heimbringen (LW-113)."
      : "Mehr als ein Drittel der Ziele retten oder mehr als ein Viertel der Bomber abschießen (LW-113).",
  "task.raid-targets": ({ side }) =>
    side === 0
      ? "Zwei Drittel der genannten Ziele zerstören"
      : "Mehr als ein Drittel der genannten Ziele retten",
  "task.raid-targets-how":
    "Bomber, die ihren Zug über ihrem Ziel beenden, bombardieren es; 15 Faktoren zerstören es immer (LW-27, LW-28).",
  "task.raid-targets-far": ({ bombed, need }) =>
    need > 0
      ? `${bombed} zerstört; nötig: ${need}.`
      : `${bombed} zerstört; wie viele nötig sind, steht auf dem Zielbogen.`,
  "task.raid-losses": ({ side }) =>
    side === 0 ? "Höchstens ein Viertel der Bomber verlieren" : "Mehr als ein Viertel der Bomber abschießen",
  "task.raid-losses-how":
    "Gezählt wird in Kampffaktoren; ein Bomber, der nicht rechtzeitig daheim ist, ist verloren (LW-59).",
  "task.raid-losses-far": ({ lost, most, bombers }) =>
    `${lost} von ${counted(bombers, "Faktor", "Faktoren")} verloren; ${most} dürfen es sein.`,
  "task.targets": ({ side, targets }) =>
    side === 0
      ? `${counted(targets, "Ziel", "Ziele")} bombardieren`
      : `Nicht mehr als ${counted(targets - 1, "Ziel", "Ziele")} bombardieren lassen`,
  "task.targets-how":
    "Ein bombardiertes Ziel bleibt bombardiert, wer immer es tat, auch die RAF bei Nacht (LW-28, LW-110).",
  "task.targets-far": ({ bombed, targets, quarters }) =>
    `${bombed} bombardiert, noch ${Math.max(0, targets - bombed)}; danach ${counted(quarters, "Quartal", "Quartale")}.`,
  "task.factories": ({ side, enough }) =>
    side === 0 ? `Weniger als ${enough} Flugzeugwerke stehen lassen` : `${enough} Flugzeugwerke halten`,
  "task.factories-how":
    "Von dem Quartal an, das mit weniger als 18 endet, entstehen für immer nur sechs Flugzeugfaktoren (LW-89).",
  "task.factories-far": ({ standing, need }) =>
    need > 0 ? `${standing} stehen; ${need} müssten noch fallen.` : `${standing} stehen.`,
  "task.fuel": ({ side }) =>
    side === 0
      ? "Weniger Treibstoff lassen, als alle deutschen Verbände brauchen"
      : "Treibstoff für alle Verbände",
  "task.fuel-how": "Zehn aus jeder Raffinerie; wer keinen hat, bleibt ein Quartal am Boden (LW-97, LW-102).",
  "task.fuel-far": ({ next, need, reserve }) =>
    `Nach Lage der Dinge nächstes Quartal ${fraction(next)}, nötig ${fraction(need)}, in Reserve ${fraction(reserve)}.`,
  "task.target": ({ name, hex }) => `${name}, ${hex}`,
  "task.target-far": ({ factors, groups }) =>
    `${counted(factors, "Faktor", "Faktoren")} in ${counted(groups, "Gruppe", "Gruppen")}.`,
};
