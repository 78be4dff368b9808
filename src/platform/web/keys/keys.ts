import { texts } from "./texts.ts";

/** Every key of a screen, once: the keyboard, tooltips, `aria-keyshortcuts` and the help read it. */
const pressed = {
  next: "j",
  previous: "k",
  open: "Enter",
  choose: "x",
  cart: "b",
  favorite: "f",
  block: "h",
  step: "a",
  decline: "d",
  message: "m",
  remove: "r",
  date: "t",
  markRead: "e",
  undo: "z",
} as const;

export type KeyName = keyof typeof pressed;
export const keyNames = Object.keys(pressed) as KeyName[];

const shownAs: Partial<Record<KeyName, string>> = { open: "Enter" };

/** As it stands on a keyboard: `J`, `Enter`. */
export const keyCap = (name: KeyName): string => shownAs[name] ?? pressed[name].toUpperCase();

export const keyWords = (name: KeyName): string => texts.says[name];

/** The names that a pressed key has; a screen offers at most one of them. */
export const keysOf = (key: string): KeyName[] => keyNames.filter((name) => pressed[name] === key);

/** A button that its key presses says so; `data-key` is how the keyboard finds it. */
export const keyed = (name: KeyName, label: string) => ({
  label,
  title: `${label} (${keyCap(name)})`,
  "aria-keyshortcuts": keyCap(name),
  "data-key": name,
});

/** The same for a control with words of its own. */
export function keyedWords(name: KeyName) {
  const { label: _label, ...props } = keyed(name, keyWords(name));
  return props;
}
