import { type KeyName, keyNames } from "./keys.ts";
import { offeredBy } from "./offered.ts";

const { useOffer, useOffered } = offeredBy<KeyName>();

/** Tells the help which keys work on the screen, for as long as its list is there. */
export const useOfferedKeys = (keys: readonly KeyName[]): void => useOffer(keys, keys.join());

/** The keys of the screen that is open, in the order of the list. */
export function useScreenKeys(): KeyName[] {
  const offered = useOffered();
  return keyNames.filter((name) => offered.includes(name));
}
