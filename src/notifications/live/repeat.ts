/** A new stream repeats this much at most; after a longer gap the client reads everything anew. */
export const repeatedMilliseconds = 60_000;
