import { useEffect, useState } from "react";

/** Opens what is drawn open a moment later: Mantine returns the focus only where it saw the opening. */
export function useSeenOpening(isOpen: boolean): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(isOpen), [isOpen]);
  return opened;
}
