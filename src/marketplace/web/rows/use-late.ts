import { useEffect, useState } from "react";

/**
 * True once a wait has lasted this long, until it is over. A delayed CSS transition would begin an animation with each
 * wait and rebuild layers at every step of a drag.
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
