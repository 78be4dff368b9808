/** An organization's open orders are counted up to here. */
export const openOrdersMost = 1_000;
