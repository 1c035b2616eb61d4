import type { SquadronId } from "../../../data/squadrons.ts";
import type { MissionKind } from "../../../rules/campaign/calendar.ts";
import type { Service } from "../../week.ts";
import { KINDS, RANKS, SQUADRONS } from "./week.ts";

function done({ kills, missions }: Service): readonly string[] {
  const flown = missions === 1 ? "1 mission" : `${missions} missions`;
  return kills === "0" ? [flown] : [kills === "1" ? "1 kill" : `${kills} kills`, flown];
}

/** Words of choosing who flies, in English. */
export const words = {
  "pick.title": ({ mission, day, evening }: { mission: number; day: number; evening: boolean }) =>
    `Mission ${mission} of 14 · ${day} April, ${evening ? "afternoon" : "morning"}`,
  "pick.task": ({ kind }: { kind: MissionKind }) => `Task of the Allies: ${KINDS[kind]}.`,
  "pick.how.allied": ({ least, most }: { least: number; most: number }) =>
    `Who goes? ${least} to ${most} aircraft, one of them a two-seater at least (B-66).`,
  "pick.how.german": ({ most }: { most: number }) =>
    most === 1
      ? "The die calls 1 aircraft: who goes? (B-66)"
      : `The die calls ${most} aircraft: who go? (B-66)`,
  "pick.chosen": ({ chosen, least, most }: { chosen: number; least: number; most: number }) =>
    `${chosen} chosen of ${least === most ? least : `${least} to ${most}`}`,
  "pick.line": "Or write it",
  "pick.go": "Take off",
  "pick.flight": ({ squadron, type, ready }: { squadron: SquadronId; type: string; ready: number }) =>
    `${SQUADRONS[squadron]} · ${type} · ${ready} ready`,
  "pick.bar": ({ machine }: { machine: boolean }): string =>
    machine ? "no machine ready" : "a man is missing",
  "man.service": (service: Service) => [...done(service), RANKS[service.rank]].filter(Boolean).join(", "),
};
