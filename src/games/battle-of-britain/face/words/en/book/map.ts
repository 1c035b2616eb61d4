interface Launch {
  readonly name: string;
}

/** The map and its lines. */
export const words = {
  "map.title": "The map",
  "map.squares":
    "Squares are 30 km wide and are called by column and row: **N09** is London. One moves square by square in eight directions, and any number of formations may share a square (BB-33, BB-34).",
  "map.figure":
    "The map as it lies on the table: the radar line, the borders of the Groups, cities, stations, launch squares, and airfields with their names",
  "map.label":
    "The map of England and the coasts opposite: the radar line around England, cities, airfields and stations inside it, launch squares outside.",
  "map.own":
    "The grid, the places of most airfields and stations, the radar line's squares and the launch squares are **our own tables** (BB-33, BB-39).",
  "map.airfields": "Airfields and their wings (BB-40)",
  "map.airfield": "Airfield",
  "map.wing": "Wing",
  "map.square": "Square",
  "map.launches": "Launch squares (BB-39)",
  "map.launch": "From",
  launch: ({ name }: Launch) => name,
  "map.to-london": "Squares to London",
  "map.areas":
    "Each square belongs to one Group by its middle; what stands on it keeps the Group of its table (BB-35). A wing flies in its own area and its neighbours', on the radar line or inside it (BB-36, BB-37).",
  "map.areas-caption": "Where wings may fly",
  "map.wing-of": "Wings of Group",
  "map.may-enter": "Areas",
  "radar-line.title": "The radar line",
  "radar-line.closed":
    "Twelve stations watch a line that no raid gets round, from the west edge to the north edge. A station is bombed in its own square, which need not be one that it watches (BB-41).",
  "radar-line.caption": "Stations and what they watch",
  "radar-line.station": "Station",
  "radar-line.own-square": "Square",
  "radar-line.watches": "Watches",
  "line.title": "The 12 Group line",
  "line.barred":
    "Bf 109 and Ju 87 have no fuel for the north: they may not enter a square that lies wholly north of the southern boundary of 12 Group. One that the line divides is open (BB-38).",
  "line.caption": "The first row that is closed to them",
  "line.columns": "Columns",
  "line.first-row": "Closed from row",
  "line.norwich": "Norwich, Q13, is open to them, Happisburgh, R14, is not.",
  "line.turning-back":
    "Who may not go on turns for home before the step, without a check of fuel, and is back with the geschwader after the sortie (BB-123, BB-124).",
  "line.bf110": "A Bf 110 may go on, but throws two dice there instead of three (BB-26).",
};
