import { OWN_TABLES } from "../../../../../games/great-war/tables/index.ts";
import type { Critical } from "../../../../../games/great-war/tables/tables.ts";
import type { Chapter, Saying } from "../../../../rules/book.ts";
import { both, list, table, text } from "../../../../rules/write.ts";

const HARM: Readonly<Record<Critical, readonly [Saying, string]>> = {
  pilot: [
    both(
      "Pilot hit: two dice, 2–8 seriously wounded, 9–12 killed.",
      "Pilot getroffen: zwei Würfel, 2–8 schwer verwundet, 9–12 tot.",
    ),
    "4.8a",
  ],
  controls: [
    both(
      "Rudder or aileron cable: from now on turns only left (a die of 1–3) or only right (4–6).",
      "Ruder- oder Querruderzug: dreht ab jetzt nur noch links (Würfel 1–3) oder nur noch rechts (4–6).",
    ),
    "§7",
  ],
  "engine-light": [
    both(
      "Engine: a die, 1–2 costs 1 MP of top speed, 3–5 costs 2, 6 costs 3.",
      "Motor: ein Würfel, 1–2 kostet 1 MP Höchstgeschwindigkeit, 3–5 kostet 2, 6 kostet 3.",
    ),
    "4.8b",
  ],
  gun: [
    both(
      "A front gun is destroyed: a twin fires on as one gun, a single is gone.",
      "Ein vorderes MG ist zerstört: Ein Zwilling feuert als Einzel-MG weiter, ein einzelnes ist weg.",
    ),
    "§7",
  ],
  observer: [
    both(
      "Observer killed; nobody there to hit: 2 points.",
      "Beobachter tot; ist keiner zu treffen: 2 Punkte.",
    ),
    "4.8e",
  ],
  graze: [both("A graze: 1 point.", "Ein Streifschuss: 1 Punkt."), "§7"],
  elevator: [both("Elevator cable: no climbing any more.", "Höhenruderzug: kein Steigen mehr."), "§7"],
  spar: [
    both(
      "Wing spar: 2 points, the dive halved, no overdive, no maneuvers.",
      "Flügelholm: 2 Punkte, der Sturz halbiert, kein Übersturz, kein Kunstflug.",
    ),
    "§7",
  ],
  fuel: [
    both(
      "Fuel tank: at each turn's end two dice less the turns since; 2 or less, and it is dry.",
      "Tank: an jedem Rundenende zwei Würfel weniger die Runden seither; bei 2 oder weniger ist er leer.",
    ),
    "4.8d",
  ],
  "engine-heavy": [
    both(
      "Engine, heavy: 1 costs 2 MP, 2–3 cost 3, 4–6 cost 4.",
      "Motor, schwer: 1 kostet 2 MP, 2–3 kosten 3, 4–6 kosten 4.",
    ),
    "4.8c",
  ],
};

function criticalRows(): readonly (readonly Saying[])[] {
  return OWN_TABLES.criticals.chart.map((critical, at) => [(at + 2).toString(), ...HARM[critical]]);
}

