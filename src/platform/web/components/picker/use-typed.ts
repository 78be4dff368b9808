import { useRef, useState } from "react";
import { exactMatch, type Option } from "./matching.ts";

/**
 * What is typed into a picker, by the rules of all of them: leaving takes what was typed in full and never wipes the rest,
 * which is said to be no choice yet, unless any word is one.
 */
export function useTyped(options: readonly Option[], take: (value: string) => void, takesLeft = false) {
  const [typed, setTyped] = useState("");
  const [isLeft, setLeft] = useState(false);
  const isLeaving = useRef(false);
  return {
    typed,
    isUnanswered: isLeft && typed.trim() !== "",
    clear: () => setTyped(""),
    /** The field itself would empty its text when it is left. */
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
