import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";

type LeftForm = {
  isLeft: boolean;
  leave: () => void;
  noteInput: (event: FormEvent) => void;
  noteChoice: (event: MouseEvent) => void;
};

/**
 * Escape, the cross and a click beside a dialog may be slips: its input waits for the next opening. A dialog that its
 * own code closes is done, and begins anew. A form with a secret never waits.
 */
export function useLeftForm(isOpen: boolean, close: () => void): LeftForm {
  const [isLeft, setLeft] = useState(false);
  const hasInput = useRef(false);
  const hasSecret = useRef(false);
  useEffect(() => {
    if (isOpen) setLeft(false);
    else if (!isLeft) hasInput.current = hasSecret.current = false;
  }, [isOpen, isLeft]);
  return {
    isLeft,
    leave: () => {
      setLeft(hasInput.current && !hasSecret.current);
      close();
    },
    noteInput: ({ target }) => {
      if (isSecret(target)) hasSecret.current = true;
      else hasInput.current = true;
    },
    // A list's choice fires no input event; its keys click too.
    noteChoice: ({ target }) => {
      hasInput.current ||= target instanceof Element && target.closest('[role="option"]') !== null;
    },
  };
}

const isSecret = (field: EventTarget): boolean =>
  field instanceof HTMLInputElement && (field.type === "password" || /password|one-time/.test(field.autocomplete));
