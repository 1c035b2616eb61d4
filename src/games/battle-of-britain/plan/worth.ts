/** Worth of a target bombed, of a German squadron lost and of a British one, in hundredths of a target (BB-134). */
export const SUCCESS = 100;
export const GERMAN_LOSS = 30;
export const RAF_LOSS = 50;
