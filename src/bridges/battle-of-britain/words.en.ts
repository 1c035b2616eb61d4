/** Why a battle of the Battle of Britain can't be fought on another table, in English. */
export const words = {
  "other-table": ({ by }: { readonly by: string }): string =>
    by === "cards"
      ? "Both sides agreed to fight this battle with cards."
      : "Both sides agreed to fight this battle as a plotted dogfight.",
  "too-many": ({ side, count }: { readonly side: string; readonly count: number }): string =>
    `${count} squadrons of the ${side === "british" ? "British" : "German"} side are more than the card table takes; fight this battle by the campaign's own dice.`,
  "no-model": ({ type }: { readonly type: string }): string =>
    `Nothing flies for a squadron of the type ${type} on this table; fight this battle by the campaign's own dice.`,
};
