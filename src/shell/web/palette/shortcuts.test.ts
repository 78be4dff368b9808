import { expect, test } from "vitest";
import { shortcutOf } from "./shortcuts.ts";

const press = (
  key: string,
  held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean; repeat?: boolean } = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...held,
});
const free = { isTyping: false, isModalOpen: false, isQuestionOpen: false, areSingleKeysOn: true };

test("Ctrl-K and Cmd-K open the palette, ? the help, / goes to the search", () => {
  expect(shortcutOf(press("k", { ctrlKey: true }), free)).toBe("palette");
  expect(shortcutOf(press("K", { metaKey: true }), free)).toBe("palette");
  expect(shortcutOf(press("?"), free)).toBe("help");
  expect(shortcutOf(press("/"), free)).toBe("search");
  expect(shortcutOf(press("k"), free)).toBeUndefined();
  expect(shortcutOf(press("/", { ctrlKey: true }), free)).toBeUndefined();
  expect(shortcutOf(press("?", { altKey: true }), free)).toBeUndefined();
});

test("no shortcut fires while somebody types, under a dialog, or again and again", () => {
  for (const key of [press("k", { ctrlKey: true }), press("?"), press("/")]) {
    expect(shortcutOf(key, { ...free, isTyping: true })).toBeUndefined();
    expect(shortcutOf(key, { ...free, isModalOpen: true, isQuestionOpen: true })).toBeUndefined();
    expect(shortcutOf({ ...key, repeat: true }, free)).toBeUndefined();
  }
});

test("a dialog that works as a screen has the help, and neither palette nor search", () => {
  const drawer = { ...free, isModalOpen: true };
  expect(shortcutOf(press("?"), drawer)).toBe("help");
  expect(shortcutOf(press("/"), drawer)).toBeUndefined();
  expect(shortcutOf(press("k", { ctrlKey: true }), drawer)).toBeUndefined();
});

test("single keys can be switched off; the palette stays", () => {
  const without = { ...free, areSingleKeysOn: false };
  expect(shortcutOf(press("?"), without)).toBeUndefined();
  expect(shortcutOf(press("/"), without)).toBeUndefined();
  expect(shortcutOf(press("k", { ctrlKey: true }), without)).toBe("palette");
});
