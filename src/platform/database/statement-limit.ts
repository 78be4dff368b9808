/** Longest statement; long work lifts it for its transaction. */
export const statementMilliseconds = 30_000;
