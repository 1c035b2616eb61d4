import type { MetaWords } from "../../core/game.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "The Battle of Britain (done properly)",
  blurb:
    "The campaign of the summer of 1940 on the plotting table: missions face down, raids that grow behind the radar line, scrambles, dogfights, repair and rotation over eleven turns.",
  scenarios: {
    campaign: { title: "The whole summer", blurb: "Eleven turns from 10 July to 24 September 1940." },
    kanalkampf: {
      title: "Kanalkampf",
      blurb: "The first four turns in the weather that history had: radar, southern airfields and ports.",
    },
    adlertag: {
      title: "Adler Tag",
      blurb: "One turn of mid-August: every geschwader, and Luftflotte 5 must attack.",
    },
    september: { title: "15 September", blurb: "One turn over London, with Big Wings and large geschwader." },
    raid: {
      title: "A single raid",
      blurb: "Two geschwader of Luftflotte 2 against 11 Group. An hour for a club.",
    },
  },
  pieces: ["formation", "formations"],
  turn: [
    {
      name: "Staff",
      text: "Withdrawals, reinforcements, rotations and repair; then the weather decides whether anybody flies.",
    },
    {
      name: "Alert and missions",
      text: "Formations draw their squadrons; each geschwader gets a target card face down.",
    },
    {
      name: "Tally Ho",
      text: "Geschwader fly 5 or 10 squares; on the radar line wings may scramble and chase them; then the other wings move.",
    },
    {
      name: "Battle and bombs",
      text: "Intercepts and dogfights on five markers a turn; who gets through bombs, and all reach for home.",
    },
  ],
  sides: {
    british: { name: "Royal Air Force" },
    german: { name: "Luftwaffe" },
    first: { name: "First bidder" },
    second: { name: "Second bidder" },
  },
  source:
    "After a campaign variant by Peter Hunt, Cabbage Crates over the Briny. The base game is its publisher's (PSC Games, before it TSR) and stays so; none of its text, art or cards is here. Map grid, squadron values, deck and flak are our own tables.",
  ownTables: {
    map: "The grid of the map, the radar line, launch squares and the places of airfields and stations that the sources don't name.",
    squadrons:
      "The values of squadrons where the source has none, and how many of each type a Group or Luftflotte has.",
    deck: "Which targets the fifty cards name, and what each city produces.",
    flak: "Flak on the throw of the bombs, fuel, and the movement of wings.",
    bigWing: "What Big Wing and ace marker do.",
    scenarios: "The shorter scenarios and their targets.",
  },
} satisfies MetaWords<typeof meta>;