/** Critical hits, and what single types can do. */
export const MACHINES: readonly Chapter[] = [
  {
    id: "criticals",
    title: both("Critical hits", "Kritische Treffer"),
    blocks: [
      table(
        both(
          "Two dice say what was hit. Half of the chart is our own.",
          "Zwei Würfel sagen, was getroffen wurde. Die halbe Tafel ist von uns.",
        ),
        [both("Roll", "Wurf"), both("What happens", "Was geschieht"), both("Rule", "Regel")],
        criticalRows(),
      ),
      list(
        both(
          "A **seriously wounded pilot** flies a schedule worse, without maneuvers, fires at −2, and may faint at the end of every later turn: two dice, on the turns since plus 1 or less. A second wound kills (B-20).",
          "Ein **schwer verwundeter Pilot** fliegt eine Stufe schlechter, ohne Kunstflug, feuert mit −2 und kann am Ende jeder späteren Runde ohnmächtig werden: zwei Würfel, bei den Runden seither plus 1 oder weniger. Eine zweite Wunde tötet (B-20).",
        ),
        both(
          "With nobody at the controls an aircraft is lost, unless an observer has controls of his own (4.9q).",
          "Ist niemand am Steuer, ist das Flugzeug verloren, außer der Beobachter hat ein eigenes (4.9q).",
        ),
        both(
          "A wounded observer neither fires nor photographs nor spots (4.8f). With the switch for wounded observers he may at least live (4.8g).",
          "Ein verwundeter Beobachter feuert nicht, fotografiert nicht und beobachtet nicht (4.8f). Mit dem Schalter für verwundete Beobachter kann er wenigstens überleben (4.8g).",
        ),
        both(
          "When the top speed falls below the least speed, it glides from the next turn on (D-08).",
          "Fällt die höchste Geschwindigkeit unter die kleinste, gleitet es ab der nächsten Runde (D-08).",
        ),
      ),
    ],
  },
  {
    id: "special-aircraft",
    title: both("Special aircraft", "Besondere Flugzeuge"),
    blocks: [
      list(
        both(
          "**F.E.2b** and other pushers with the gun in the nose: it is the observer's; he declares late and clears like one (4.9a). The F.E.2b's rear gun is a switch.",
          "**F.E.2b** und andere mit dem MG im Bug: Es gehört dem Beobachter; er sagt spät an und behebt wie einer (4.9a). Das hintere MG der F.E.2b ist ein Schalter.",
        ),
        both(
          "**Hannover CL:** the observer fires astern at the same altitude too, at −1; a natural 11 hits the own tail (4.9b, A-19). Lower astern stays blind (4.9c).",
          "**Hannover CL:** Der Beobachter feuert auch genau achtern auf gleicher Höhe, mit −1; eine natürliche 11 trifft das eigene Leitwerk (4.9b, A-19). Achtern tiefer bleibt blind (4.9c).",
        ),
        both(
          "**S.E.5a:** Vickers and Lewis with ammunition and jams of their own (4.9d): both on column B, one alone on C (4.9e), the Lewis alone at −1 (4.9f). The second drum costs a quiet turn (4.9h).",
          "**S.E.5a:** Vickers und Lewis mit eigener Munition und eigener Hemmung (4.9d): beide in Spalte B, eins allein in C (4.9e), das Lewis allein mit −1 (4.9f). Die zweite Trommel kostet eine ruhige Runde (4.9h).",
        ),
        both(
          "**British Nieuport 17:** one drum of six on the wing, every shot at −1 (4.9i).",
          "**Britische Nieuport 17:** eine Trommel zu sechs auf dem Flügel, jeder Schuss mit −1 (4.9i).",
        ),
        both(
          "**Albatros D, Fokker D:** with one gun jammed or empty the other fires alone on C (4.9j, 4.9l). The Dr.I is no Fokker D (A-36).",
          "**Albatros D, Fokker D:** Ist ein MG gehemmt oder leer, feuert das andere allein in C (4.9j, 4.9l). Der Dr.I ist kein Fokker D (A-36).",
        ),
        both(
          "**Albatros D.V:** straight and level it clears on 1 or 2 (4.9m, A-18).",
          "**Albatros D.V:** Geradeaus und in gleicher Höhe behebt sie bei 1 oder 2 (4.9m, A-18).",
        ),
        both(
          "**Fokker D.VII:** hangs on its propeller and fires straight up, up to 400 m, at somebody in its hex, if it is slow, not diving, and came after him (4.9n).",
          "**Fokker D.VII:** Hängt sich an den Propeller und feuert senkrecht hinauf, bis 400 m, auf jemanden in seinem Hex, wenn er langsam ist, nicht stürzt und nach ihm zog (4.9n).",
        ),
        both(
          "**D.H.4, F.K.8, Spad XI, Hansa-Brandenburg:** an observer can fly them home, as a novice on schedule A (4.9q, 4.9r).",
          "**D.H.4, F.K.8, Spad XI, Hansa-Brandenburg:** Ein Beobachter kann sie heimfliegen, als Neuling auf Stufe A (4.9q, 4.9r).",
        ),
        both(
          "**Roland C.II:** the observer fires all round, but not at what is more than 100 m lower just ahead (4.9s).",
          "**Roland C.II:** Der Beobachter feuert rundum, nur nicht auf das, was gleich voraus mehr als 100 m tiefer ist (4.9s).",
        ),
      ),
      text(
        "Which flags a type has stands in its table, so that another set of tables may set them otherwise.",
        "Welche Besonderheit ein Muster hat, steht in seiner Tabelle, so dass ein anderer Satz es anders bestimmen kann.",
      ),
    ],
  },
];
