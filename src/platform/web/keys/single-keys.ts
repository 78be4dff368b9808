import { readCookie, writeCookie } from "../cookies.ts";

const name = "single-keys";

/** Single keys as shortcuts; the choice is kept for 365 days and through sign-outs (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => readCookie(name) !== "off";

export const setSingleKeys = (isOn: boolean): void => writeCookie(name, isOn ? undefined : "off");

const textFields =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(textFields) !== null;

/** Marks a dialog in which people work as on a screen: it has keys of its own. */
export const worksAsScreen = { "data-works-as-screen": true };

/** Some dialogs stay in the document while they are closed. */
const openModals = (): Element[] =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].filter((dialog) => dialog.checkVisibility());

export const isModalOpen = (): boolean => openModals().length > 0;

/** True where a dialog is open that waits for an answer. */
export const isQuestionOpen = (): boolean => openModals().some((dialog) => !dialog.closest("[data-works-as-screen]"));

/** True when a key pressed alone may act. */
export function isSingleKey(event: KeyboardEvent, isBlocked = isModalOpen): boolean {
  const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  return !event.defaultPrevented && !isHeld && !isTyping(event) && !isBlocked() && areSingleKeysOn();
}
