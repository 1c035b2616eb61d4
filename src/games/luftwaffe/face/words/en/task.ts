import { counted, quarterName } from "../../../words/grammar.en.ts";
import { fraction } from "../../../words/names.ts";

type Of = { readonly side: 0 | 1 };

/** What each side is to do, in English. */
export const words = {
  "task.aim": ({ side, targets, to }: Of & { readonly targets: number; readonly to: number }) =>
    side === 0
      ? `Bomb ${counted(targets, "target", "targets")} by the end of ${quarterName(to)} (LW-112).`
      : `Keep one of ${counted(targets, "target", "targets")} standing to the end of ${quarterName(to)} (LW-112).`,
  "task.aim-raid": ({ side }: Of): string =>
    side === 0
      ? "Destroy two thirds of your targets and bring three quarters of your bombers home (LW-113)."
      : "Save more than a third of the targets, or shoot down more than a quarter of the bombers (LW-113).",
  "task.raid-targets": ({ side }: Of): string =>
    side === 0 ? "Destroy two thirds of the named targets" : "Save more than a third of the named targets",
  "task.raid-targets-how":
    "Bombers that end their move over their target bomb it; 15 factors always destroy it (LW-27, LW-28).",
  "task.raid-targets-far": ({ bombed, need }: { readonly bombed: number; readonly need: number }) =>
    need > 0
      ? `${bombed} destroyed; ${counted(need, "target", "targets")} needed.`
      : `${bombed} destroyed; how many are needed stands on the Target Sheet.`,
  "task.raid-losses": ({ side }: Of): string =>
    side === 0 ? "Lose at most a quarter of the bombers" : "Shoot down more than a quarter of the bombers",
  "task.raid-losses-how": "Counted in combat factors; a bomber that is not home in time is lost (LW-59).",
  "task.raid-losses-far": (far: { readonly lost: number; readonly most: number; readonly bombers: number }) =>
    `${far.lost} of ${counted(far.bombers, "factor", "factors")} lost; ${far.most} may be.`,
  "task.targets": ({ side, targets }: Of & { readonly targets: number }) =>
    side === 0
      ? `Bomb ${counted(targets, "target", "targets")}`
      : `Let no more than ${counted(targets - 1, "target", "targets")} be bombed`,
  "task.targets-how":
    "A bombed target stays bombed, whoever did it, the RAF by night as well (LW-28, LW-110).",
  "task.targets-far": (far: {
    readonly bombed: number;
    readonly targets: number;
    readonly quarters: number;
  }) =>
    `${far.bombed} bombed, ${Math.max(0, far.targets - far.bombed)} to go; ${counted(far.quarters, "quarter", "quarters")} after this.`,
  "task.factories": ({ side, enough }: Of & { readonly enough: number }) =>
    side === 0 ? `Leave fewer than ${enough} aircraft factories` : `Keep ${enough} aircraft factories`,
  "task.factories-how":
    "From the quarter that ends with fewer than 18, only six aircraft factors are made for good (LW-89).",
  "task.factories-far": ({ standing, need }: { readonly standing: number; readonly need: number }) =>
    need > 0 ? `${standing} stand; ${need} more would have to fall.` : `${standing} stand.`,
  "task.fuel": ({ side }: Of): string =>
    side === 0 ? "Leave less fuel than all German units need" : "Have fuel for all units",
  "task.fuel-how":
    "Ten from each refinery; what a unit has not got keeps it on the ground for a quarter (LW-97, LW-102).",
  "task.fuel-far": (far: { readonly next: number; readonly need: number; readonly reserve: number }) =>
    `${fraction(far.next)} next quarter as things stand, ${fraction(far.need)} needed, ${fraction(far.reserve)} in reserve.`,
  "task.target": ({ name, hex }: { readonly name: string; readonly hex: string }) => `${name}, ${hex}`,
  "task.target-far": ({ factors, groups }: { readonly factors: number; readonly groups: number }) =>
    `${counted(factors, "factor", "factors")} in ${counted(groups, "group", "groups")}.`,
};
