import { useEffect, useSyncExternalStore } from "react";
import { type KeyName, keyNames } from "./keys.ts";

let offered: readonly (readonly KeyName[])[] = [];
const listeners = new Set<() => void>();

function change(next: typeof offered): void {
  offered = next;
  for (const tell of listeners) tell();
}

/** Tells the help which keys work on the screen, for as long as its list is there. */
export function useOfferedKeys(keys: readonly KeyName[]): void {
  const names = keys.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names alone make a list another one
  useEffect(() => {
    const own = [...keys];
    change([...offered, own]);
    return () => change(offered.filter((each) => each !== own));
  }, [names]);
}

const currentlyOffered = () => offered;

/** The keys of the screen that is open, in the order of the list. */
export function useScreenKeys(): KeyName[] {
  const lists = useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, currentlyOffered);
  return keyNames.filter((name) => lists.some((keys) => keys.includes(name)));
}
