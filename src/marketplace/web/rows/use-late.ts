import { useEffect, useState } from "react";

/**
 * True once something has kept one waiting for so long, until it is over. A delayed transition in the stylesheet says the same,
 * but begins an animation with each wait: while a hand drags, the browser then lays its layers anew at every step.
 */
export function useLate(isWaiting: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting, milliseconds]);
  return isWaiting && isLate;
}
