/** Why a battle of any campaign can't be fought on another table, in English. */
export const words = {
  "other-table": ({ by }: { readonly by: string }): string =>
    by === "cards"
      ? "Both sides agreed to fight this battle with cards."
      : "Both sides agreed to fight this battle as a plotted dogfight.",
  "no-model": ({ type }: { readonly type: string }): string =>
    `Nothing flies for the type ${type} on this table; fight this battle by the campaign's own dice.`,
};
