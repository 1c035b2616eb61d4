import type { Hill } from "../../relief/hills.ts";

/** High ground as the table shows it, in km of the National Grid: where its middle is, how far it reaches, and how high. */
export const HILLS: readonly Hill[] = [
  // Dartmoor, Exmoor, Bodmin Moor, the Mendips, the Cotswolds, the Chilterns.
  [262, 78, 16, 18, 0.55],
  [282, 142, 20, 11, 0.5],
  [220, 80, 11, 10, 0.3],
  [350, 154, 16, 7, 0.3],
  [408, 215, 18, 32, 0.35],
  [482, 198, 22, 12, 0.3],
  // The Downs, north and south, and the Weald between them; Salisbury Plain.
  [545, 155, 46, 8, 0.32],
  [505, 112, 46, 7, 0.28],
  [548, 132, 20, 9, 0.2],
  [415, 148, 26, 14, 0.25],
  // Wales: the Beacons, the Cambrians, Snowdonia, the Marches.
  [292, 221, 30, 14, 0.75],
  [285, 275, 22, 32, 0.7],
  [264, 352, 20, 18, 1],
  [318, 290, 18, 26, 0.5],
  // The Peak, the Pennines, the Lakes, the Moors and the Wolds.
  [410, 385, 14, 26, 0.7],
  [388, 440, 20, 34, 0.75],
  [376, 522, 20, 34, 0.85],
  [326, 508, 22, 20, 1],
  [464, 496, 26, 16, 0.5],
  [532, 385, 9, 24, 0.25],
  // The Cheviots and the Southern Uplands; the Highlands' edge; the Isle of Man; Wicklow, the Mournes, Antrim.
  [388, 612, 22, 22, 0.75],
  [300, 610, 52, 22, 0.75],
  [262, 705, 60, 26, 0.9],
  [238, 488, 9, 12, 0.55],
  [110, 335, 26, 34, 0.8],
  [150, 490, 16, 14, 0.7],
  [140, 580, 22, 22, 0.5],
  // Brittany, Normandy, Artois.
  [262, -110, 60, 26, 0.35],
  [450, -60, 40, 30, 0.3],
  [660, 70, 40, 16, 0.25],
];
