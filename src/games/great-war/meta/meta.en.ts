import type { MetaWords } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "Biplanes over the trenches, 1916–18",
  rulesName: "The Great War: hex dogfight (McCormick and Hoffman adjustments)",
  blurb: "Tailing, turns by the hexside, jams and drums, balloons and trenches.",
  scenarios: {
    duel: {
      title: "The last flight of the Baron",
      blurb: "One Camel against one red triplane, head to head. The place to begin.",
    },
    hawker: {
      title: "Hawker goes home",
      blurb: "A D.H.2 deep over the German lines, two Albatros above it, and the wind against it.",
    },
    dogfight: {
      title: "The Black Flight",
      blurb:
        "Four Sopwith Triplanes and four Albatros, two double aces among them. Points after twelve turns.",
    },
    "voss-last-fight": {
      title: "The last fight of Werner Voss",
      blurb: "A triplane and a late helper against three S.E.5as.",
    },
    "last-autumn": {
      title: "The last autumn",
      blurb:
        "Two S.E.5as and two Camels against German marines on the newest Fokkers; parachutes, and the wind blows west.",
    },
    "line-patrol-1915": {
      title: "Fokkers over Cambrai",
      blurb: "Two B.E.2cs and a Gunbus must photograph and get home past Boelcke and Immelmann.",
    },
    "ball-rolands": {
      title: "Ball among the Rolands",
      blurb: "A British Nieuport and two French ones fall upon three two-seaters that can fire all round.",
    },
    photo: {
      title: "Photographs for Arras",
      blurb:
        "Photo reconnaissance: two R.E.8s need two pictures, two F.E.2bs guard them, three Albatros come.",
    },
    spotting: {
      title: "Eyes of the guns at Messines",
      blurb: "Artillery spotting: four turns near the battery, with archie below and scouts above.",
    },
    "trench-strafing": {
      title: "Low over Cambrai",
      blurb: "Four Camels, two with bombs, against trenches, a road and three Albatros.",
    },
    "battle-flight": {
      title: "The battle flight",
      blurb: "Three German two-seaters rake the trenches on the first morning of the March offensive.",
    },
    bombing: {
      title: "The Somme bridges",
      blurb:
        "Tactical bombing: two D.H.4s and a loaded Camel against two bridges, with escort, flak and Fokker D.VIIs.",
    },
    gothas: {
      title: "Gothas going home",
      blurb: "Two bombers with guns on every side, four small fighters behind them.",
    },
    balloons: {
      title: "The balloon buster",
      blurb: "Balloon busting: three Americans, two balloons, three guns below and two Fokkers above.",
    },
    "balloon-alone": {
      title: "Alone against two balloons",
      blurb: "For one player: a Camel, two balloons, and six guns that nobody has seen yet.",
    },
    "bloody-april": {
      title: "Bloody April",
      blurb:
        "A campaign: the week of Arras in fourteen missions. Crews are chosen, lost and replaced; novices become aces.",
    },
  },
  pieces: ["aircraft", "aircraft"],
  sides: {
    allied: { name: "Allies", many: true },
    german: { name: "Germans", many: true },
  },
} satisfies MetaWords<typeof meta>;
