import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { useAddressPart, useAdjust, useChanges } from "../address.ts";

/** Whether the comparison is open, by the address: Back closes it, and a link opens it. */
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
    // Opened by a link, there is nothing to go back to.
    close: () => (isOpenedHere.current ? router.history.back() : adjust(() => ({ comparing: undefined }))),
  };
}
