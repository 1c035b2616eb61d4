import type { words as english } from "../../en/book/machines.ts";

export const words: typeof english = {
  "machines.pilot-hit-two-dice-2-8": "Pilot getroffen: zwei Würfel, 2–8 schwer verwundet, 9–12 tot.",
  "machines.rudder-or-aileron-cable":
    "Ruder- oder Querruderzug: dreht ab jetzt nur noch links (Würfel 1–3) oder nur noch rechts (4–6).",
  "machines.engine-a-die-1-2-costs-1":
    "Motor: ein Würfel, 1–2 kostet 1 MP Höchstgeschwindigkeit, 3–5 kostet 2, 6 kostet 3.",
  "machines.a-front-gun-is-destroyed":
    "Ein vorderes MG ist zerstört: Ein Zwilling feuert als Einzel-MG weiter, ein einzelnes ist weg.",
  "machines.observer-killed-nobody": "Beobachter tot; ist keiner zu treffen: 2 Punkte.",
  "machines.a-graze-1-point": "Ein Streifschuss: 1 Punkt.",
  "machines.elevator-cable-no": "Höhenruderzug: kein Steigen mehr.",
  "machines.wing-spar-2-points-the":
    "Flügelholm: 2 Punkte, der Sturz halbiert, kein Übersturz, kein Kunstflug.",
  "machines.fuel-tank-at-each-turns":
    "Tank: an jedem Rundenende zwei Würfel weniger die Runden seither; bei 2 oder weniger ist er leer.",
  "machines.engine-heavy-1-costs-2-mp": "Motor, schwer: 1 kostet 2 MP, 2–3 kosten 3, 4–6 kosten 4.",
  "criticals.title": "Kritische Treffer",
  "criticals.two-dice-say-what-was-hit":
    "Zwei Würfel sagen, was getroffen wurde. Die halbe Tafel ist von uns.",
  "criticals.roll": "Wurf",
  "criticals.what-happens": "Was geschieht",
  "criticals.rule": "Regel",
  "criticals.a-seriously-wounded-pilot":
    "Ein **schwer verwundeter Pilot** fliegt eine Stufe schlechter, ohne Kunstflug, feuert mit −2 und kann am Ende jeder späteren Runde ohnmächtig werden: zwei Würfel, bei den Runden seither plus 1 oder weniger. Eine zweite Wunde tötet (B-20).",
  "criticals.with-nobody-at-the":
    "Ist niemand am Steuer, ist das Flugzeug verloren, außer der Beobachter hat ein eigenes (4.9q).",
  "criticals.a-wounded-observer":
    "Ein verwundeter Beobachter feuert nicht, fotografiert nicht und beobachtet nicht (4.8f). Mit dem Schalter für verwundete Beobachter kann er wenigstens überleben (4.8g).",
  "criticals.when-the-top-speed-falls":
    "Fällt die höchste Geschwindigkeit unter die kleinste, gleitet es ab der nächsten Runde (D-08).",
  "special-aircraft.title": "Besondere Flugzeuge",
  "special-aircraft.f-e-2b-and-other-pushers":
    "**F.E.2b** und andere mit dem MG im Bug: Es gehört dem Beobachter; er sagt spät an und behebt wie einer (4.9a). Das hintere MG der F.E.2b ist ein Schalter.",
  "special-aircraft.hannover-cl-the-observer":
    "**Hannover CL:** Der Beobachter feuert auch genau achtern auf gleicher Höhe, mit −1; eine natürliche 11 trifft das eigene Leitwerk (4.9b, A-19). Achtern tiefer bleibt blind (4.9c).",
  "special-aircraft.s-e-5a-vickers-and-lewis":
    "**S.E.5a:** Vickers und Lewis mit eigener Munition und eigener Hemmung (4.9d): beide in Spalte B, eins allein in C (4.9e), das Lewis allein mit −1 (4.9f). Die zweite Trommel kostet eine ruhige Runde (4.9h).",
  "special-aircraft.british-nieuport-17-one":
    "**Britische Nieuport 17:** eine Trommel zu sechs auf dem Flügel, jeder Schuss mit −1 (4.9i).",
  "special-aircraft.albatros-d-fokker-d-with":
    "**Albatros D, Fokker D:** Ist ein MG gehemmt oder leer, feuert das andere allein in C (4.9j, 4.9l). Der Dr.I ist kein Fokker D (A-36).",
  "special-aircraft.albatros-d-v-straight-and":
    "**Albatros D.V:** Geradeaus und in gleicher Höhe behebt sie bei 1 oder 2 (4.9m, A-18).",
  "special-aircraft.fokker-d-vii-hangs-on-its":
    "**Fokker D.VII:** Hängt sich an den Propeller und feuert senkrecht hinauf, bis 400 m, auf jemanden in seinem Hex, wenn er langsam ist, nicht stürzt und nach ihm zog (4.9n).",
  "special-aircraft.d-h-4-f-k-8-spad-xi":
    "**D.H.4, F.K.8, Spad XI, Hansa-Brandenburg:** Ein Beobachter kann sie heimfliegen, als Neuling auf Stufe A (4.9q, 4.9r).",
  "special-aircraft.roland-c-ii-the-observer":
    "**Roland C.II:** Der Beobachter feuert rundum, nur nicht auf das, was gleich voraus mehr als 100 m tiefer ist (4.9s).",
  "special-aircraft.which-flags-a-type-has":
    "Welche Besonderheit ein Muster hat, steht in seiner Tabelle, so dass ein anderer Satz es anders bestimmen kann.",
};
