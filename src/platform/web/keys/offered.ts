import { useEffect, useSyncExternalStore } from "react";

/** The help reads here which keys the parts of a screen offer, each for as long as it is there. */
export function offeredBy<Item>(): {
  useOffer: (items: readonly Item[], name: string) => void;
  useOffered: () => readonly Item[];
} {
  let offered: readonly (readonly Item[])[] = [];
  let all: readonly Item[] = [];
  const listeners = new Set<() => void>();
  const change = (next: typeof offered) => {
    offered = next;
    all = next.flat();
    for (const tell of listeners) tell();
  };
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  };
  return {
    /** `name` tells whether the items are other ones. */
    useOffer: (items, name) =>
      // biome-ignore lint/correctness/useExhaustiveDependencies: the name alone makes a list another one
      useEffect(() => {
        const own = [...items];
        change([...offered, own]);
        return () => change(offered.filter((each) => each !== own));
      }, [name]),
    useOffered: () => useSyncExternalStore(subscribe, () => all),
  };
}
