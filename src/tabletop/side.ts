/** Which of the two side colours and markings a thing carries. */
export type SideIndex = 0 | 1;
