/** Characters of a brief. */
export const briefMax = 10_000;
