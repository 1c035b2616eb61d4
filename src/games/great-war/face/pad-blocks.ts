import { phraser } from "../../../core/phrase.ts";
import type { Block, ListItem, SheetForm, Stretch } from "../../../face/sheet.ts";
import { boxes, line, list, section, table } from "../../../face/sheets/blocks.ts";
import type { Text } from "../../../face/text.ts";
import { phrasesOf } from "../../../face/words/named.ts";
import type { CrewLine, GunLine, StatusPad } from "./pads/status-pad.ts";
import { TICKS } from "./pads/ticks.ts";
import type { words } from "./words/en/sheets.ts";

const phrase = phraser<typeof words>();
const phrases = phrasesOf<typeof words>();

/** Turns that a printed pad has lines for beside the guns of a bomber. */
const TURNS = 4;

const NAUGHT: Text = "–";

function metres(figure: number): Text {
  return phrase("sheet.metres", { metres: figure });
}

/** How he is; nothing is said of who is well. */
function healthOf({ health, woundedIn, fate }: CrewLine): readonly Stretch[] {
  if (!fate && health === "fit") return [];
  const since = fate || health === "killed" ? null : woundedIn;
  return [{ text: phrase("sheet.health", { health: fate ?? health, since }), tone: "alarm" }];
}

function ranksOf({ kills, ace, novice }: CrewLine): readonly Stretch[] {
  return [
    ...(kills > 0 ? [{ text: phrase("sheet.kills", { kills }) }] : []),
    ...(ace > 0 ? [{ text: phrase("sheet.ace", { level: ace }) }] : []),
    ...(novice ? [{ text: phrase("sheet.novice") }] : []),
  ];
}

function nameOf({ name }: CrewLine, form: SheetForm): Stretch {
  if (name !== "") return { text: name, tone: "strong" };
  return form === "paper" ? { write: 30 } : { text: phrase("sheet.unnamed"), tone: "strong" };
}

/** Names, kills and state of the men aboard. */
export function crewBlock({ crew }: StatusPad, form: SheetForm): Block {
  const items = crew.map((man): ListItem => {
    const place: Stretch = {
      text: phrase("sheet.man", { place: man.place, seats: crew.length }),
      tone: "soft",
    };
    return { line: [place, nameOf(man, form), ...ranksOf(man), ...healthOf(man)] };
  });
  return section(phrase("sheet.crew"), [list(items)]);
}

/** What it does now, and its limits; on paper the limits alone, since what changes is written on lines. */
export function figuresBlock(pad: StatusPad, form: SheetForm): Block {
  const { aircraft, type, min, max, climb, overdive, silhouette } = pad;
  const now = [{ name: phrase("sheet.speed"), value: `${aircraft.speed} MP` }];
  const altitude = [{ name: phrase("sheet.altitude"), value: metres(aircraft.altitude) }];
  const bombs = [{ name: phrase("sheet.bombs"), value: phrase("sheet.bombs.now", { on: aircraft.bombs }) }];
  const screen = form === "screen";
  return {
    kind: "figures",
    figures: [
      ...(screen ? now : []),
      { name: phrase("sheet.range"), value: phrase("sheet.range.now", { min, max, usual: type.max }) },
      ...(screen ? altitude : []),
      { name: phrase("sheet.ceiling"), value: metres(type.ceiling) },
      { name: phrase("sheet.climb"), value: phrase("sheet.climb.now", { now: climb, usual: type.climb }) },
      { name: phrase("sheet.diveSpeed"), value: `${type.diveSpeed} MP` },
      {
        name: phrase("sheet.overdive"),
        value: overdive ? phrase("sheet.overdive.now", overdive) : phrase("sheet.overdive.none"),
      },
      { name: phrase("sheet.silhouette"), value: phrase("sheet.figure", { figure: silhouette }) },
      ...(screen ? bombs : []),
    ],
  };
}

