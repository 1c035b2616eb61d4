import { describe, expect, it } from "vitest";
import { declare } from "../../../../../src/games/great-war/rules/fire/declare.ts";
import {
  frontTargets,
  gunners,
  gunnerTargets,
  headOnTargets,
  lateFirers,
  lateTargets,
  opensSwitch,
} from "../../../../../src/games/great-war/rules/fire/index.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import { flown, inTheAir, keys, MIDDLE, off, refused, say, shot, told, USUAL } from "./scene.ts";

/** A Camel in the middle that flew straight on, facing 0. */
const HUNTER: Plane = { id: "A1" };

/** An enemy so many hexes ahead of the middle. */
function ahead(id: string, hexes: number, more: Partial<Plane> = {}): Plane {
  return { id, type: "albatros-d-iii", hex: off(0, hexes), ...more };
}

function names(state: State, list: readonly { readonly target: number }[]): string[] {
  return list.map(({ target }) => state.setup.airframes[target]?.id ?? "");
}

const DECLARE = { do: "declare", who: 0 } as const;

describe("4.6a front guns, at the end of the own move", () => {
  it("4.6a the enemy in the line of fire during the last two MP may be named, or nobody", () => {
    const state = inTheAir([HUNTER, ahead("G1", 3)]);
    expect(names(state, frontTargets(state, 0))).toEqual(["G1"]);
    expect(say(state, DECLARE, "fire G1").shots).toEqual([shot()]);
    expect(say(state, DECLARE, "hold").shots).toEqual([]);
  });

  it("4.6a of several one is named", () => {
    const state = inTheAir([HUNTER, ahead("G1", 3), ahead("G2", 5)]);
    expect(names(state, frontTargets(state, 0))).toEqual(["G1", "G2"]);
    const once = say(state, DECLARE, "fire G2");
    expect(frontTargets(once, 0)).toEqual([]);
  });

  it("A-08 the look after each MP counts: a turn in the last MP shows the target only once", () => {
    const here = { hex: MIDDLE, facing: 0, altitude: 3000 } as const;
    const turning = flown([{ ...here, facing: 5 }, here]);
    const state = inTheAir([{ ...HUNTER, flown: turning }, ahead("G1", 3)]);
    expect(frontTargets(state, 0)).toEqual([]);
    expect(refused(state, DECLARE, "fire G1")).toEqual(["fire-looks"]);
    const paid = flown([{ ...here, facing: 5 }, { ...here, facing: 5 }, here, here]);
    expect(frontTargets(inTheAir([{ ...HUNTER, flown: paid }, ahead("G1", 3)]), 0)).toHaveLength(1);
  });

  it("A-08 both looks must have it in range and height", () => {
    expect(frontTargets(inTheAir([HUNTER, ahead("G1", 7)]), 0)).toHaveLength(1);
    expect(frontTargets(inTheAir([HUNTER, ahead("G1", 8)]), 0)).toEqual([]);
  });

  it("A-09 all MP of a move of one", () => {
    const one = flown([{ hex: MIDDLE, facing: 0, altitude: 3000 }]);
    expect(frontTargets(inTheAir([{ ...HUNTER, flown: one }, ahead("G1", 8)]), 0)).toHaveLength(1);
  });

  it("A-33 an enemy that is yet to move may be named", () => {
    const state = inTheAir([HUNTER, ahead("G1", 3)]);
    const waiting = state.aircraft.map((one, index) => (index === 1 ? { ...one, flown: null } : one));
    expect(frontTargets({ ...state, aircraft: waiting }, 0)).toHaveLength(1);
  });

  it("nobody fires at friends, at the fallen, or before he has moved", () => {
    expect(frontTargets(inTheAir([HUNTER, { ...ahead("A2", 3) }]), 0)).toEqual([]);
    expect(frontTargets(inTheAir([HUNTER, ahead("G1", 3, { status: "destroyed" })]), 0)).toEqual([]);
    const state = inTheAir([HUNTER, ahead("G1", 3)]);
    const still = { ...state, aircraft: state.aircraft.map((one) => ({ ...one, flown: null })) };
    expect(frontTargets(still, 0)).toEqual([]);
  });

  it("A-45 a gun that strafed fires at no aircraft", () => {
    const looks = [
      { hex: off(3, 1), facing: 0, altitude: 3000 },
      { hex: MIDDLE, facing: 0, altitude: 3000 },
    ] as const;
    const state = inTheAir([{ ...HUNTER, flown: flown(looks, { strafed: [MIDDLE] }) }, ahead("G1", 3)]);
    expect(refused(state, DECLARE, "fire G1")).toEqual(["fire-idle"]);
  });
});

