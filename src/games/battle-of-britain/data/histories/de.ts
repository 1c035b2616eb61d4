import type { ScenarioId } from "../scenarios.ts";

/** Was hinter jedem Szenario steht, in eigenen Worten. */
export const de: Readonly<Record<ScenarioId, string>> = {
  campaign:
    "Was Hugh Dowding gebaut hatte, war weniger eine Jägerflotte als eine Art, Bescheid zu wissen: Radar an der Küste, Beobachter dahinter, Telefonleitungen zu Tischen, auf denen Frauen mit Rechen Marken schoben. Deren Farbe verriet, aus welchen fünf Minuten die Meldung war; alten Plots traute niemand. Die Luftwaffe hatte mehr Flugzeuge und keinen solchen Tisch. Im Juli ging es gegen den Kanal, im August gegen die Flugplätze, im September gegen London, gewechselt immer, wenn das Vorige zu schmerzen begann. Am Ende hatte sie rund siebzehnhundert Flugzeuge verloren, Fighter Command gut tausend Jäger.",
  kanalkampf:
    "Im Juli suchte die Luftwaffe den Kampf über den Geleitzügen, und Dowding wollte ihn dort nicht: Wer in den Kanal fiel, ertrank meist, denn ans Herausfischen hatten nur die Deutschen gedacht. Schlechtes Wetter und Warten nahmen fast die Hälfte der Tage. Am 19. Juli trafen neun Defiants, deren Waffen nicht nach vorn schießen konnten, vor Folkestone auf Messerschmitts, und sechs von ihnen fielen in wenigen Minuten.",
  adlertag:
    "Der Adlertag, der 13. August, begann in Wolken. Der Rückruf erreichte die Begleitjäger und nicht die Dorniers von Johannes Fink, die allein weiterflogen und Eastchurch bombten, einen Platz des Coastal Command. Zwei Tage später kamen alle drei Luftflotten zugleich. Die in Norwegen glaubte den Norden von Jägern entblößt; sie traf weit draußen über See auf sie, jenseits der Reichweite jeder Messerschmitt 109, und kam bei Tag nie wieder in solcher Zahl.",
  september:
    "Winston Churchill saß am 15. September auf der Galerie in Uxbridge und sah die Lampen aller Staffeln auf Rot gehen. Er fragte Keith Park nach Reserven; es gab keine. Die Bomber, denen man von den letzten fünfzig Spitfires erzählt hatte, stießen auf Staffel um Staffel und über London auf fünf zugleich, die Douglas Bader aus Duxford brachte. Am Abend wurden einhundertfünfundachtzig Abschüsse gemeldet; es waren etwa sechzig. Das genügte: Zwei Tage später wurde die Landung bis auf Weiteres verschoben.",
  raid: "Von Calais nach London braucht eine Heinkel eine halbe Stunde. Die ersten Minuten vergehen mit dem Sammeln über der Küste, wo das Radar den Angriff wachsen sieht; einige mehr, bis der Plot auf dem Tisch liegt, und eine Spitfire braucht etwa zehn, um auf ihre Höhe zu steigen. Wer seine Wings zu früh hinaufschickt, hat sie mit leeren Tanks am Boden, wenn die Bomber kommen; wer wartet, bis er sicher ist, hat sie noch zu tief. Die Leitoffiziere der 11 Group entschieden das mehrmals am Tag, wochenlang, in einem Keller.",
};
