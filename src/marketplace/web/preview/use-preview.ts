import { useCallback } from "react";
import { useAddressPart, useAdjust } from "../address.ts";

/** The outlet beside the list, by the address. */
export function usePreview() {
  const adjust = useAdjust();
  return {
    outlet: useAddressPart(({ preview }) => preview),
    show: useCallback((outlet: string) => adjust(() => ({ preview: outlet })), [adjust]),
    close: useCallback(() => adjust(() => ({ preview: undefined })), [adjust]),
  };
}

/** Returns a stable function that opens an outlet's preview, or closes it where it is open. */
export function useTogglePreview(): (outlet: string) => void {
  const adjust = useAdjust();
  return useCallback(
    (outlet) => adjust(({ preview }) => ({ preview: preview === outlet ? undefined : outlet })),
    [adjust],
  );
}