/** What turns cost on its schedule, and how far it may dive at each speed. */
export function limitsBlock({ schedule, prices, dives }: StatusPad): Block {
  const places = [0, 1, 2];
  return {
    kind: "row",
    blocks: [
      table(
        "grid",
        places.map((place) => phrase("sheet.nth", { place })),
        [{ cells: places.map((place) => (place in prices ? `${prices[place]} MP` : NAUGHT)) }],
        { caption: phrase("sheet.schedule", { letter: schedule }), label: phrase("sheet.prices") },
      ),
      table(
        "grid",
        dives.map((step) => phrase("sheet.dive.speed", step)),
        [{ cells: dives.map((step) => metres(step.metres)) }],
        { caption: phrase("sheet.dive") },
      ),
    ],
  };
}

/** Points suffered as boxes, up to the one that destroys it. */
export function damageBlock({ aircraft: { damage }, type }: StatusPad): Block {
  const told = phrase("sheet.damage.now", { taken: damage, of: type.damage });
  const left = phrase("sheet.damage.left", { left: type.damage - damage });
  const tracks: Block = {
    kind: "tracks",
    tracks: [boxes(type.damage, damage, told)],
    line: [{ text: told }, { text: "·", tone: "soft" }, { text: left, tone: "soft" }],
  };
  return section(phrase("sheet.damage"), [tracks]);
}

function gunItem({ mount, barrel, several, column, drums, jammed, broken }: GunLine): ListItem {
  const gun = { mount, barrel, several };
  return {
    line: [
      { text: phrase("sheet.barrel", gun), tone: "strong" },
      { text: phrase("sheet.column", { column }), tone: "soft" },
      ...(jammed ? [{ text: phrase("sheet.jammed"), tone: "alarm" as const }] : []),
      ...(broken ? [{ text: phrase("sheet.broken"), tone: "alarm" as const }] : []),
    ],
    tracks: drums.map(({ left, of }, place) => {
      const told = phrase("sheet.left", { gun, left, of });
      const drum = phrase("sheet.drum", { gun, drum: place + 1, left, of });
      return boxes(of, of - left, drums.length > 1 ? drum : told);
    }),
  };
}

/** Ammunition of every gun, drum by drum, with jams. */
export function gunsBlock({ guns }: StatusPad): Block {
  const armed: Block = list(guns.map(gunItem));
  const unarmed: Block = line(phrase("sheet.unarmed"));
  return section(phrase("sheet.ammunition"), [guns.length > 0 ? armed : unarmed]);
}

/** What critical hits have left behind. */
export function troublesBlock({ troubles }: StatusPad): Block {
  const none: Block = line({ text: phrase("sheet.hits.none"), tone: "soft" });
  const items = troubles.map(
    (one): ListItem => ({ line: [{ text: phrase("sheet.hit", one), tone: "alarm" }] }),
  );
  const blocks: readonly Block[] = troubles.length > 0 ? [list(items)] : [none];
  return section(phrase("sheet.hits"), blocks);
}

/** Critical hits to tick, below those that have happened. */
export function ticksBlock({ troubles }: StatusPad): Block {
  const items = troubles.map((one): ListItem => ({ line: [{ text: phrase("sheet.hit", one) }] }));
  const checks: Block = { kind: "checks", checks: TICKS.map((what) => phrase("sheet.tick", { what })) };
  const blocks: readonly Block[] = troubles.length > 0 ? [list(items), checks] : [checks];
  return section(phrase("sheet.ticks"), blocks);
}

/** Lines for the turns to come, from `turn` on; a pad of nobody yet has no turn nor a beginning. */
export function turnsBlock({ aircraft }: StatusPad, turn: number, nobody: boolean): Block {
  const begun = [NAUGHT, `${aircraft.speed} MP`, metres(aircraft.altitude), null];
  const blank = Array.from({ length: TURNS }, (_, index) => ({
    cells: [nobody ? null : `${turn + index}`, null, null, null],
  }));
  return table(
    "record",
    phrases("sheet", "turn", "move", "altitude", "notes"),
    [...(nobody ? [] : [{ cells: begun }]), ...blank],
    { widths: [14, null, 24, 54] },
  );
}
