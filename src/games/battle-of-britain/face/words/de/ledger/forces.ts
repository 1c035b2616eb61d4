import type { words as english } from "../../en/ledger/forces.ts";

/** Anlagen, besondere Verbände und der Sieg. */
export const words: typeof english = {
  "BB-125":
    "Ein Wing, dessen Flugplatz ausgeschaltet ist, füllt keine Lücken und fängt niemanden ab; er zieht drei Felder.",
  "BB-126": "Eine ausgeschaltete Station ruft niemanden.",
  "BB-127":
    "Flugplätze und Stationen setzen nur Anlagenwürfel der eigenen Group instand, Staffeln nur Staffelwürfel.",
  "BB-128":
    "Ab Runde 9 dürfen einmal je Tally-ho zwei unbenutzte Wings der 12 Group, die ein Geschwader in drei Feldern erreichen, es als einer bekämpfen, für eine Marke.",
  "BB-129":
    "Der Wing mit der Assmarke wirft beim Abfangen einen Würfel mehr, und in jedem Durchgang seines ersten Duells eines Kurvenkampfs.",
  "BB-130":
    "In der ersten fliegenden Runde des zweiten Abschnitts muss die Luftflotte 5 in die Radarlinie und zu bomben versuchen, oder sie wird abgezogen.",
  "BB-131":
    "Die 13 Group hat vier Punkte für den ganzen Feldzug; jeder setzt nach ihrem Wurf eine ihrer Staffeln instand.",
  "BB-132":
    "Am Ende zählen: bombardierte Ziele, abgeschossene britische Staffeln, instandgesetzt oder nicht, und beschädigte deutsche.",
  "BB-133": "Wer in Ruhe, abgezogen oder abgelöst ist, ist kein Verlust.",
  "BB-134":
    "Die Verluste werden ausgegeben, britische in Blättern zu sechs, deutsche zu zehn: Mehr ganze britische Blätter sind das bessere Verhältnis für die Luftwaffe, gleich viele 10 zu 6, weniger das schlechtere.",
  "BB-135":
    "Die Luftwaffe gewinnt mit genug Zielen bei 10 zu 6 oder besser; mehr als genug bei schlechterem Verhältnis, oder bis zu sechs zu wenig bei besserem, ist unentschieden; alles andere ist britisch.",
  "BB-136":
    "Genug sind nach dem Buch 28 Ziele; eine andere Zahl wird abgesprochen, etwa die ausgeglichene, oder geboten.",
};
