import { listed, signed } from "../../../../core/text.ts";
import { band, barrelName, count, guns, IDLE, measured, mountName, parts } from "../grammar.en.ts";
import type {
  Attack,
  CriticalValues,
  Declares,
  Engine,
  GroundAttack,
  GunBroken,
  Id,
  Jam,
  ManHit,
  PointsLost,
  Shooting,
  ShotLost,
  Side,
} from "../values.ts";

const LOST: Readonly<Record<string, string>> = {
  guns: "its guns are silent",
  "target-gone": "the target is gone",
  line: "the target has left the line of fire",
};

const HOW = {
  declare: (target: string) => `declares its fire at ${target} (4.6a)`,
  late: (target: string) => `takes ${target} as its target, which flew into its line of fire (4.6b)`,
  switch: (target: string) => `turns its guns on ${target}, which attacks head-on (4.6f)`,
  gunner: (target: string) => `has ${target} in front of a gunner (4.6c)`,
} as const;

const POINTS = {
  graze: "only a graze",
  "no-gun": "there was no front gun to hit",
  nobody: "there was nobody to hit",
  again: "that part was gone already",
  spar: "the spar",
} as const;

/** `5 + 3 = 8, ace +2 (4.7d) = 10`. */
function sum(
  faces: readonly number[],
  natural: number,
  added: string,
  total: number,
  modified: number,
): string {
  const rolled = `${faces.join(" + ")} = ${natural}`;
  if (added === "") return rolled;
  const whole = natural + total;
  return `${rolled}, ${added} = ${whole}${whole === modified ? "" : `, which counts as ${modified}`}`;
}

function outcome(points: number, critical: boolean): string {
  if (!critical) return points === 0 ? "no damage" : count(points, "point");
  return `${count(points, "point")} and a critical hit`;
}

const CRITICALS: Readonly<Record<string, string>> = {
  pilot: "the pilot",
  controls: "a rudder or aileron cable",
  "engine-light": "the engine",
  gun: "a front gun",
  observer: "an observer",
  graze: "a graze",
  elevator: "the elevator cable",
  spar: "a wing spar",
  fuel: "the fuel tank",
  "engine-heavy": "the engine, badly",
};

