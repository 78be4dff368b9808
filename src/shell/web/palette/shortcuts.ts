import { keysOf } from "#platform/web/keys/keys.ts";

export type Shortcut = "palette" | "help" | "search";

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; repeat: boolean };

type Circumstances = {
  isTyping: boolean;
  isModalOpen: boolean;
  /** The help is open to a dialog with keys of its own. */
  isQuestionOpen: boolean;
  /** Single keys can be switched off: speech input and shaking hands press them unawares (WCAG 2.1.4). */
  areSingleKeysOn: boolean;
};

/** Ignores keys while somebody types and while a dialog is open. */
export function shortcutOf(
  press: Press,
  { isTyping, isModalOpen, isQuestionOpen, areSingleKeysOn }: Circumstances,
): Shortcut | undefined {
  if (isTyping || isQuestionOpen || press.repeat || press.altKey) return undefined;
  if (isModalOpen)
    return areSingleKeysOn && keysOf(press.key).includes("help") && !press.ctrlKey && !press.metaKey
      ? "help"
      : undefined;
  if (press.ctrlKey || press.metaKey) return press.key.toLowerCase() === "k" ? "palette" : undefined;
  if (!areSingleKeysOn) return undefined;
  return keysOf(press.key).find((name) => name === "help" || name === "search");
}
