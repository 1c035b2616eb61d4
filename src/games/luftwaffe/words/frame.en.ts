import { aimName, counted, quarterName } from "./grammar.en.ts";
import { placeName, typeName } from "./names.ts";

type Standing = { quarter: number; bombed: number; targets: number; american: number; german: number };
type RaidStanding = { quarter: number; bombed: number; american: number; german: number };

export const frame = {
  "throw.choice": "A choice by chance",
  "throw.raf": ({ place, factors }: { place: string; factors: number }) =>
    `The RAF at ${placeName(place)}, against ${counted(factors, "night-fighter factor", "night-fighter factors")}`,
  "throw.bombs": ({ target, factors }: { target: string; factors: number }) =>
    `${counted(factors, "bomber factor", "bomber factors")} at ${placeName(target)}`,
  "throw.volley": ({ by, at, factors }: { by: string; at: string; factors: number }) =>
    `${factors} ${typeName(by)} at ${aimName(at, (id) => (id.startsWith("BAS-") ? placeName(id) : typeName(id)))}`,
  "throw.guns": ({ base }: { base: string }) => `The guns of ${placeName(base)}`,
  "throw.jets": ({ quarter }: { quarter: number }) => `Jet production, ${quarterName(quarter)}`,
  "phase.raf": "RAF by night",
  "phase.substitute": "A Me 262 in place of another unit",
  "phase.night-leaves": "A night fighter leaves",
  "phase.replace": "Replacements",
  "phase.allocate": "Fuel allocation",
  "phase.sheet": "Target Sheet",
  "phase.marks": "Bomber killers",
  "phase.bases": "German set-up",
  "phase.groups": "Groups that take off together",
  "phase.german-move": "German take-offs, flight and landings",
  "phase.american-move": "American entry and flight",
  "phase.missions": "Fighter missions",
  "phase.bomb": "Bombing",
  "phase.strafe": "Strafing",
  "phase.attack": "German attack",
  "phase.counter": "American attack",
  "phase.defend": "The defender's declaration",
  "phase.engage": "How the battle is fought",
  "phase.elsewhere": "A battle on another table",
  "phase.reply": "Defensive fire",
  "phase.lose": "Taking losses",
  "phase.over": "The game is over",
  standing: ({ quarter, bombed, targets, american, german }: Standing) =>
    `${quarterName(quarter)}: ${bombed} of ${targets} targets bombed; factors left: Americans ${american}, Germans ${german}`,
  "standing.raid": ({ quarter, bombed, american, german }: RaidStanding) =>
    `${quarterName(quarter)}: ${counted(bombed, "target", "targets")} bombed; factors left: Americans ${american}, Germans ${german}`,
};

type KindOf<Key> = Key extends `phase.${infer Kind}` ? Kind : never;
/** What questions ask, by the prompt's kind. */
export type Kind = Exclude<KindOf<keyof typeof frame>, "over">;
