import type { Airfield, City, Radar } from "./tables.ts";

/** BB-40: airfields and the wings there (BB-5, BB-6); four are named in the sources, the others are our own choice. */
export const AIRFIELDS: readonly Airfield[] = [
  { id: "Exeter", name: "Exeter", wing: "10A", group: "10", square: "G06" },
  { id: "Filton", name: "Filton", wing: "10B", group: "10", square: "H09" },
  { id: "Middle-Wallop", name: "Middle Wallop", wing: "10C", group: "10", square: "K07" },
  { id: "Tangmere", name: "Tangmere", wing: "11A", group: "11", square: "M06" },
  { id: "Biggin-Hill", name: "Biggin Hill", wing: "11B", group: "11", square: "O08" },
  { id: "Hornchurch", name: "Hornchurch", wing: "11C", group: "11", square: "O09" },
  { id: "Hawkinge", name: "Hawkinge", wing: "11D", group: "11", square: "Q07" },
  { id: "Duxford", name: "Duxford", wing: "12A", group: "12", square: "O11" },
  { id: "Wittering", name: "Wittering", wing: "12B", group: "12", square: "M13" },
  { id: "Ringway", name: "Ringway", wing: "12C", group: "12", square: "I15" },
  { id: "Catterick", name: "Catterick", wing: "13A", group: "13", square: "K19" },
  { id: "Acklington", name: "Acklington", wing: "13B", group: "13", square: "K23" },
];

const squares = (list: string): readonly string[] => list.split(" ");

/** BB-41: radar stations and the line of 49 squares that they watch; the squares are our own. */
export const RADAR: readonly Radar[] = [
  {
    id: "West-Prawle",
    name: "West Prawle",
    group: "10",
    square: "F04",
    squares: squares("A03 B03 C03 D03 E03 F03 F04 G04"),
  },
  {
    id: "Worth-Matravers",
    name: "Worth Matravers",
    group: "10",
    square: "J05",
    squares: squares("H04 I04 I05 J05"),
  },
  { id: "Ventnor", name: "Ventnor", group: "11", square: "L05", squares: squares("K05 L05") },
  { id: "Poling", name: "Poling", group: "11", square: "M06", squares: squares("M05 N05") },
  { id: "Pevensey", name: "Pevensey", group: "11", square: "O06", squares: squares("O05 O06 P06") },
  { id: "Dover", name: "Dover (Swingate)", group: "11", square: "R07", squares: squares("Q06 Q07 R07") },
  { id: "Foreness", name: "Foreness", group: "11", square: "R08", squares: squares("R08 R09") },
  { id: "Bawdsey", name: "Bawdsey", group: "11", square: "R10", squares: squares("R10 R11") },
  {
    id: "Happisburgh",
    name: "Happisburgh",
    group: "12",
    square: "R14",
    squares: squares("R12 R13 R14 Q14 P14"),
  },
  { id: "Stenigot", name: "Stenigot", group: "12", square: "N15", squares: squares("P15 O15 O16 O17 O18") },
  {
    id: "Danby-Beacon",
    name: "Danby Beacon",
    group: "13",
    square: "L19",
    squares: squares("N18 N19 M19 M20 L20 L21"),
  },
  {
    id: "Ottercops-Moss",
    name: "Ottercops Moss",
    group: "13",
    square: "J22",
    squares: squares("L22 K22 K23 K24 J24 J25 I25"),
  },
];

function city(name: string, group: string, square: string, production: number): City {
  return { id: name.replaceAll(" ", "-"), name, group, square, production };
}

/** BB-42, BB-43: cities and their production; London's figures are published, the others our own. */
export const CITIES: readonly City[] = [
  { ...city("London", "11", "N09", 3), london: true },
  { ...city("Port of London", "11", "N09", 3), london: true },
  city("Plymouth", "10", "E04", 1),
  city("Swansea", "10", "E09", 1),
  city("Cardiff", "10", "G08", 1),
  city("Bristol", "10", "H08", 2),
  city("Gloucester", "10", "I10", 1),
  city("Yeovil", "10", "H06", 1),
  city("Southampton", "11", "K06", 2),
  city("Portsmouth", "11", "L06", 1),
  city("Brighton", "11", "N06", 1),
  city("Weybridge", "11", "M08", 1),
  city("Rochester", "11", "P08", 1),
  city("Canterbury", "11", "Q08", 1),
  city("Ipswich", "11", "Q11", 1),
  city("Norwich", "12", "Q13", 1),
  city("Birmingham", "12", "J12", 2),
  city("Coventry", "12", "K12", 1),
  city("Derby", "12", "K14", 1),
  city("Sheffield", "12", "K15", 1),
  city("Hull", "12", "M17", 1),
  city("Manchester", "12", "I16", 1),
  city("Liverpool", "12", "H16", 1),
  city("Middlesbrough", "13", "K20", 1),
  city("Newcastle", "13", "K21", 2),
  city("Glasgow", "13", "E25", 1),
];
