import { listed, signed } from "../../../../../core/text.ts";
import type { AircraftType, Barrel, Flag, Schedule } from "../../../data/tables.ts";

/** The figures by which a design is ranked among the types of the list. */
export type Ranked = keyof Pick<AircraftType, "max" | "climb" | "ceiling">;

/** What each special rule of a type is called, and what it says with the rule that it stands in. */
export type FlagWords = { readonly [One in Flag as `flag.${One}`]: string } & {
  readonly [One in Flag as `flag.${One}.hint`]: (values: { rule: string }) => string;
};

const BARRELS: Readonly<Record<Barrel["id"], string>> = {
  gun: "Attacks",
  left: "Attacks of the left gun",
  right: "Attacks of the right gun",
  vickers: "Attacks of the Vickers",
  lewis: "Attacks of the Lewis",
};

const UNITS: Readonly<Record<Ranked, string>> = { max: "MP", climb: "m a turn", ceiling: "m" };
const RANKED: Readonly<Record<Ranked, string>> = {
  max: "Top speed",
  climb: "Climb",
  ceiling: "Ceiling",
};

function prices(mp: readonly number[]): string {
  return mp.length === 1 ? `${mp[0]} MP` : `${mp.join(", ")} MP`;
}

/** What special rules of a type say, each with the rule that they stand in. */
const flags: FlagWords = {
  "flag.fast-two-seater": "Nimble two-seater",
  "flag.fast-two-seater.hint": ({ rule }) => `No −1 in the initiative for its second seat (${rule}).`,
  "flag.fast-two-seater-1916": "Nimble two-seater of 1916",
  "flag.fast-two-seater-1916.hint": ({ rule }) => `The same, in battles before November 1916 (${rule}).`,
  "flag.wide-rear": "Wide field astern",
  "flag.wide-rear.hint": ({ rule }) => `The observer fires astern at his own altitude too, at −1 (${rule}).`,
  "flag.half-mount": "One gun of a pair alone",
  "flag.half-mount.hint": ({ rule }) => `While one of two is jammed or empty, the other fires (${rule}).`,
  "flag.locked-controls": "Stick that can be locked",
  "flag.locked-controls.hint": ({ rule }) => `Clears jams on 1 or 2 when straight and level (${rule}).`,
  "flag.on-its-propeller": "Hangs on its propeller",
  "flag.on-its-propeller.hint": ({ rule }) => `Fires at what is straight above it (${rule}).`,
  "flag.dual-control": "Dual controls",
  "flag.dual-control.hint": ({ rule }) => `A fit observer flies on when the pilot can't (${rule}).`,
  "flag.fighter": "Fighter",
  "flag.fighter.hint": ({ rule }) => `Its schedule suffers while it carries bombs (${rule}).`,
};

