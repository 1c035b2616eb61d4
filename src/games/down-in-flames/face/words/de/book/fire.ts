import type { words as english } from "../../en/book/fire.ts";

/** Feuerstöße, Verhältnis, Schaden und Munition. */
export const words: typeof english = {
  "bursts.title": "Feuerstöße",
  "bursts.caption": "Feuerstöße eines Führers in einem Zug, nach Visier und Stellung",
  "bursts.sight": "Visier oder Ausbildung",
  "bursts.standard": "üblich",
  "bursts.simple": "Simple Sight",
  "bursts.gyro": "Gyro Sight",
  "bursts.beam": "Beam Attacks",
  "bursts.recruit": "üblich, ein Rekrut",
  "bursts.crack-shot": "üblich, ein Scharfschütze",
  "bursts.who-is-pursued": "Wer im Nachteil ist oder verfolgt wird, hat keine, was immer die Tafel sagt.",
  "bursts.follow":
    "Der Vorrat folgt der Stellung des Augenblicks; was im Zug ausgegeben ist, bleibt ausgegeben (DIF-R10).",
  "bursts.others":
    "Gegen einen **Kaczmarek** gilt die Spalte neutral, gegen einen **Bomber** zwei mehr; ein gelungenes MANÖVER gibt einen dazu, ein HALBLOOPING zwei, bis der Zug endet (DIF-B7, DIF-R55).",
  "bursts.wingmen":
    "Ein **Kaczmarek** zählt keine Feuerstöße; gegen Bomber spielt er höchstens so viele Feuerkarten wie sein Angriffswert (DIF-4.1.1).",
  "bursts.adding":
    "**Zusammenzählen:** Eine Feuerkarte, die gilt, wartet. Ihr Spieler darf gleich eine weitere mit `aggregate` spielen, und die Treffer zählen zusammen für einen Wurf; wird aber eine der Kette abgewehrt, ist alles verloren (DIF-3.2.10, DIF-R11).",
  "odds.title": "Das Verhältnis",
  "odds.formula":
    "**Treffer × Trefferwert : Abwehr** sind das Verhältnis. Zwei Treffer einer Spitfire (8) auf eine Bf 109 (6) sind 16 zu 6. Der W6 lässt den Bruch fallen: 2:1 (DIF-3.2.4). Der W12 behält Halbe: 2,5:1 (DIF-6.1.3).",
  "odds.d6":
    "Beim W6 schießt bis zum halben Verhältnis ab, bis zum Verhältnis beschädigt (DIF-3.2.5). Ab 1:1 abwärts wird eine 1 noch einmal geworfen (DIF-3.2.6, DIF-3.2.7, DIF-3.2.8).",
  "odds.d12":
    "Beim W12 schießt bis zum Verhältnis ab, bis zum doppelten beschädigt (DIF-6.1.1, DIF-6.1.2); unter 1:1 wird eine 1 noch einmal geworfen (DIF-R5).",
  "odds.caption-d6": "Der W6: was der Würfel zeigen muss, und die genauen Chancen",
  "odds.caption-d12": "Der W12: was der Würfel zeigen muss, und die genauen Chancen",
  "odds.odds": "Verhältnis",
  "odds.down-on": "Abschuss bei",
  "odds.damaged-on": "Beschädigt bei",
  "odds.down": "Abschuss",
  "odds.damaged": "Beschädigt",
  "odds.none": "Nichts",
  "odds.between": "Verhältnisse zwischen zwei Zeilen gelten wie die obere.",
  "odds.twice": "Wer schon beschädigt ist, ist mit jedem der ersten beiden verloren (DIF-5.4).",
  "damage.title": "Schaden",
  "damage.what":
    "Ein beschädigter **Führer** hat eine Leistung und eine Fahrt weniger und zwei Wendigkeit weniger, oder eine, wo er 4 oder weniger hat (DIF-5.1). Ein beschädigter **Kaczmarek** zieht eine Karte weniger: von der Abwehr, wenn sie größer ist, sonst vom Angriff (DIF-5.2). Es gilt sofort (DIF-R63).",
  "damage.caption": "Führer vorher und nachher",
  "damage.sound": "Unversehrt",
  "damage.damaged": "Beschädigt",
  "damage.loaded": "Beladen",
  "damage.rockets": "Mit Raketen",
  "damage.order":
    "Wendigkeit / Fahrt / Leistung. Eine Last kostet Wendigkeit und Leistung, nicht Fahrt, und ist mit dem ersten Schaden fort (DIF-9.2, DIF-9.2.4).",
  "damage.twice": "Noch einmal beschädigt ist abgeschossen (DIF-5.4).",
  "ammunition.title": "Munition",
  "ammunition.rule":
    "Nach Absprache. Ein Trefferwert 12/4 ist 12, bis die Kanonengranaten ausgehen, dann 4. Ist der erste Würfel eines Angriffs eine 1 (beim W12 eine 1 oder 2), sind sie es, wenn ein W6 höchstens die verschossenen Feuerstöße zeigt (DIF-10.15, DIF-R49).",
  "ammunition.spare":
    "Wer mit der Karte den kleineren Wert ansagt, wie in `in-my-sights 1/2 B1 at 4`, wagt nichts. Scharfschützen verschießen sich nie (DIF-9.1.9).",
  "odds.text": ({ odds }) => odds.replace(".", ","),
  "odds.then": ({ first, faces }) => `${first}, dann ${faces}`,
};