describe("4.4j, 4.4k tailers", () => {
  const turned = flown([
    { hex: MIDDLE, facing: 5, altitude: 3000 },
    { hex: MIDDLE, facing: 0, altitude: 3000 },
  ]);
  const tail = [{ tailer: 0, target: 1 }];

  it("4.4j a tailer in good position needs the last MP alone", () => {
    const state = inTheAir([{ ...HUNTER, flown: turned }, ahead("G1", 3)]);
    expect(frontTargets(state, 0)).toEqual([]);
    const tailing = { ...state, tails: tail };
    expect(frontTargets(tailing, 0)).toMatchObject([{ target: 1, tailing: true }]);
    expect(say(tailing, DECLARE, "fire G1").shots).toMatchObject([{ tailing: true, strayed: false }]);
  });

  it("4.4j out of good position the normal two, without a penalty", () => {
    const aside = ahead("G1", 3, { facing: 1 });
    const state = { ...inTheAir([{ ...HUNTER, flown: turned }, aside]), tails: tail };
    expect(refused(state, DECLARE, "fire G1")).toEqual(["fire-looks"]);
    const two = { ...inTheAir([HUNTER, aside]), tails: tail };
    expect(say(two, DECLARE, "fire G1").shots).toMatchObject([{ tailing: false, strayed: false }]);
  });

  it("4.4k, A-37 at any other enemy it strays, late too, but not at a head-on attacker and not its observer", () => {
    const planes = [HUNTER, ahead("G1", 3), ahead("G2", 5)];
    const state = { ...inTheAir(planes), tails: [{ tailer: 0, target: 1 }] };
    expect(say(state, DECLARE, "fire G2").shots).toMatchObject([{ strayed: true }]);
    expect(say(state, { do: "late", who: 0, target: 2 }, "fire G2").shots).toMatchObject([{ strayed: true }]);
    const nose = ahead("G2", 4, { facing: 3 });
    const faced = { ...inTheAir([HUNTER, ahead("G1", 3), nose]), tails: state.tails };
    const attacked = { ...faced, shots: [shot({ from: 2, target: 0 })] };
    const switched = say(attacked, { do: "switch", who: 0, attacker: 2 }, "fire G2");
    expect(switched.shots.at(-1)).toMatchObject({ from: 0, strayed: false });
    const crewed = inTheAir([
      { id: "A1", type: "re-8" },
      ahead("G1", 3),
      { ...ahead("G2", 0), hex: off(2, 3) },
    ]);
    const gunner = say({ ...crewed, tails: state.tails }, { do: "gunner", who: 0, man: 1 }, "fire G2");
    expect(gunner.shots).toMatchObject([{ man: 1, strayed: false }]);
  });
});

