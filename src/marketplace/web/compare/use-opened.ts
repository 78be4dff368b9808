import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { useAddressPart, useAdjust, useChanges } from "../address.ts";

/** Whether the chosen formats stand side by side. The address says it: Back closes them, and a link opens them. */
export function useOpened() {
  const router = useRouter();
  const { open } = useChanges();
  const adjust = useAdjust();
  const isOpen = useAddressPart(({ comparing }) => comparing === "true");
  const isOpenedHere = useRef(false);
  return {
    isOpen,
    open: () => {
      isOpenedHere.current = true;
      open({ comparing: "true" });
    },
    // A link that opened them has nothing behind it to go back to.
    close: () => (isOpenedHere.current ? router.history.back() : adjust(() => ({ comparing: undefined }))),
  };
}
