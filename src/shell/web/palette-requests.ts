import { storeOf } from "#platform/web/store.ts";

const timesOpened = storeOf(0);

/** Asks for the palette, which loads on first use and may still be on its way. */
export const openPalette = (): void => timesOpened.set(timesOpened.get() + 1);

export const useTimesOpened = timesOpened.use;
