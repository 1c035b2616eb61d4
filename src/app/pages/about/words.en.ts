/** Words of the page about Tallyho, in English. */
export const words = {
  title: "About Tallyho",
  what: "Tallyho is a tabletop for air-war games in the browser: aircraft on altitude stands, clock-face arcs, inches, real dice odds, secret plots, and rules that judge, explain and never forget.",
  version: (number: string) => `Version ${number}`,
  credits: "Credits",
  ownText: "These parts are ours, not the published game's:",
  rules: "Read the rules",
  lesson: "Fly the first lesson",
  licences: "Licences",
  licence: "Tallyho is free software under the MIT licence.",
  fonts: "Type: Barlow Condensed (SIL Open Font License 1.1) and Special Elite (Apache License 2.0).",
  libraries: "Licence texts of the fonts and libraries inside",
  private:
    "Nothing leaves this browser: no accounts, no counting of visitors. Matches stay on this device until you share them.",
};

export type AboutWords = typeof words;