describe("4.6b late targets", () => {
  /** An enemy that moves last and ends two MP in the row ahead. */
  const comer = (id: string, last: number): Plane =>
    ahead(id, last, {
      facing: 3,
      flown: flown([
        { hex: off(0, last + 1), facing: 3, altitude: 3000 },
        { hex: off(0, last), facing: 3, altitude: 3000 },
      ]),
    });

  it("4.6b an enemy that spends its final two MP in the line of fire may be taken", () => {
    const state = inTheAir([HUNTER, comer("G1", 3)]);
    expect(names(state, lateTargets(state, 0, 1))).toEqual(["G1"]);
    expect(lateFirers(state, 1)).toEqual([0]);
    const late = say(state, { do: "late", who: 0, target: 1 }, "fire G1");
    expect(late.shots).toEqual([shot()]);
    expect(lateTargets(late, 0, 1)).toEqual([]);
  });

  it("4.6b one MP is not enough", () => {
    const passing = ahead("G1", 3, {
      flown: flown([
        { hex: off(0, 3, 2, 1), facing: 5, altitude: 3000 },
        { hex: off(0, 3), facing: 5, altitude: 3000 },
      ]),
    });
    const state = inTheAir([HUNTER, passing]);
    expect(lateTargets(state, 0, 1)).toEqual([]);
    expect(refused(state, { do: "late", who: 0, target: 1 }, "fire G1")).toEqual(["fire-late"]);
  });

  it("4.6b not before the own move", () => {
    const state = inTheAir([comer("G1", 3), HUNTER]);
    expect(lateTargets(state, 1, 0)).toEqual([]);
  });

  it("A-33 passing up one that has moved bars it, one that had not does not", () => {
    const passed = inTheAir([ahead("G1", 5), HUNTER, comer("G2", 3)]);
    expect(lateTargets(passed, 1, 2)).toEqual([]);
    expect(refused(passed, { do: "late", who: 1, target: 2 }, "fire G2")).toEqual(["fire-passed"]);
    const later = inTheAir([HUNTER, ahead("G1", 5), comer("G2", 3)]);
    expect(lateTargets(later, 0, 2)).toHaveLength(1);
  });

  it("B-79 a late target that was let go bars no later one", () => {
    const state = inTheAir([HUNTER, comer("G1", 5), comer("G2", 3)]);
    expect(names(state, lateTargets(state, 0, 1))).toEqual(["G1"]);
    const after = say(state, { do: "late", who: 0, target: 1 }, "hold");
    expect(names(after, lateTargets(after, 0, 2))).toEqual(["G2"]);
  });

  it("4.6b, A-39 one that was taken by two others was no target to pass up", () => {
    const planes = [ahead("G1", 5), { id: "A2" }, { id: "A3" }, HUNTER, comer("G2", 3)];
    const state = inTheAir(planes);
    const taken = { ...state, shots: [shot({ from: 1, target: 0 }), shot({ from: 2, target: 0 })] };
    expect(lateTargets(state, 3, 4)).toEqual([]);
    expect(lateTargets(taken, 3, 4)).toHaveLength(1);
  });
});

describe("4.6c observers", () => {
  it("4.6c, A-41 field of fire and range at the end of movement, no MP condition", () => {
    const state = inTheAir([
      { id: "A1", type: "re-8" },
      { ...ahead("G1", 0), hex: off(2, 4) },
    ]);
    expect(frontTargets(state, 0)).toEqual([]);
    expect(names(state, gunnerTargets(state, 0, 1))).toEqual(["G1"]);
    // Nobody behind a gun fires by virtue of tailing (4.4j), not even from an aircraft that tails.
    const tailed = { ...state, tails: [{ tailer: 0, target: 1 }] };
    expect(gunnerTargets(tailed, 0, 1)).toMatchObject([{ target: 1, tailing: false }]);
    expect(gunners(state)).toEqual([{ who: 0, man: 1 }]);
    const done = say(state, { do: "gunner", who: 0, man: 1 }, "fire G1");
    expect(done.shots).toEqual([shot({ man: 1, mount: "rear", barrels: [0] })]);
    expect(gunners(done)).toEqual([]);
  });

  it("4.6c, 4.9a the F.E.2b's front gun is the observer's; its rear gun is optional", () => {
    const planes = [{ id: "A1", type: "fe-2b" }, ahead("G1", 3), { ...ahead("G2", 0), hex: off(2, 3) }];
    const state = inTheAir(planes, { options: { ...USUAL, rearGun: false } });
    expect(frontTargets(state, 0)).toEqual([]);
    expect(gunnerTargets(state, 0, 1).map(({ mount, target }) => [mount.id, target])).toEqual([["nose", 1]]);
    const armed = inTheAir(planes, { options: { ...USUAL, rearGun: true } });
    expect(gunnerTargets(armed, 0, 1).map(({ mount }) => `${mount.id} ${mount.column}`)).toEqual([
      "nose C",
      "rear D",
    ]);
  });

  it("4.8f a wounded observer fires no gun, 4.9r nor one at the controls", () => {
    const behind = { ...ahead("G1", 0), hex: off(2, 4) };
    const fit = { health: "fit", woundedIn: null } as const;
    const wounded = [fit, { health: "wounded", woundedIn: null }] as const;
    expect(gunners(inTheAir([{ id: "A1", type: "re-8", crew: wounded }, behind]))).toEqual([]);
    const flies = [{ health: "killed", woundedIn: null }, fit] as const;
    const state = inTheAir([{ id: "A1", type: "dh-4", crew: flies }, behind]);
    expect(gunners(state)).toEqual([]);
    expect(refused(state, { do: "gunner", who: 0, man: 1 }, "fire G1")).toEqual(["fire-idle"]);
    expect(frontTargets(inTheAir([{ id: "A1", type: "dh-4", crew: flies }, ahead("G1", 3)]), 0)).toEqual([]);
  });

  it("A-45 a gunner with two guns fires one of them, which he names", () => {
    const low = { ...ahead("A1", 0, { type: "sopwith-camel", altitude: 2950 }), hex: off(2, 4) };
    const state = inTheAir([{ id: "G1", type: "gotha-g-v" }, low]);
    const task = { do: "gunner", who: 0, man: 2 } as const;
    expect(refused(state, task, "fire A1")).toEqual(["fire-which"]);
    const fired = say(state, task, "fire A1 belly");
    expect(fired.shots).toMatchObject([{ mount: "belly", man: 2 }]);
    expect(gunnerTargets(fired, 0, 2)).toEqual([]);
  });
});

