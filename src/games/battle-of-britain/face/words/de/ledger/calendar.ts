import type { words as english } from "../../en/ledger/calendar.ts";

/** Was die Runden bringen, und der Zielstapel. */
export const words: typeof english = {
  "BB-45": "Runde 1, 10. bis 16. Juli: Der Stapel des ersten Abschnitts wird gebildet.",
  "BB-46": "Runde 2, 17. bis 23. Juli, bringt nichts Eigenes; damals wurde geflogen.",
  "BB-47": "Runde 3, 24. bis 31. Juli, bringt nichts Eigenes; damals wurde geflogen.",
  "BB-48": "Runde 4, 1. bis 7. August, bringt nichts Eigenes; damals war eine Atempause.",
  "BB-49":
    "Runde 5, 8. bis 14. August: ein neuer Stapel, zwei Treffer weniger auf jeder Stadt, Abzug der Defiants, die erste Ablösung; die Luftflotte 5 muss angreifen.",
  "BB-50": "Runde 6, 15. bis 21. August: Die 310 (tschechoslowakische) Squadron stößt zur 12 Group.",
  "BB-51":
    "Runde 7, 22. bis 29. August: Abzug der Ju 87; die 1 Squadron RCAF stößt zur 11 Group, die 302 (polnische) zur 12 Group.",
  "BB-52":
    "Runde 8, 30. August bis 6. September: Die 303 (polnische) Squadron stößt zur 11 Group und bringt eine Assmarke.",
  "BB-53":
    "Runde 9, 7. bis 12. September: ein neuer Stapel, zwei Treffer weniger auf jeder Stadt, die zweite Ablösung; ab jetzt Big Wings, und Geschwader der Luftflotte 2 dürfen sieben Staffeln haben.",
  "BB-54": "Runde 10, 13. bis 18. September, bringt nichts Eigenes; damals war eine Atempause.",
  "BB-55": "Runde 11, 19. bis 24. September, ist die letzte.",
  "BB-56":
    "Ein abgezogenes Muster verlässt Stapel, Verbände und die Ruhe, ohne zu zählen; was davon vorher verloren war, bleibt verloren.",
  "BB-57":
    "Eine Verstärkung bringt eine beschädigte Hurricane ihrer Group zurück in den Stapel; eine weitere Karte ist sie nicht.",
  "BB-58":
    "Eine Ablösung beschädigt eine bereite Staffel der einen Group und macht eine beschädigte desselben Musters einer anderen bereit; keine Karte wechselt die Group, und nichts zählt als verloren.",
  "BB-59": "Auf jede Staffel einer Ablösung darf man verzichten; was nicht sogleich genutzt wird, ist dahin.",
  "BB-60":
    "Die erste Ablösung: 11 an 10 Group eine Hurricane und eine Blenheim, 12 an 11 eine Spitfire und eine Hurricane, 13 an 10 eine Spitfire, 13 an 11 eine Spitfire und zwei Hurricanes.",
  "BB-61":
    "Die zweite Ablösung: 12 an 11 Group eine Spitfire und zwei Hurricanes, 13 an 11 zwei Spitfires und zwei Hurricanes, von denen eine für eine Spitfire zahlt.",
  "BB-62":
    "In den Runden 5 und 9 kommen alle Karten außer den drei auf der Hand zurück; die des neuen Abschnitts kommen hinaus, der Rest wird gemischt.",
  "BB-63": "Niemand darf ansehen, welche Karten ein Abschnitt entfernt hat.",
  "BB-64":
    "Die Abschnitte 1 und 2 entfernen beide Karten Londons und 13 andere Städte; Abschnitt 1 auch die drei nördlichen Flugplätze, Abschnitt 2 sechs Radarstationen, Abschnitt 3 sechs Radarstationen und sechs Flugplätze. In Abschnitt 3 liegt London unter den ersten zwölf Karten.",
  "BB-65":
    "In Abschnitt 3 kommt eine Karte Londons wieder oben auf den Stapel, wenn Bomben trafen und nicht ausschalteten; gingen alle daneben, ist sie benutzt.",
  "BB-66":
    "Jede andere Karte, deren Geschwader gestartet ist, ist benutzt, bombardiert oder nicht; eine, deren Geschwader daheim blieb, kommt auf die Hand zurück.",
  "BB-67": "Ist der Stapel leer, werden die benutzten Karten zu einem neuen gemischt.",
};
