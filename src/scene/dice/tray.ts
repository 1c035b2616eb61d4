/** The inside of the tray in inches: the baize is 8.2 by 5.2, the wooden rim takes it to about 9 by 6. */
export const TRAY = { halfLength: 4.1, halfWidth: 2.6, rim: 0.55, wood: 0.4 } as const;

/** How long it is on the table, rails and all, in inches. */
export const TRAY_LENGTH = 9;
