import { create } from "zustand";

/** How many steps plainer than chosen the 3D table is drawn on this machine since the page was opened. */
export const usePlainness = create<number>()(() => 0);
