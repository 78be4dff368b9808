import { useEffect, useRef } from "react";
import { offeredBy } from "./offered.ts";
import { isQuestionOpen, isSingleKey } from "./single-keys.ts";

/** A letter that is no key of all screens, as the help says it: a move of what is open, or of a row. */
export type OwnKey = { key: string; says: string };

const ofOpen = offeredBy<OwnKey>();
const ofRows = offeredBy<OwnKey>();

/** Presses a button of the object that is open. The help names the key for as long as the button can be pressed. */
export function useOwnKey(key: string | undefined, says: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  ofOpen.useOffer(key ? [{ key, says }] : [], `${key} ${says}`);
  useEffect(() => {
    if (!key) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || !isSingleKey(event, isQuestionOpen)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [key]);
}

export const useOwnKeys = ofOpen.useOffered;

/** Tells the help the letters of a list's rows. */
export const useRowLetters = (letters: readonly OwnKey[]): void =>
  ofRows.useOffer(letters, letters.map(({ key, says }) => key + says).join());

export const useOfferedLetters = ofRows.useOffered;

/** As a tooltip and `aria-keyshortcuts` say it. */
export const ownKeyed = (key: string | undefined, says: string) =>
  key ? { title: `${says} (${key.toUpperCase()})`, "aria-keyshortcuts": key.toUpperCase() } : {};