export const fire = {
  "event.declares": ({ id, target, how, below, strayed, dropped, ...gun }: Declares) => {
    const upward = below ? ", from below on its propeller (4.9n)" : "";
    const other = strayed ? ", at −1 for a tailer's other target (4.4k)" : "";
    const instead = dropped === null ? "" : `, no longer at ${dropped}`;
    return `${id} ${HOW[how](target)}, ${guns(gun)}${upward}${other}${instead}.`;
  },
  "event.shot-lost": ({ id, target, mount, why, rule }: ShotLost) =>
    `${id}'s shot at ${target} (${mountName(mount)}) is lost, without dice or ammunition: ${LOST[why] ?? IDLE[why] ?? why} (${rule}).`,
  "event.ace": ({ id, choice, size }: Id & { choice: "attack" | "defend"; size: number }) =>
    choice === "attack"
      ? `${id}, an ace, uses his skill to attack: +${size} on his own fire (4.7d).`
      : `${id}, an ace, uses his skill to evade: −${size} on all fire at him (4.7d).`,
  "event.attack": (shot: Attack) => {
    const added = sum(shot.faces, shot.natural, parts(shot.parts), shot.total, shot.modified);
    const result = shot.moot
      ? `${shot.target} is destroyed already, so only ammunition and jams count (4.7b)`
      : outcome(shot.points, shot.critical);
    const left = shot.left.map((now, place) => {
      const spare = shot.spare[place] ?? 0;
      return spare > 0 ? `${now} + ${spare}` : String(now);
    });
    const up = shot.below ? "from below, " : "";
    return `${shot.id} fires at ${shot.target} (${up}${guns(shot)}; ${measured(shot)}; row ${shot.row} ${band(shot.band)}): ${added}: ${result}. Ammunition left: ${listed(left, "and")}.`;
  },
  "event.ground-attack": ({ id, row, total, rescue, ...shot }: GroundAttack) => {
    const modifier = total === 0 ? "" : `modifier ${signed(total)}`;
    const added = sum(shot.faces, shot.natural, modifier, total, shot.modified);
    const die = rescue === null ? "" : `; a natural critical hit, die ${rescue} (4.10p)`;
    return `${row} fire at ${id}: ${added}${die}: ${outcome(shot.points, shot.critical)}.`;
  },
  "event.jam": ({ id, barrels, faces, natural, less, jammed, linked }: Jam) => {
    const dice = barrels.map((barrel, place) => `${barrelName(barrel)} ${faces[place]}`);
    const cold = less > 0 ? `, each less ${less} at 5,000 m and above` : "";
    const result = jammed.length === 0 ? "nothing jams" : `${listed(jammed.map(barrelName), "and")} jammed`;
    const both = linked ? ", which silences both (4.7h)" : "";
    return `Jam test for ${id} after a natural ${natural} (4.7g): ${listed(dice, "and")}${cold}: ${result}${both}.`;
  },
  "event.own-tail": ({ id }: Id) =>
    `A natural 11 past its own tail: ${id} hits itself for 1 point (4.9b, A-19).`,
  "event.critical": ({ id, number, faces, effect, source }: CriticalValues) =>
    `Critical hit on ${id}${source === "ground" ? " from the ground" : ""}: ${faces.join(" + ")} = ${number}, ${CRITICALS[effect]}.`,
  /** 4.10q: the crew are lucky. */
  "event.crew-spared": ({ id, die, needs }: Id & { number: number; die: number; needs: number }) =>
    `The crew of ${id} have luck: die ${die}, and fire from the ground needs ${needs === 6 ? "a 6" : `${needs} or more`} (4.10q).`,
  "event.man-hit": ({ id, man, name, faces, added, health, second, rule }: ManHit) => {
    const who = `${man === 0 ? "The pilot" : "The observer"} of ${id}${name === "" ? "" : `, ${name},`}`;
    const state = health === "killed" ? "killed" : "seriously wounded";
    const plus = added === 0 ? "" : ` + ${added}`;
    const dice = faces.length === 0 ? "" : ` (${faces.join(" + ")}${plus})`;
    const why = second && faces.length === 0 ? ": a second wound kills" : "";
    return `${who} is ${state}${dice}${why} (${rule === "7" ? "§7" : rule}).`;
  },
  "event.drawn": ({ id, name, man, die }: Id & { man: number; name: string; die: number }) =>
    `Die ${die} decides that ${name === "" ? `observer ${man}` : name} of ${id} is hit.`,
  "event.controls": ({ id, die, way }: Id & { die: number; way: "L" | "R" }) =>
    `Die ${die}: from now on ${id} can turn only ${way === "L" ? "left" : "right"} (§7).`,
  "event.engine": ({ id, die, loss, max, min, rule }: Engine) =>
    `Die ${die}: the engine of ${id} loses ${loss} MP (${rule}); its maximum is ${max} now${max < min ? `, below its minimum of ${min}: it must glide` : ""}.`,
  "event.gun-broken": ({ id, barrel, die, left }: GunBroken) =>
    `${die === null ? "" : `Die ${die}: `}${id} loses its ${barrel === "gun" ? "front gun" : barrelName(barrel)}${left > 0 ? "; the other fires alone on C" : ""} (§7).`,
  "event.points-lost": ({ id, points, why }: PointsLost) =>
    `${id} loses ${count(points, "point")}: ${POINTS[why]} (§7).`,
  "event.elevator": ({ id }: Id) => `${id} can climb no more (§7).`,
  "event.spar": ({ id, dive }: Id & { dive: number }) =>
    `${id} can dive ${dive} m at most from now on, and can neither overdive nor fly special maneuvers (§7).`,
  "event.tank": ({ id }: Id) =>
    `The tank of ${id} leaks: fuel is rolled for at the end of every turn (4.8d).`,
  /** 4.9q: the pilot is dead and an observer takes over. */
  "event.takes-over": ({ id, name }: Id & { name: string }) =>
    `The observer of ${id}${name === "" ? "" : `, ${name},`} takes the dual controls (4.9q).`,
  "event.burns": ({ id }: Id) => `The balloon ${id} goes up in flames.`,
  "event.destroyed": ({ id, damage, of }: Id & Side & { damage: number; of: number }) =>
    `${id} is destroyed: ${damage} of ${of} points (D-11).`,
  "event.lost": ({ id }: Id & Side) => `${id} has nobody left to fly it and is lost (§7).`,
  /** 4.7c: each of them has 1 of `share` parts of the kill. */
  "event.kill": ({ target, by, share }: { target: string; by: readonly string[]; share: number }) =>
    share === 1
      ? `${target} falls to ${by[0]} (4.7c).`
      : `${target} falls to ${listed(by, "and")}: 1/${share} of a kill for each (4.7c).`,
  "throw.attack": ({ id, target, total, ...gun }: Shooting & { total: number }) =>
    `${id} at ${target}, ${guns(gun)}${total === 0 ? "" : `, ${signed(total)}`}`,
  "throw.ground-attack": ({ id, row, total }: Id & { row: string; total: number }) =>
    `${row} fire at ${id}${total === 0 ? "" : `, ${signed(total)}`}`,
  "throw.jam": ({ id, barrels, least }: Id & { barrels: readonly string[]; least: number }) =>
    `Jam test for ${id}, ${listed(barrels.map(barrelName), "then")}: ${least} or more keeps a gun firing`,
  "throw.critical": ({ id }: Id) => `Critical hit on ${id}`,
  "throw.rescue": ({ id }: Id) => `Is it a critical hit on ${id}? 1 to 3 is one`,
  "throw.crew": ({ id, needs }: Id & { needs: number }) =>
    `Is a man of ${id} hit? ${needs === 6 ? "A 6" : `${needs} or more`} hits him`,
  "throw.man": ({ id, man }: Id & { man: number }) =>
    `How bad is it? ${man === 0 ? "Pilot" : "Observer"} of ${id}: 9 and more is death`,
  "throw.draw": ({ id }: Id) => `Which observer of ${id}`,
  "throw.controls": ({ id }: Id) => `Which way ${id} can still turn: 1 to 3 left, 4 to 6 right`,
  "throw.engine": ({ id }: Id) => `Engine of ${id}`,
  "throw.gun": ({ id }: Id) => `Which gun of ${id}: 1 to 3 the left or the Vickers`,
};
