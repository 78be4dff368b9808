import { useRef, useState } from "react";
import { exactMatch, type Option } from "./matching.ts";

/**
 * Holds a picker's typed text. Leaving the field picks an exact match, or any text with `takesLeft`. Other text stays
 * and counts as unanswered.
 */
export function useTyped(options: readonly Option[], take: (value: string) => void, takesLeft = false) {
  const [typed, setTyped] = useState("");
  const [isLeft, setLeft] = useState(false);
  const isLeaving = useRef(false);
  return {
    typed,
    isUnanswered: isLeft && typed.trim() !== "",
    clear: () => setTyped(""),
    /** The field itself would clear its text on blur. */
    onSearchChange: (text: string) => {
      if (!isLeaving.current) setTyped(text);
    },
    onFocus: () => {
      isLeaving.current = false;
      setLeft(false);
    },
    onBlur: () => {
      isLeaving.current = true;
      setLeft(true);
      const left = exactMatch(options, typed)?.value ?? (takesLeft ? typed.trim() : "");
      if (!left) return;
      take(left);
      setTyped("");
    },
  };
}
