import { readCookie, writeCookie } from "../cookies.ts";

const name = "single-keys";

/** Single keys as shortcuts; the choice is kept for 365 days and through sign-outs (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => readCookie(name) !== "off";

export const setSingleKeys = (isOn: boolean): void => writeCookie(name, isOn ? undefined : "off");

const textFields =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(textFields) !== null;

/** Some dialogs stay in the document while they are closed. */
export function isModalOpen(): boolean {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some((dialog) =>
    dialog.checkVisibility(),
  );
}

/** True when a key pressed alone may act. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  return !event.defaultPrevented && !isHeld && !isTyping(event) && !isModalOpen() && areSingleKeysOn();
}
