import type { Goal } from "../../../../games/dogfight/config.ts";
import type { Edge } from "../../../../games/dogfight/fly.ts";
import type { MatName } from "../../../../tabletop/mats.ts";

const MATS: Readonly<Record<MatName, string>> = {
  "channel-coast": "Channel coast",
  "open-sea": "Open sea",
  "kent-fields": "Fields of Kent",
  desert: "Desert",
  "pacific-atoll": "Pacific atoll",
};

const GOALS: Readonly<Record<Goal, string>> = {
  "last-side": "Be the last side on the table",
  "first-kill": "Bring down the first enemy",
  "most-kills": "Bring down most until time is up",
  leave: "Leave by an edge",
  points: "Earn most points until time is up",
};

const EDGES: Readonly<Record<Edge, string>> = { left: "left", right: "right", near: "near", far: "far" };

/** Words of the dogfight's part of the set-up editor, in English. */
export const words = {
  lists: () => "What is on the table",
  aircraft: (count: number) => `Aircraft ${count}`,
  clouds: (count: number) => `Clouds ${count}`,
  table: () => "Table and rules",
  tools: () => "What is chosen",

  side: (side: string, count: number) => `${side}: ${count} aircraft`,
  points: (points: number) => `${points} points`,
  even: () => "Even: both sides have as many design points.",
  ahead: (side: string, points: number) =>
    `${side} is ahead by ${points} design ${points === 1 ? "point" : "points"}.`,
  add: (side: string) => `Add to ${side}`,
  noAircraft: () => "Nobody here yet. Add an aircraft, then drag it to its place.",
  summary: (id: string, type: string) => `${id} ${type}`,
  place: (x: string, y: string, heading: string) => `${x}″ across, ${y}″ up, ${heading} o'clock`,
  level: (level: number) => `level ${level}`,
  all: () => "Aircraft",
  wrong: () => "to put right",

  "field.id": () => "Name",
  "field.side": () => "Side",
  "field.type": () => "Type",
  "field.x": () => "Across (″)",
  "field.y": () => "Up (″)",
  "field.heading": () => "Clock heading",
  "field.speed": () => "SPEED",
  "field.level": () => "Level",
  "field.radius": () => "Radius (″)",
  "field.bottom": () => "Lowest level",
  "field.top": () => "Highest level",
  "field.count": () => "How many",
  "field.worth": () => "Points each",
  "field.width": () => "Width (″)",
  "field.depth": () => "Depth (″)",
  "field.turns": () => "Turns at most",
  "field.edge": () => "Edge",
  empty: () => "An empty field",
  typed: (text: string) => `“${text}”`,
  usual: (level: number) => `usual: ${level}`,
  endless: () => "no limit",

  left: () => "Turn left",
  right: () => "Turn right",
  up: () => "Raise one level",
  down: () => "Lower one level",
  twin: () => "Duplicate",
  other: () => "Other side",
  remove: () => "Remove",
  chosen: (id: string, type: string) => `${id}, ${type}`,
  hint: () =>
    "Drag an aircraft to move it, the brass knob to turn it, the wheel while dragging to raise it. Keys: arrows, Q and E, Page Up and Page Down, Delete.",

  pick: (side: string) => `Which aircraft for ${side}?`,
  pickAbout: () => "Design points: ENGINE + FUSELAGE + TO-HIT + 2 for each weapon.",
  search: () => "Search",
  searchHint: () => "Part of a name, such as Zero.",
  searchNone: (text: string) => `No type is called “${text}”; try a shorter part of the name.`,
  ownTypes: () => "Own aircraft",
  listed: () => "The list",
  figures: ({
    engine,
    fuselage,
    toHit,
  }: {
    readonly engine: number;
    readonly fuselage: number;
    readonly toHit: number;
  }) => `ENGINE ${engine}, FUSELAGE ${fuselage}, TO-HIT ${toHit}`,
  guns: (guns: readonly string[]) => (guns.length === 0 ? "no weapon" : guns.join(", ")),
  "gun.front": () => "front",
  "gun.left": () => "left",
  "gun.right": () => "right",
  "gun.rear": () => "rear",
  workshop: () => "Design one of your own",

  cloud: (index: number) => `Cloud ${index}`,
  cloudPlace: (x: string, y: string, radius: string) => `${x}″ across, ${y}″ up, radius ${radius}″`,
  addCloud: () => "Add a cloud",
  noClouds: () => "A clear sky. Clouds hide what flies behind them.",
  cloudLevels: () => "Levels left empty: from the lowest to the highest.",

  size: () => "The table",
  mat: () => "Mat",
  matName: (mat: MatName) => MATS[mat],
  sides: () => "The sides",
  firstSide: () => "First side",
  secondSide: () => "Second side",
  goal: () => "How it is won",
  goalName: (goal: Goal) => GOALS[goal],
  leaveSide: () => "Who has to leave",
  edgeName: (edge: Edge) => EDGES[edge],
  anyEdge: () => "any",
  whoCounts: () => "Which aircraft count",
  whoCountsAll: () => "all that fit",
  line: (index: number) => `Points ${index}`,
  lineSide: () => "Who earns",
  lineFor: () => "For",
  forKill: () => "an aircraft brought down",
  forLeave: () => "an aircraft that leaves",
  worthUsual: () => "design points",
  addLine: () => "Add a line",
  noLines: () => "Without lines each enemy brought down earns its design points.",
  rules: () => "Rules in use",
  faults: () => "To put right",
};

export type DogfightEditorWords = typeof words;
