import { useEffect, useMemo } from "react";
import { storeOf } from "../store.ts";

/** The help reads here which keys the parts of a screen offer, each for as long as it is there. */
export function offeredBy<Item>(): {
  useOffer: (items: readonly Item[], name: string) => void;
  useOffered: () => readonly Item[];
} {
  const offered = storeOf<readonly (readonly Item[])[]>([]);
  return {
    /** `name` tells whether the items are other ones. */
    useOffer: (items, name) =>
      // biome-ignore lint/correctness/useExhaustiveDependencies: the name alone makes a list another one
      useEffect(() => {
        const own = [...items];
        offered.set([...offered.get(), own]);
        return () => offered.set(offered.get().filter((each) => each !== own));
      }, [name]),
    useOffered: () => {
      const lists = offered.use();
      return useMemo(() => lists.flat(), [lists]);
    },
  };
}