/** What the workshop of the Great War says in English. */
export const words = {
  workshop: "Aircraft workshop",
  keep: "Keep this aircraft",
  figures: "Figures",
  name: "Name",
  "name.hint": "1 to 60 characters; it stands on the status pad.",
  nation: "Built in",
  "nation.GB": "Britain",
  "nation.FR": "France",
  "nation.US": "United States",
  "nation.DE": "Germany",
  "nation.AH": "Austria-Hungary",
  from: "At the front from",
  "from.hint": "Year and month, as 1917-04.",
  seats: "Crew",
  "seats.hint": ({ seats }: { seats: number }) =>
    seats === 1
      ? "The pilot alone."
      : `The pilot and ${seats === 2 ? "an observer" : `${seats - 1} gunners`}.`,
  "seats.count": ({ count }: { count: number }) => `${count}`,
  flight: "Flight",
  max: "Top speed",
  "max.hint": "MP, 1 to 30: hexes a turn.",
  min: "Lowest speed",
  "min.hint": "MP, at most the top speed.",
  climb: "Climb",
  "climb.hint": "Metres a turn, in steps of 50.",
  dive: "Dive",
  "dive.hint": "Metres a turn, in steps of 50.",
  diveSpeed: "Dive speed",
  "diveSpeed.hint": "MP, the fastest at which it dives in full (4.5b).",
  ceiling: "Ceiling",
  "ceiling.hint": "Metres, 50 to 10,000.",
  build: "Build",
  damage: "Damage points",
  "damage.hint": "So many destroy it; 1 to 99.",
  schedule: "Maneuver schedule",
  "schedule.hint": ({ prices: mp }: { prices: readonly number[] }) =>
    mp.length === 1
      ? "It turns one hexside a hex."
      : `What the first ${mp.length} hexsides in one hex cost; A is clumsy, E nimble.`,
  "schedule.prices": ({ id, prices: mp }: { id: Schedule; prices: readonly number[] }) =>
    `${id}: ${prices(mp)}`,
  silhouette: "Silhouette",
  "silhouette.hint": "Added to attacks on it: −1 a small fighter, 2 a bomber.",
  tailSilhouette: "Silhouette in tailing",
  "tailSilhouette.hint": "Where it differs, as with pushers (4.4f).",
  "tailSilhouette.same": "The same",
  figure: ({ figure }: { figure: number }) => (figure === 0 ? "0" : signed(figure)),
  maneuvers: ({ schedule }: { schedule: Schedule }) => `Special maneuvers on schedule ${schedule}`,
  maneuver: "Maneuver",
  price: "Price",
  "maneuver.sideslip": "Sideslip",
  "maneuver.barrel-roll": "Barrel roll",
  "maneuver.immelmann": "Immelmann",
  "maneuver.split-s": "Split S",
  "maneuver.loop": "Loop",
  "maneuver.falling-leaf": "Falling leaf",
  worth: ({ points }: { points: number }) =>
    `Whoever shoots it down earns ${points} points, unless a set-up says otherwise (B-61).`,
  guns: "Guns",
  unarmed: "Without a gun it never shoots.",
  mount: ({ nth, of }: { nth: number; of: number }) =>
    of === 1 ? "The guns of one man" : `Guns, mount ${nth}`,
  "mount.add": "Mount another gun",
  "mount.remove": "Take this mount off",
  "mount.column": "Armament",
  "column.A": "Two guns fired as one (column A)",
  "column.B": "Vickers and Lewis (column B)",
  "column.C": "One gun (column C)",
  "column.D": "One gun, hard to aim (column D)",
  "mount.field": "It fires",
  "field.front": "straight ahead",
  "field.nose": "ahead, aimed by hand",
  "field.rear": "astern",
  "field.belly": "astern and below",
  "field.all-round": "all round",
  "mount.man": "Fired by",
  man: ({ place, seats }: { place: number; seats: number }) =>
    place === 0 ? "the pilot" : seats > 2 ? `gunner ${place}` : "the observer",
  drums: ({ barrel }: { barrel: Barrel["id"] }) => BARRELS[barrel],
  "drums.hint": ({ drums }: { drums: number }) =>
    drums === 1 ? "One belt or drum; two drums of six: 6 6." : `${drums} drums, the first on the gun.`,
  "mount.modifier": "Added to each attack",
  "mount.modifier.hint": "0 for most, −1 for a Lewis on the wing (4.9i).",
  rules: ({ count }: { count: number }) => (count === 0 ? "Special rules" : `Special rules (${count})`),
  ...flags,
  model: "Which miniature",
  "model.of": "Model",
  "model.hint": "One of the game's miniatures, in its own colours.",
  "livery.albatros-d-iii-red": "Albatros D.III in red",
  "livery.albatros-d-v-black": "Albatros D.V in black",
  "livery.fokker-d-vii-white": "Fokker D.VII in white",
  "livery.fokker-dr-i-red": "Fokker Dr.I in red",
  "livery.nieuport-17-ball": "Nieuport 17 with a red nose",
  "livery.sopwith-triplane-black": "Sopwith Triplane in black",
  "livery.spad-vii-stork": "SPAD VII with a stork",
  standing: "Among the aircraft of the list",
  "standing.figure": ({ id, value }: { id: Ranked; value: number | null }) =>
    value === null ? "–" : `${value} ${UNITS[id]}`,
  "standing.missing": "It has no figure yet.",
  "standing.scale": ({
    id,
    value,
    least,
    most,
  }: {
    id: Ranked;
    value: number | null;
    least: number;
    most: number;
  }) =>
    `${RANKED[id]} ${value === null ? "without a figure" : `${value} ${UNITS[id]}`} on a scale; the aircraft of the list have ${least} to ${most}`,
  "standing.like": ({ names, others }: { names: readonly string[]; others: number }) =>
    `Like ${listed(others === 0 ? names : [...names, `${others} more`], "and")}.`,
  "standing.apart": ({ more, of }: { more: number; of: number }) => {
    if (more === 0) return "More than any aircraft of the list.";
    return more === of
      ? "Less than any aircraft of the list."
      : `${more} of the ${of} aircraft of the list have more.`;
  },
  fly: "Fly it now",
  "fly.about": "A duel over the front, head to head: you fly it, the computer flies the other.",
};
