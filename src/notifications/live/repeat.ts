/** Whoever opens a line is told again of the last so many milliseconds at most; after a longer gap everything is read anew. */
export const repeatedMilliseconds = 60_000;