describe("4.6d two front guns at one target", () => {
  const crowd = [HUNTER, ahead("G1", 3), ahead("G2", 5), { id: "A2" }, { id: "A3" }];
  const two = [shot({ from: 3, target: 1 }), shot({ from: 4, target: 1 })];

  it("4.6d, A-39 a third may not while there is another enemy", () => {
    const state = { ...inTheAir(crowd), shots: two };
    expect(names(state, frontTargets(state, 0))).toEqual(["G2"]);
    expect(refused(state, DECLARE, "fire G1")).toEqual(["fire-taken"]);
    const one = { ...state, shots: two.slice(1) };
    expect(names(one, frontTargets(one, 0))).toEqual(["G1", "G2"]);
  });

  it("4.6d, A-39 all may when it is the last enemy on the board", () => {
    const planes = crowd.map((one) => (one.id === "G2" ? { ...one, status: "home" as const } : one));
    const state = { ...inTheAir(planes), shots: two };
    expect(names(state, frontTargets(state, 0))).toEqual(["G1"]);
  });

  it("A-11 rear guns neither count nor are counted, an observer's front gun does", () => {
    const rear = shot({ from: 3, target: 1, man: 1, mount: "rear", barrels: [0] });
    const planes = [HUNTER, ahead("G1", 3), ahead("G2", 5), { id: "A2", type: "re-8" }, { id: "A3" }];
    const state = { ...inTheAir(planes), shots: [rear, shot({ from: 4, target: 1 })] };
    expect(names(state, frontTargets(state, 0))).toEqual(["G1", "G2"]);
    const nose = shot({ from: 3, target: 1, man: 1, mount: "nose", barrels: [0] });
    const pushers = planes.map((one) => (one.id === "A2" ? { ...one, type: "fe-2b" } : one));
    const taken = { ...inTheAir(pushers), shots: [nose, shot({ from: 4, target: 1 })] };
    expect(names(taken, frontTargets(taken, 0))).toEqual(["G2"]);
    const full = { ...inTheAir(pushers), shots: [shot({ from: 0 }), shot({ from: 4, target: 1 })] };
    expect(names(full, gunnerTargets(full, 3, 1))).toEqual(["G2"]);
  });
});

