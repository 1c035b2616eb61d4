import type { NetworkWords } from "./words.en.ts";

/** Words for how the machine that hosts is reached, in German. */
export const words: NetworkWords = {
  title: "Das Netz",
  open: "Für dieses Netz öffnen",
  close: "Für das Netz schließen",
  closed: "Jetzt erreicht nur dieser Rechner den Tisch.",
  opened: "Geräte in deinem Netz erreichen den Tisch unter:",
  choose: "Welches Netz?",
  virtual: (address, name) => `${address} (${name}: ein VPN oder Container)`,
  named: "Adresse im quadratischen Code",
  reached: "Ein Handy hat diesen Rechner erreicht.",
  try: "Kommt ein Handy nicht hin? Öffne darauf diese Adresse, sie sagt sofort, ob es geht:",
  nothing: "Dieser Rechner ist in keinem Netz: tritt einem WLAN bei, oder mache eins mit einem Handy auf.",
  nowhere:
    "Dieser Rechner ist in keinem Netz, das Handys im Raum erreichen, nur in dem eines VPN oder von Containern: tritt einem WLAN bei, oder mache eins mit einem Handy auf.",
  noAnswer: "Der Server antwortet nicht; sieh nach, ob er auf diesem Rechner noch läuft.",

  "instead.closed":
    "Noch kommt kein Handy hierher. Öffne den Tisch für dein Netz, dann steht hier ein quadratischer Code zum Mitspielen.",
  "instead.elsewhere":
    "Der Tisch ist nur dort offen, wo kein Handy im Raum hinkommt: für ein VPN, für Container oder für ein Netz, das dieser Rechner verlassen hat. Schließe ihn, und öffne ihn für ein anderes Netz.",
  "instead.own":
    "Diese Seite wurde unter einer Adresse geöffnet, die jedes Handy zu sich selbst führt. Öffne sie unter der Adresse dieses Rechners in deinem Netz, dann steht hier ein quadratischer Code zum Mitspielen.",
  "instead.host":
    "Noch kommt kein Handy hierher: der Gastgeber öffnet den Tisch auf seiner Seite für das Netz.",
};
