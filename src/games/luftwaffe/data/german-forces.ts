import { quarterOf } from "./calendar.ts";
import type { GermanUnit } from "./tables.ts";

type Month = Parameters<typeof quarterOf>[0];

function enter(month: Month, type: string, designations: string): readonly GermanUnit[] {
  return designations.split(" ").map((designation) => ({
    id: `${type}-${designation}`,
    type,
    designation,
    enters: quarterOf(month),
    ...(designation.startsWith("NJG") && { night: true as const }),
  }));
}

/** LW-14: eight schools in all, fewer than would leave no pilots. */
function schools(month: Month, type: string, designations: string): readonly GermanUnit[] {
  return enter(month, type, designations).map((unit) => ({ ...unit, school: true as const }));
}

/** LW-111: night fighters for which a Me 110 leaves; only that of January 1944 is the source's. */
function exchanged(month: Month, designations: string): readonly GermanUnit[] {
  return enter(month, "Ju88", designations).map((unit) => ({ ...unit, replacesNight: true as const }));
}

/** Section 3: German units by the quarter in which they enter; ours from history. */
export const GERMANS: readonly GermanUnit[] = [
  ...enter("1943-01", "FW190", "JG1 JG2 JG26"),
  ...enter("1943-01", "Me109", "JG1 JG3 JG27"),
  ...enter("1943-01", "Me110", "NJG1 NJG2 NJG3 NJG4"),
  ...schools("1943-01", "Me109", "JG101 JG102"),
  ...schools("1943-01", "Me110", "ZG101"),
  ...enter("1943-04", "FW190", "JG11"),
  ...enter("1943-04", "Me109", "JG11 JG54"),
  ...enter("1943-04", "Me110", "NJG5"),
  ...schools("1943-04", "Me109", "JG103"),
  ...enter("1943-07", "Me109", "JG50 JG300"),
  ...enter("1943-07", "Me110", "ZG26"),
  ...schools("1943-07", "Me109", "JG104"),
  ...enter("1943-10", "Me109", "JG301 JG302 JG53"),
  ...enter("1943-10", "Me110", "ZG76 NJG6"),
  ...schools("1943-10", "Me109", "JG105"),
  ...exchanged("1944-01", "NJG2"),
  ...enter("1944-01", "FW190", "Sturm1"),
  ...enter("1944-01", "Me109", "JG77"),
  ...enter("1944-01", "Me410", "ZG26"),
  ...enter("1944-01", "Me110", "NJG101"),
  ...schools("1944-01", "Me109", "JG106"),
  ...exchanged("1944-04", "NJG3"),
  ...enter("1944-04", "FW190", "JG3"),
  ...enter("1944-04", "Me109", "JG4"),
  ...enter("1944-04", "Me410", "ZG1"),
  ...enter("1944-04", "Me110", "NJG102"),
  ...schools("1944-04", "Me109", "JG107"),
  ...enter("1944-07", "Ju88", "NJG100"),
  ...exchanged("1944-07", "NJG4"),
  ...enter("1944-07", "FW190", "JG4 JG300"),
  ...enter("1944-07", "Me109", "JG5"),
  ...enter("1944-07", "Me163", "JG400"),
  ...enter("1944-10", "FW190", "JG6 JG301"),
  ...enter("1944-10", "Me109", "JG76 JG6"),
  ...enter("1944-10", "Me262", "Nowotny"),
  ...enter("1945-01", "FW190", "JG26b"),
  ...enter("1945-01", "Me109", "JG27b"),
  ...enter("1945-01", "Me262", "JG7 KGJ54"),
  ...enter("1945-04", "Me109", "EJG1"),
  ...enter("1945-04", "Me262", "JV44"),
  ...enter("1945-04", "He162", "JG1"),
];
