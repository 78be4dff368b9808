/** Somebody on a side whose role lets them make all of its moves. */
export const withEveryRight = <Party extends string>(party: Party) => ({ party, may: () => true });
