import { texts } from "./texts.ts";

/** Every key of Byline, once: the keyboard, tooltips, `aria-keyshortcuts` and the help read it. */
const pressed = {
  search: "/",
  help: "?",
  next: "j",
  previous: "k",
  open: "Enter",
  choose: "x",
  preview: " ",
  cart: "b",
  favorite: "f",
  block: "h",
  remove: "d",
  markRead: "e",
  undo: "z",
} as const;

/** Held together with Ctrl, or with ⌘ on a Mac. */
const pressedWithCtrl = { palette: "k", link: "k", send: "Enter" } as const;

export type KeyName = keyof typeof pressed | keyof typeof pressedWithCtrl;
const singleNames = Object.keys(pressed) as (keyof typeof pressed)[];
export const keyNames: readonly KeyName[] = [
  ...singleNames,
  ...(Object.keys(pressedWithCtrl) as (keyof typeof pressedWithCtrl)[]),
];

/** Every list has them. */
export const listKeys: readonly KeyName[] = ["next", "previous", "open"];

/** They work on every screen. */
export const keysEverywhere: readonly KeyName[] = ["palette", "search", "help"];

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? "");

const cap = (key: string): string => (key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key);

/** As they stand on a keyboard: `["Ctrl", "K"]`. */
export const keyCaps = (name: KeyName): string[] =>
  name in pressed
    ? [cap(pressed[name as keyof typeof pressed])]
    : [isMac ? "⌘" : "Ctrl", cap(pressedWithCtrl[name as keyof typeof pressedWithCtrl])];

export const keyWords = (name: KeyName): string => texts.says[name];

/** The names of a key that is pressed alone; a screen offers at most one of them. */
export const keysOf = (key: string): KeyName[] => singleNames.filter((name) => pressed[name] === key);

/** As `aria-keyshortcuts` and `data-key` say it, by which the keyboard finds a control. */
export const pressedBy = (name: KeyName) => ({
  "aria-keyshortcuts": keyCaps(name).join("+").replace("Ctrl", "Control").replace("⌘", "Meta"),
  "data-key": name,
});

/** For an icon's button: its tooltip names the key. */
export const keyed = (name: KeyName, label: string) => ({
  label,
  title: `${label} (${keyCaps(name).join(" ")})`,
  ...pressedBy(name),
});

/** For a control with words of its own. */
export const keyedWords = (name: KeyName) => ({
  title: `${keyWords(name)} (${keyCaps(name).join(" ")})`,
  ...pressedBy(name),
});
