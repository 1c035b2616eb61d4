export const words = {
  "machines.pilot-hit-two-dice-2-8": "Pilot hit: two dice, 2–8 seriously wounded, 9–12 killed.",
  "machines.rudder-or-aileron-cable":
    "Rudder or aileron cable: from now on turns only left (a die of 1–3) or only right (4–6).",
  "machines.engine-a-die-1-2-costs-1": "Engine: a die, 1–2 costs 1 MP of top speed, 3–5 costs 2, 6 costs 3.",
  "machines.a-front-gun-is-destroyed":
    "A front gun is destroyed: a twin fires on as one gun, a single is gone.",
  "machines.observer-killed-nobody": "Observer killed; nobody there to hit: 2 points.",
  "machines.a-graze-1-point": "A graze: 1 point.",
  "machines.elevator-cable-no": "Elevator cable: no climbing any more.",
  "machines.wing-spar-2-points-the": "Wing spar: 2 points, the dive halved, no overdive, no maneuvers.",
  "machines.fuel-tank-at-each-turns":
    "Fuel tank: at each turn's end two dice less the turns since; 2 or less, and it is dry.",
  "machines.engine-heavy-1-costs-2-mp": "Engine, heavy: 1 costs 2 MP, 2–3 cost 3, 4–6 cost 4.",
  "criticals.title": "Critical hits",
  "criticals.two-dice-say-what-was-hit": "Two dice say what was hit. Half of the chart is our own.",
  "criticals.roll": "Roll",
  "criticals.what-happens": "What happens",
  "criticals.rule": "Rule",
  "criticals.a-seriously-wounded-pilot":
    "A **seriously wounded pilot** flies a schedule worse, without maneuvers, fires at −2, and may faint at the end of every later turn: two dice, on the turns since plus 1 or less. A second wound kills (B-20).",
  "criticals.with-nobody-at-the":
    "With nobody at the controls an aircraft is lost, unless an observer has controls of his own (4.9q).",
  "criticals.a-wounded-observer":
    "A wounded observer neither fires nor photographs nor spots (4.8f). With the switch for wounded observers he may at least live (4.8g).",
  "criticals.when-the-top-speed-falls":
    "When the top speed falls below the least speed, it glides from the next turn on (D-08).",
  "special-aircraft.title": "Special aircraft",
  "special-aircraft.f-e-2b-and-other-pushers":
    "**F.E.2b** and other pushers with the gun in the nose: it is the observer's; he declares late and clears like one (4.9a). The F.E.2b's rear gun is a switch.",
  "special-aircraft.hannover-cl-the-observer":
    "**Hannover CL:** the observer fires astern at the same altitude too, at −1; a natural 11 hits the own tail (4.9b, A-19). Lower astern stays blind (4.9c).",
  "special-aircraft.s-e-5a-vickers-and-lewis":
    "**S.E.5a:** Vickers and Lewis with ammunition and jams of their own (4.9d): both on column B, one alone on C (4.9e), the Lewis alone at −1 (4.9f). The second drum costs a quiet turn (4.9h).",
  "special-aircraft.british-nieuport-17-one":
    "**British Nieuport 17:** one drum of six on the wing, every shot at −1 (4.9i).",
  "special-aircraft.albatros-d-fokker-d-with":
    "**Albatros D, Fokker D:** with one gun jammed or empty the other fires alone on C (4.9j, 4.9l). The Dr.I is no Fokker D (A-36).",
  "special-aircraft.albatros-d-v-straight-and":
    "**Albatros D.V:** straight and level it clears on 1 or 2 (4.9m, A-18).",
  "special-aircraft.fokker-d-vii-hangs-on-its":
    "**Fokker D.VII:** hangs on its propeller and fires straight up, up to 400 m, at somebody in its hex, if it is slow, not diving, and came after him (4.9n).",
  "special-aircraft.d-h-4-f-k-8-spad-xi":
    "**D.H.4, F.K.8, Spad XI, Hansa-Brandenburg:** an observer can fly them home, as a novice on schedule A (4.9q, 4.9r).",
  "special-aircraft.roland-c-ii-the-observer":
    "**Roland C.II:** the observer fires all round, but not at what is more than 100 m lower just ahead (4.9s).",
  "special-aircraft.which-flags-a-type-has":
    "Which flags a type has stands in its table, so that another set of tables may set them otherwise.",
};