describe("4.6e, 4.6f what is declared stands", () => {
  const nose = ahead("G1", 4, { facing: 3 });
  const planes = [HUNTER, nose, ahead("G2", 6)];

  it("4.6e another enemy in the line of fire changes nothing", () => {
    const state = say(inTheAir(planes), DECLARE, "fire G2");
    expect(frontTargets(state, 0)).toEqual([]);
    expect(lateTargets(state, 0, 1)).toEqual([]);
    expect(headOnTargets(state, 0, 1)).toEqual([]);
  });

  it("4.6f, A-10 who is attacked head-on may drop it and fire at the attacker", () => {
    const declared = say(inTheAir(planes), DECLARE, "fire G2");
    const attacked = say(declared, { do: "declare", who: 1 }, "fire A1");
    expect(headOnTargets(attacked, 0, 1)).toHaveLength(1);
    const task = { do: "switch", who: 0, attacker: 1 } as const;
    expect(say(attacked, task, "keep").shots).toEqual(attacked.shots);
    expect(say(attacked, task, "hold").shots).toEqual(attacked.shots);
    const switched = say(attacked, task, "fire G1");
    expect(switched.shots).toMatchObject([
      { from: 1, target: 0 },
      { from: 0, target: 1 },
    ]);
    expect(refused(attacked, task, "fire G2")).toEqual(["fire-other"]);
    expect(say(attacked, task, "hold").shots).toEqual(attacked.shots);
    expect(refused(attacked, task, "pass")).not.toEqual([]);
  });

  it("4.6f, B-23 it is asked once, at the front gun's shot, and no other shot asks", () => {
    const two = [
      HUNTER,
      ahead("G1", 4, { facing: 3, type: "halberstadt-cl-ii" }),
      ahead("G2", 6),
      { id: "A2" },
    ];
    const before = say(inTheAir(two), DECLARE, "fire G2");
    const attacked = say(before, { do: "declare", who: 1 }, "fire A1");
    expect(opensSwitch(before, attacked, 1, 0)).toBe(true);
    const rear = shot({ from: 1, target: 3, man: 1, mount: "rear", barrels: [0] });
    const observed = { ...attacked, shots: [...attacked.shots, rear] };
    expect(opensSwitch(attacked, observed, 1, 3)).toBe(false);
    const both = { ...attacked, shots: [...attacked.shots, { ...rear, target: 0 }] };
    expect(opensSwitch(attacked, both, 1, 0)).toBe(false);
    const others = { ...attacked, shots: [...attacked.shots, shot({ from: 2, target: 0 })] };
    expect(opensSwitch(attacked, others, 2, 0)).toBe(false);
  });

  it("4.6f tells what was dropped", () => {
    const declared = { ...inTheAir(planes), shots: [shot({ target: 2 }), shot({ from: 1, target: 0 })] };
    const order = {
      kind: "fire",
      text: "fire G1",
      target: 1,
      mount: "front",
      barrels: [0, 1],
      below: false,
    } as const;
    const { events } = declare(declared, { do: "switch", who: 0, attacker: 1 }, order);
    expect(keys(events)).toEqual(["event.declares"]);
    expect(told(events, "event.declares")).toMatchObject({
      id: "A1",
      target: "G1",
      dropped: "G2",
      how: "switch",
    });
  });

  it("B-17 one that declared nothing may turn on the attacker too", () => {
    const attacked = { ...inTheAir(planes), shots: [shot({ from: 1, target: 0 })] };
    expect(headOnTargets(attacked, 0, 1)).toHaveLength(1);
  });

  it("A-10 head-on means opposite facings in the same row, with front guns", () => {
    const slanted = inTheAir([HUNTER, ahead("G1", 4, { facing: 2 }), ahead("G2", 6)]);
    expect(headOnTargets({ ...slanted, shots: [shot({ from: 1, target: 0 })] }, 0, 1)).toEqual([]);
    const beside = inTheAir([HUNTER, { ...nose, hex: off(0, 4, 2, 1) }]);
    expect(headOnTargets({ ...beside, shots: [shot({ from: 1, target: 0 })] }, 0, 1)).toEqual([]);
    const away = inTheAir([HUNTER, ahead("G1", 4, { type: "re-8" })]);
    const rear = shot({ from: 1, target: 0, man: 1, mount: "rear", barrels: [0] });
    expect(headOnTargets({ ...away, shots: [rear] }, 0, 1)).toEqual([]);
  });

  it("4.6f, A-10, A-11 an observer's front gun attacks head-on too", () => {
    const pusher = inTheAir([{ id: "G1" }, { ...nose, id: "A1", type: "fe-2b" }, ahead("A2", 6)]);
    const fired = say(
      { ...pusher, shots: [shot({ target: 2 })] },
      { do: "gunner", who: 1, man: 1 },
      "fire G1 nose",
    );
    expect(headOnTargets(fired, 0, 1)).toHaveLength(1);
  });

  it("4.6f, A-39 not as the third front gun", () => {
    const others = [shot({ from: 3, target: 1 }), shot({ from: 4, target: 1 }), shot({ from: 1, target: 0 })];
    const state = { ...inTheAir([...planes, { id: "A2" }, { id: "A3" }]), shots: others };
    expect(headOnTargets(state, 0, 1)).toEqual([]);
  });

  it("4.6f, 4.9n not the D.VII on its propeller", () => {
    const below = inTheAir([
      { id: "G1", type: "fokker-d-vii" },
      { ...HUNTER, id: "A1", hex: off(0, 3), facing: 3 },
    ]);
    const shots = [shot({ from: 1, target: 0 }), shot({ from: 0, target: 1, below: true })];
    expect(headOnTargets({ ...below, shots }, 0, 1)).toEqual([]);
    expect(headOnTargets({ ...below, shots: shots.slice(0, 1) }, 0, 1)).toHaveLength(1);
  });
});
